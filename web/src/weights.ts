/** The scales: which profile, and how much each clause counts. */

import { html, nothing } from 'lit-html';
import * as api from './api';
import { scales, weigh } from './actions';
import { visited } from './history';
import { label } from './label';
import { complain, state, update } from './store';

const HEAVIEST = 2;
const STEP = 0.05;

const percent = (factor: number) => `${Math.round(factor * 100)}%`;

/** Switch and slider of one clause. */
export function switchAndSlider(key: string, name: string) {
  const factor = state.weights[key] ?? 1;
  return html`<div class="weigh">
    <input
      type="checkbox"
      aria-label=${label('page-counts', { name })}
      .checked=${factor !== 0}
      @change=${(event: Event) => weigh(key, (event.target as HTMLInputElement).checked ? 1 : 0)}
    />
    <input
      type="range"
      min="0"
      max=${HEAVIEST}
      step=${STEP}
      data-weight=${key}
      aria-label=${label('page-weight-of', { name })}
      aria-valuetext=${percent(factor)}
      .value=${String(factor)}
      @input=${(event: Event) => weigh(key, Number((event.target as HTMLInputElement).value))}
    />
    <span class="num ${factor === 1 ? 'quiet' : ''}">${percent(factor)}</span>
  </div>`;
}

async function exportProfile(): Promise<void> {
  try {
    const text = await api.profileText(scales());
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'application/toml' }));
    link.download = edited() ? 'my-profile.toml' : `${state.profile}.toml`;
    link.click();
    URL.revokeObjectURL(link.href);
  } catch (fault) {
    complain(fault);
  }
}

function judgeBy(scales: { profile: string } | { weights: Record<string, number> }): void {
  update(scales);
  visited('same');
}

const edited = () => Object.keys(state.weights).length;

/** The row above the ledger. */
export function scalesBar() {
  const { catalog, profile, weighing } = state;
  if (!catalog) return nothing;
  return html`<div class="scales">
    <div class="switch" role="radiogroup" aria-label=${label('page-profile')}>
      ${catalog.profiles.map(
        name =>
          html`<label class=${name === profile ? 'on' : ''}
            ><input
              type="radio"
              name="profile"
              value=${name}
              .checked=${name === profile}
              @change=${() => judgeBy({ profile: name })}
            />${name[0]!.toUpperCase() + name.slice(1)}</label
          >`,
      )}
    </div>
    <button
      type="button"
      aria-pressed=${weighing}
      title=${label('page-weigh-hint')}
      @click=${() => update({ weighing: !weighing })}
    >
      ${label('page-weigh')}
    </button>
    ${
      edited()
        ? html`<button type="button" @click=${() => judgeBy({ weights: {} })}>
            ${label('page-reset', { count: edited() })}
          </button>`
        : nothing
    }
    <button type="button" title=${label('page-export-hint')} @click=${exportProfile}>
      ${label('page-export')}
    </button>
  </div>`;
}
