/** Dark and light: the system's choice until the visitor makes one. */

import { redrawCurve } from './curve';
import { update } from './store';

const system = matchMedia('(prefers-color-scheme: dark)');

export const isDark = () => {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : system.matches;
};

export function toggleTheme(): void {
  const theme = isDark() ? 'light' : 'dark';
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem('kmoch-theme', theme);
  } catch {
    // No storage: the choice holds for this visit.
  }
  redrawCurve();
  update({});
}
