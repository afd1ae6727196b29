export type Side = 'white' | 'black';
export interface ItemRecord { clause: string; side: Side; squares: string[]; on: string[]; at: string[]; by: string[]; count: number; mp: number; sentence: string }
export interface ShareRecord { count: number; mp: number }
export interface SharesRecord { white: ShareRecord; black: ShareRecord }
export interface OutcomeRecord { result: string; winner?: null | Side; sentence: string }
export interface PartRecord { key: string; name: string; mp: number }
export interface WhatIfRecord { from: string; to: string; total_mp: number; sentence: string }
export interface ReasonRecord { theme: string; title: string; side: Side; mp: number; squares: string[]; sentence: string; what_if?: null | WhatIfRecord; clauses: PartRecord[] }
export interface SearchedRecord { nodes: number; depth: number; score_mp: number; mate?: number | null; line: string[] }
export interface PrintedRecord { reasons: number[]; other: number; having_the_move: number; total: number }
export interface StoryRecord { total_mp: number; verdict: string; reasons: ReasonRecord[]; other_mp: number; move_mp: number; searched?: null | SearchedRecord; printed: PrintedRecord }
export interface AccountRecord { square: string; side: Side; unit: string; mp: number; clauses: PartRecord[] }
export interface BreachRecord { rule: string; side: Side; measure?: number | null; limit: number; squares: string[]; sentence: string; alone: boolean }
export interface PositionRecord { fen: string; turn: Side; material: number; stage: string; bracket: string; position_type: string; outcome?: null | OutcomeRecord; total_mp?: number | null; clauses: { [key: string]: SharesRecord }; breaches: BreachRecord[]; items: ItemRecord[]; facts: string[]; story?: null | StoryRecord; units?: AccountRecord[] | null; rest_mp?: number | null }
export interface CatalogSource { document?: string | null; heading?: string | null; quote?: string | null; numbers?: string | null; whose: string }
export interface CatalogSlot { name: string; values: { [key: string]: number[] } }
export interface CatalogClause { key: string; name: string; chapter: string; theme: string; direction: string; section: string; anchor?: string | null; what: string; why?: string | null; source: CatalogSource; label: boolean; unit: string; slots: CatalogSlot[]; example: string; evidence: string[] }
export interface Catalog { profiles: string[]; default_profile: string; chapters: { key: string; title: string }[]; clauses: CatalogClause[] }
export interface Variation { comment?: string | null; moves: Ply[] }
export interface Ply { san: string; uci: string; fen: string; nags?: number[]; comment?: string | null; variations?: Variation[] }
export interface TurningPoint { ply: number; swing_mp?: number | null; clause: string; name: string; clause_mp: number; sentence?: string | null }
export interface GameReport { games: string[]; first: number; count: number; index: number; tags: { [key: string]: string }; start: string; comment?: string | null; moves: Ply[]; remarks: string[]; outcome?: null | OutcomeRecord; totals_mp: (number | null)[]; clauses_mp: { [key: string]: number[] }; turning_points: TurningPoint[] }
export interface ExplainQuestion { fen: string; profile?: string | null; weights?: { [key: string]: number }; at_sight?: boolean; nodes?: number }
export interface Played { san: string; uci: string; fen: string }
export type Score = { cp: number } | { mate: number };
export interface EngineLine { rank: number; score: Score; uci: string[]; san: string[] }
export interface Info { depth: number; seldepth: number; nodes: number; nps: number; time_ms: number; hashfull: number; lines: EngineLine[] }
