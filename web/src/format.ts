/** Amounts as people read them. */

import { decimal } from './label';

const MINUS = '\u2212';

const signed = (number: string, value: number) => {
  const text = decimal(number);
  return value < 0 ? MINUS + text : value > 0 ? `+${text}` : text;
};

/** Millipawns as pawns with a sign: +0.35. */
export function pawns(mp: number): string {
  const text = (Math.abs(mp) / 1000).toFixed(2);
  return Number(text) === 0 ? decimal('0.00') : signed(text, mp);
}

/** Hundredths of a pawn, as the server rounded them: +0.35. */
export const hundredths = (amount: number) => pawns(amount * 10);

/** Millipawns as they are, exact to three decimals: −283.333. */
export function exact(mp: number): string {
  return signed(String(Math.round(Math.abs(mp) * 1000) / 1000), mp);
}

/** Sums without drift: amounts have three decimals, so they are whole micropawns. */
export const sum = (amounts: number[]) =>
  amounts.reduce((total, mp) => total + Math.round(mp * 1000), 0) / 1000;

/** 1234567 as 1.23M. */
export function short(count: number): string {
  if (count >= 1e9) return decimal(`${(count / 1e9).toFixed(2)}G`);
  if (count >= 1e6) return decimal(`${(count / 1e6).toFixed(2)}M`);
  if (count >= 1e3) return `${(count / 1e3).toFixed(0)}k`;
  return String(count);
}

/** An engine's score, seen from White. */
export function score(value: { cp: number } | { mate: number }): string {
  if ('mate' in value) return `${value.mate < 0 ? MINUS : ''}#${Math.abs(value.mate)}`;
  return pawns(value.cp * 10);
}

/** Where the score puts the balance: 0 for Black, 1 for White. */
export const balance = (mp: number) => 1 / (1 + Math.exp(-mp / 1500));
