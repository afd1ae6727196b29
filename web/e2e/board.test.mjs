/** Pieces in the hand: they follow the pointer, and the board stays as light as it was. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drag, dragByTouch, house, pieceFrom } from './harness.mjs';

const { visit, leave } = house();
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

test('a piece follows the mouse and is put down where it is let go', async () => {
  const page = await visit('');
  const far = [];
  for (const [from, to] of [
    ['e2', 'e4'],
    ['e7', 'e5'],
    ['g1', 'f3'],
  ]) {
    await drag(page, from, to, async half => far.push(await pieceFrom(page, half)));
    await page.waitForURL(new RegExp(from + to));
  }
  assert.ok(Math.max(...far) < 0.3, `the piece is ${far} squares away from the pointer`);
  await leave(page);
});

test('a piece follows the finger', async () => {
  const page = await visit('', PHONE);
  const far = [];
  for (const [from, to] of [
    ['e2', 'e4'],
    ['d7', 'd5'],
    ['b1', 'c3'],
    ['d5', 'd4'],
    ['c3', 'd5'],
    ['g8', 'f6'],
  ]) {
    await dragByTouch(page, from, to, async half => far.push(await pieceFrom(page, half)));
    await page.waitForURL(new RegExp(from + to));
  }
  // A finger hides what is below it: the board may lift the piece by up to a square.
  assert.ok(Math.max(...far) < 1.2, `the piece is ${far} squares away from the finger`);
  await leave(page);
});

test('a piece stays in the hand while answers come in and reasons are lit', async () => {
  const page = await visit('?moves=e2e4.e7e5');
  await drag(page, 'g1', 'f3', async half => {
    await page.evaluate(() => document.querySelector('.reason > button, .row').focus());
    await page.waitForTimeout(300);
    assert.ok((await pieceFrom(page, half)) < 0.3);
  });
  await page.waitForURL(/g1f3/);
  await leave(page);
});

test('three hundred steps leave the page as large as it was', async () => {
  const page = await visit('?moves=e2e4.e7e5.g1f3.b8c6.f1b5.a7a6');
  const count = () => page.evaluate(() => document.querySelectorAll('*').length);
  const around = async times => {
    for (let step = 0; step < times; step++) {
      await page.keyboard.press(step % 12 < 6 ? 'ArrowLeft' : 'ArrowRight');
    }
    await page.waitForSelector('.best-play');
  };
  await around(24);
  const before = await count();
  await around(276);
  const after = await count();
  assert.ok(after < before * 1.2, `${before} elements became ${after}`);
  await leave(page);
});
