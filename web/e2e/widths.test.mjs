/** Every width a visitor may have: nothing is cut off, nothing is squeezed. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { house } from './harness.mjs';

const { visit, leave } = house();
const POSITION = '?fen=r1bq1rk1/pp2bppp/2n1pn2/8/2BP4/P1N2N2/1P3PPP/R1BQ1RK1_w_-_-_0_10';
const SIZES = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1024, 768],
  [1280, 860],
  [1440, 900],
];

/** What is wrong with the page as it stands. */
const faults = () => {
  const found = [];
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) found.push(`the page is ${wide} wide`);
  const box = selector => document.querySelector(selector).getBoundingClientRect();
  const board = box('cg-board');
  if (board.width < 200 || Math.abs(board.width - board.height) > 2)
    found.push(`the board is ${board.width} by ${board.height}`);
  if (board.height > innerHeight) found.push('the board is higher than the screen');
  if (box('.move-box input').width < 70)
    found.push(`the move box is ${box('.move-box input').width} wide`);
  for (const name of document.querySelectorAll('.row .name')) {
    const words = name.textContent.trim().split(/\s+/);
    const range = document.createRange();
    range.selectNodeContents(name);
    const lines = new Set([...range.getClientRects()].map(line => Math.round(line.top))).size;
    if (lines > words.length || lines > 3)
      found.push(`"${name.textContent.trim()}" takes ${lines} lines`);
  }
  for (const told of document.querySelectorAll('.reason .sentence'))
    if (told.getBoundingClientRect().width < 180) found.push('a reason is narrower than 180');
  return found;
};

for (const [width, height] of SIZES) {
  test(`${width} by ${height}`, async () => {
    const page = await visit(POSITION, { viewport: { width, height } });
    await page.waitForSelector('.best-play');
    await page.evaluate(() => document.fonts.ready);
    await page.getByRole('button', { name: 'Open all' }).click();
    assert.deepEqual(await page.evaluate(faults), []);
    // German has the longest words.
    await page.locator('#top-tools select').selectOption('de');
    await page.waitForSelector('.reason .sentence[lang=de]');
    await page.waitForSelector('.best-play');
    assert.deepEqual(await page.evaluate(faults), []);
    await page.locator('#tab-game').click();
    await page.locator('#tab-engine').click();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= width, `the engine makes the page ${wide} wide`);
    await leave(page);
  });
}
