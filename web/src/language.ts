/** The language reasons are told in: English until the visitor chooses another. */

import { html } from 'lit-html';
import type { Lang } from './api-types';
import { state, update } from './store';

const KEY = 'kmoch-lang';
const LANGUAGES: [Lang, string][] = [
  ['en', 'English'],
  ['de', 'Deutsch'],
  ['es', 'Español'],
];

/** Takes up what was chosen at the last visit. */
export function startLanguage(): void {
  try {
    const kept = LANGUAGES.find(([lang]) => lang === localStorage.getItem(KEY));
    if (kept) state.lang = kept[0];
  } catch {
    // No storage: English.
  }
}

function choose(lang: Lang): void {
  try {
    localStorage.setItem(KEY, lang);
  } catch {
    // No storage: the choice holds for this visit.
  }
  update({ lang });
}

export const languageChoice = () =>
  html`<select
    aria-label="Language of the reasons"
    @change=${(event: Event) => choose((event.target as HTMLSelectElement).value as Lang)}
  >
    ${LANGUAGES.map(
      ([lang, name]) =>
        html`<option value=${lang} lang=${lang} ?selected=${lang === state.lang}>${name}</option>`,
    )}
  </select>`;
