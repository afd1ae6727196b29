/** The ledger by chapter and clause, put together from what was found. */

import type { Catalog, ItemRecord, PositionRecord, ShareRecord } from './api-types';
import { sum } from './format';

export interface ClauseSum {
  key: string;
  name: string;
  label: boolean;
  white: ShareRecord;
  black: ShareRecord;
  difference: number;
  items: ItemRecord[];
}

export interface ChapterSum {
  key: string;
  title: string;
  white: number;
  black: number;
  difference: number;
  clauses: ClauseSum[];
}

const NONE: ShareRecord = { count: 0, mp: 0 };

function clauseSums(told: PositionRecord, catalog: Catalog): Map<string, ClauseSum[]> {
  const items = new Map<string, ItemRecord[]>();
  for (const item of told.items) items.set(item.clause, [...(items.get(item.clause) ?? []), item]);
  const chapters = new Map<string, ClauseSum[]>();
  for (const { key, name, label, chapter } of catalog.clauses) {
    const { white, black } = told.clauses[key] ?? { white: NONE, black: NONE };
    const difference = sum([white.mp, -black.mp]);
    const clause = { key, name, label, white, black, difference, items: items.get(key) ?? [] };
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), clause]);
  }
  return chapters;
}

const made = new WeakMap<PositionRecord, { catalog: Catalog; chapters: ChapterSum[] }>();

/** The chapters of the ledger, each with its clauses. */
export function chaptersOf(told: PositionRecord, catalog: Catalog): ChapterSum[] {
  const known = made.get(told);
  if (known?.catalog === catalog) return known.chapters;
  const sums = clauseSums(told, catalog);
  const chapters = catalog.chapters.map(({ key, title }) => {
    const clauses = sums.get(key) ?? [];
    const white = sum(clauses.map(clause => clause.white.mp));
    const black = sum(clauses.map(clause => clause.black.mp));
    return { key, title, white, black, difference: sum([white, -black]), clauses };
  });
  made.set(told, { catalog, chapters });
  return chapters;
}

/** What everything adds up to, whoever has won. */
export const totalOf = (told: PositionRecord) =>
  sum(told.items.map(item => (item.side === 'white' ? item.mp : -item.mp)));
