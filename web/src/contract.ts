/** The JSON of the server, as `openapi.json` documents it. */

export type Side = 'white' | 'black';
export type Square = string;

export interface Item {
  side: Side;
  mp: number;
  /** The units the finding is about. */
  on: Square[];
  /** What they aim at. */
  at: Square[];
  /** The units that bring it about. */
  by: Square[];
  sentence: string;
}

export interface Share {
  count: number;
  mp: number;
}

export interface ClauseEntry {
  key: string;
  name: string;
  label: boolean;
  white: Share;
  black: Share;
  difference_mp: number;
  items: Item[];
}

export interface ChapterEntry {
  key: string;
  title: string;
  white_mp: number;
  black_mp: number;
  difference_mp: number;
  clauses: ClauseEntry[];
}

export interface Reason {
  clause: string;
  name: string;
  mp: number;
  item: Item;
}

export interface Both<T> {
  white: T;
  black: T;
}

export interface Explanation {
  fen: string;
  turn: Side;
  material: number;
  stage: string;
  bracket: string;
  total_mp: number;
  /** Who is better, in words. */
  verdict: string;
  profile: string;
  chapters: ChapterEntry[];
  reasons: Both<Reason[]>;
  position_type: 'open' | 'semi-open' | 'semi-closed' | 'closed';
  /** The sources' rules that one side breaks. */
  rules: BrokenRule[];
}

export interface BrokenRule {
  key: string;
  side: Side;
  squares: string[];
  sentence: string;
}

export interface CatalogSlot {
  name: string;
  /** By profile: the value with all pieces on the board, and with none. */
  values: Record<string, [number, number]>;
}

/** Where a clause stands in the sources, and whose its numbers are. */
export interface CatalogSource {
  document: string | null;
  heading: string | null;
  quote: string | null;
  numbers: 'theirs' | 'ours' | 'mixed' | null;
  whose: string;
}

export interface CatalogClause {
  key: string;
  name: string;
  chapter: string;
  theme: string;
  direction: 'virtue' | 'fault' | 'scale';
  section: string;
  anchor: string | null;
  what: string;
  why: string | null;
  source: CatalogSource;
  label: boolean;
  unit: 'millipawns' | 'share' | 'number';
  slots: CatalogSlot[];
  example: string;
  evidence: string[];
}

export interface Catalog {
  profiles: string[];
  default_profile: string;
  chapters: { key: string; title: string }[];
  clauses: CatalogClause[];
}

export interface Ply {
  san: string;
  uci: string;
  fen: string;
  nags?: number[];
  comment?: string;
}

export interface TurningPoint {
  ply: number;
  swing_mp: number;
  clause: string;
  name: string;
  clause_mp: number;
  sentence?: string;
}

export interface GameReport {
  games: string[];
  index: number;
  tags: Record<string, string>;
  start: string;
  moves: Ply[];
  totals_mp: number[];
  clauses_mp: Record<string, number[]>;
  turning_points: TurningPoint[];
}

export type Score = { cp: number } | { mate: number };

export interface EngineLine {
  rank: number;
  score: Score;
  uci: string[];
  san: string[];
}

export interface EngineInfo {
  depth: number;
  seldepth: number;
  nodes: number;
  nps: number;
  time_ms: number;
  hashfull: number;
  lines: EngineLine[];
}

/** By whose numbers to judge. */
export interface Scales {
  profile: string;
  weights: Record<string, number>;
}
