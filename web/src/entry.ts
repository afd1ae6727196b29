/** The box for a FEN or a PGN, and pasting anywhere. */

import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { load } from './actions';
import { wordsPane } from './controls';
import { label } from './label';
import { say } from './say';
import { complain, state } from './store';

/** What the visitor is typing; undefined shows the position on the board. */
let typed: string | undefined;

async function submit(text: string): Promise<void> {
  if (await load(text)) {
    typed = undefined;
    (document.activeElement as HTMLElement | null)?.blur();
  }
}

async function copyLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href);
    say(label('page-link-copied'));
  } catch {
    complain(label('page-no-copying'));
  }
}

async function openFile(event: Event): Promise<void> {
  const input = event.target as HTMLInputElement;
  const file = input.files?.[0];
  if (file) await load(await file.text());
  input.value = '';
}

export function entryPane() {
  if (state.setup) return nothing;
  return html`<form
      class="entry"
      @submit=${(event: SubmitEvent) => {
        event.preventDefault();
        void submit(
          ((event.target as HTMLFormElement).elements.namedItem('text') as HTMLTextAreaElement)
            .value,
        );
      }}
    >
      <label for="text">${label('page-entry')}</label>
      <textarea
        id="text"
        name="text"
        rows="2"
        spellcheck="false"
        autocomplete="off"
        .value=${live(typed ?? state.at.fen)}
        @focus=${(event: Event) => (event.target as HTMLTextAreaElement).select()}
        @input=${(event: Event) => (typed = (event.target as HTMLTextAreaElement).value)}
        @blur=${() => (typed = undefined)}
        @keydown=${(event: KeyboardEvent) => {
          const area = event.target as HTMLTextAreaElement;
          if (event.key === 'Enter' && !event.shiftKey) {
            event.preventDefault();
            void submit(area.value);
          }
        }}
      ></textarea>
      <div class="entry-tools">
        <button type="submit">${label('page-load')}</button>
        <label class="file button"
          >${label('page-open')}<input
            type="file"
            accept=".pgn,.fen,.epd,.txt"
            aria-label=${label('page-open-file')}
            @change=${openFile}
        /></label>
        <button type="button" title=${label('page-link-hint')} @click=${copyLink}>
          ${label('page-link')}
        </button>
      </div>
    </form>
    ${wordsPane()}`;
}

/** Text pasted outside a field is a position or a game. */
export function startPaste(): void {
  addEventListener('paste', event => {
    if (event.target instanceof Element && event.target.closest('input, textarea')) return;
    const text = event.clipboardData?.getData('text');
    if (text) void load(text);
  });
}
