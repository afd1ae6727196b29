/** What a screen reader hears of changes it cannot see. */

export function say(text: string): void {
  const live = document.getElementById('live')!;
  live.textContent = '';
  requestAnimationFrame(() => (live.textContent = text));
}

let move = '';

/** Says what was done; the verdict follows when it is known. */
export function announce(text: string): void {
  move = text;
  say(text);
}

/** Says what the move led to, once. */
export function conclude(verdict: string): void {
  if (!move) return;
  say(`${move}. ${verdict}`);
  move = '';
}
