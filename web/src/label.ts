/** The page's own words: those of the program's Fluent files, in the visitor's language. */

import { FluentBundle, FluentResource, type FluentFunction } from '@fluent/bundle';
import type { Lang } from './api-types';
import { state } from './store';

/** How things are called in a sentence, what the terminal says too, and what only the page says. */
const FILES = import.meta.glob<string>(
  '../../crates/kmoch-tell/lang/*/{grammar,text,catalog,page}.ftl',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

export type Arguments = Record<string, string | number>;

const bundles = new Map<Lang, FluentBundle>();

function bundleOf(lang: Lang): FluentBundle {
  const known = bundles.get(lang);
  if (known) return known;
  const SIDE: FluentFunction = ([side], named) =>
    format(bundle, 'side', {
      case: 'plain',
      form: 'plain',
      ...(named as Arguments),
      side: String(side),
    });
  const bundle = new FluentBundle(lang, { functions: { SIDE }, useIsolating: false });
  for (const [path, words] of Object.entries(FILES))
    if (path.includes(`/${lang}/`)) bundle.addResource(new FluentResource(words));
  bundles.set(lang, bundle);
  return bundle;
}

/** What has no words yet is called by its key. */
function format(bundle: FluentBundle, key: string, values: Arguments): string {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, values, []) : key;
}

/** What the page says: a message of the files, filled in. */
export const label = (key: string, values: Arguments = {}) =>
  format(bundleOf(state.lang), key, values);

/** The same with a capital, where it stands alone. */
export function heading(key: string, values: Arguments = {}): string {
  const text = label(key, values);
  return text.charAt(0).toLocaleUpperCase(state.lang) + text.slice(1);
}

/** A number that was written with a point, as it is written here. */
export const decimal = (number: string) => number.replace('.', label('decimal-sign'));

const STANDARD = 'KQRBN';

const translated = (text: string, from: string, to: string) =>
  text.replace(/[A-Z]/g, letter => to[from.indexOf(letter)] ?? letter);

/** Moves in standard notation with the letters that pieces have here: Nf3, Sf3, Cf3. */
export const moves = (san: string) => translated(san, STANDARD, label('piece-letters'));

/** A move that somebody wrote with the letters of the language, in standard notation. */
export const standard = (move: string) => translated(move, label('piece-letters'), STANDARD);
