/** What a screen reader hears of changes it cannot see. */

export function say(text: string): void {
  const live = document.getElementById('live')!;
  live.textContent = '';
  requestAnimationFrame(() => (live.textContent = text));
}
