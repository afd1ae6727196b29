/** The language of the page: English until the visitor chooses another. */

import { html } from 'lit-html';
import type { Lang } from './api-types';
import { label } from './label';
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

/** Says the words that stand in the page's frame. */
export function nameFrame(): void {
  document.documentElement.lang = state.lang;
  for (const part of document.querySelectorAll<HTMLElement>('[data-label]'))
    part.textContent = label(part.dataset.label!);
  for (const part of document.querySelectorAll<HTMLElement>('[data-aria-label]'))
    part.setAttribute('aria-label', label(part.dataset.ariaLabel!));
}

export const languageChoice = () =>
  html`<select
    aria-label=${label('page-language')}
    @change=${(event: Event) => choose((event.target as HTMLSelectElement).value as Lang)}
  >
    ${LANGUAGES.map(
      ([lang, name]) =>
        html`<option value=${lang} lang=${lang} ?selected=${lang === state.lang}>${name}</option>`,
    )}
  </select>`;
