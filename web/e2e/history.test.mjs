/** Nothing that was on the board is lost: variations, Back and Forward, reloads. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { house } from './harness.mjs';

const { visit, leave } = house();
const GAME = `[White "Steinitz"]
[Black "von Bardeleben"]
[Result "1-0"]

{A famous game} 1. e4 e5 2. Nf3 (2. f4 {the gambit} exf4 (2... d5) 3. Nf3) 2... Nc6 3. Bc4 {quiet} *

[White "Second"]
[Black "Game"]

1. d4 d5 *`;

const sans = page =>
  page.locator('.move-list .san').evaluateAll(all => all.map(one => one.textContent.trim()));

const type = async (page, move) => {
  await page.getByLabel('Type a move').fill(move);
  await page.getByLabel('Type a move').press('Enter');
  await page.waitForFunction(() => document.querySelector('.move-box input').value === '');
};

async function load(page) {
  await page.locator('#text').fill(GAME);
  await page.getByRole('button', { name: 'Load' }).click();
  await page.waitForSelector('.game-title');
}

test('variations are shown, can be walked, and another move adds one', async () => {
  const page = await visit('');
  await load(page);
  assert.equal((await page.locator('.comment').textContent()).trim(), 'A famous game');
  const all = ['e4', 'e5', 'Nf3', 'f4', 'exf4', 'd5', 'Nf3', 'Nc6', 'Bc4'];
  assert.deepEqual(await sans(page), all);
  await page.locator('.variation .move', { hasText: 'f4' }).first().click();
  await page.waitForURL(/moves=e2e4\.e7e5\.f2f4/);
  assert.equal((await page.locator('.comment').textContent()).trim(), 'the gambit');
  await type(page, 'd6');
  assert.equal((await sans(page)).length, all.length + 1);
  assert.match(await page.locator('.game-title').textContent(), /Steinitz/);
  await page.getByRole('button', { name: 'Take the last move back' }).click();
  await page.waitForURL(/f2f4/);
  assert.deepEqual(await sans(page), all);
  await leave(page);
});

test('Back and Forward go where the visitor was, games and all', async () => {
  const page = await visit('');
  await type(page, 'e4');
  await type(page, 'c5');
  await load(page);
  await page.getByRole('button', { name: 'Start position' }).click();
  await page.waitForURL(url => !url.search);
  await page.goBack();
  await page.waitForSelector('.game-title');
  assert.match(await page.locator('.game-title').textContent(), /Steinitz/);
  await page.goBack();
  await page.waitForURL(/e2e4.c7c5/);
  assert.deepEqual(await sans(page), ['e4', 'c5']);
  await page.goBack();
  await page.waitForURL(/e2e4/);
  assert.deepEqual(await sans(page), ['e4', 'c5'], 'the tree keeps what was played');
  await page.goForward();
  await page.goForward();
  await page.waitForSelector('.game-title');
  await leave(page);
});

test('a reload loses nothing, and another visit goes on where the last one ended', async () => {
  const page = await visit('');
  await load(page);
  await page.locator('.variation .move').first().click();
  await page.waitForURL(/f2f4/);
  await page.reload();
  await page.waitForSelector('ul.ledger .chapter');
  await page.locator('#tab-game').click();
  assert.match(await page.locator('.game-title').textContent(), /Steinitz/);
  assert.equal((await page.locator('.comment').textContent()).trim(), 'the gambit');
  assert.equal(await page.locator('.which option').count(), 2);
  await page.goBack();
  await page.waitForFunction(() => document.querySelectorAll('.move-list .move').length === 9);
  await page.goForward();
  await page.waitForURL(/f2f4/);
  await page.locator('.which select').selectOption('1');
  await page.waitForFunction(() =>
    document.querySelector('.game-title').textContent.includes('Second'),
  );
  const again = await page.context().newPage();
  await again.goto(new URL(page.url()).origin);
  await again.waitForSelector('ul.ledger .chapter');
  await again.locator('#tab-game').click();
  assert.match(await again.locator('.game-title').textContent(), /Second/);
  await leave(page);
});

test('a long list of games says how long it is, and every game can be reached', async () => {
  const page = await visit('');
  const many = Array.from(
    { length: 1100 },
    (_, game) => `[White "W${game + 1}"]\n[Black "B"]\n\n1. e4 *\n`,
  );
  await page.evaluate(text => {
    const data = new DataTransfer();
    data.setData('text', text);
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true }),
    );
  }, many.join('\n'));
  await page.waitForSelector('.which');
  assert.match(await page.locator('.which').textContent(), /1 to 500 of 1,100/);
  await page.locator('[data-game-number]').fill('1050');
  await page.locator('[data-game-number]').press('Enter');
  await page.waitForFunction(() =>
    document.querySelector('.game-title').textContent.includes('W1050'),
  );
  await leave(page);
});
