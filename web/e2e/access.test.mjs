/** For everybody: what axe finds, what is spoken, which keys work, how large targets are. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AxeBuilder } from '@axe-core/playwright';
import { house } from './harness.mjs';

const { visit, leave } = house();
const POSITION = '?fen=r3k2r/2p2ppp/2p5/8/8/8/PPP2PPP/R3K2R_w_KQkq_-_0_1&moves=a2a4';

async function check(page, where) {
  const { violations } = await new AxeBuilder({ page })
    .options({
      rules: { 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: true } },
    })
    .analyze();
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(node => node.target).join(', ')}`,
  );
  assert.deepEqual(told, [], where);
}

/** Everything that can be pressed and is smaller than 24 by 24, but for links within text. */
const small = () =>
  [...document.querySelectorAll('button, input, select, summary, textarea, .button')]
    .filter(
      one =>
        one.checkVisibility() &&
        !one.closest('.grid') &&
        one.type !== 'file' &&
        one.type !== 'radio',
    )
    .map(one => [one.outerHTML.slice(0, 80), one.getBoundingClientRect()])
    .filter(([, { width, height }]) => width < 23.5 || height < 23.5)
    .map(([what, { width, height }]) => `${what} is ${width} by ${height}`);

for (const colorScheme of ['light', 'dark'])
  test(`axe finds nothing, ${colorScheme}`, async () => {
    const page = await visit(POSITION, { colorScheme });
    await page.waitForSelector('.best-play');
    await page.locator('.reason > button').first().click();
    await page.locator('[data-chapter=weaknesses]').click();
    await page.locator('#clause-doubled').click();
    await page.getByRole('button', { name: 'Weigh', exact: true }).click();
    await check(page, 'ledger');
    assert.deepEqual(await page.evaluate(small), []);
    await page.locator('#tab-game').click();
    await page.waitForSelector('.curve canvas');
    await check(page, 'game');
    assert.deepEqual(await page.evaluate(small), []);
    await page.locator('#tab-engine').click();
    await page.getByRole('button', { name: 'Set up a position' }).click();
    await check(page, 'engine and set-up');
    assert.deepEqual(await page.evaluate(small), []);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Help and keys' }).click();
    await check(page, 'help');
    await leave(page);
  });

test('the verdict is spoken after a move', async () => {
  const page = await visit('');
  await page.evaluate(() => {
    window.heard = [];
    new MutationObserver(() => {
      const { textContent } = document.getElementById('live');
      if (textContent) window.heard.push(textContent);
    }).observe(document.getElementById('live'), {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await page.getByLabel('Type a move').fill('e4');
  await page.getByLabel('Type a move').press('Enter');
  await page.waitForFunction(() =>
    window.heard.some(text => /1\. e4\. .*(level|better), /.test(text)),
  );
  await leave(page);
});

test('keys of one letter can be switched off, and stay off', async () => {
  const page = await visit('');
  const flipped = () => page.url().includes('view=black');
  await page.keyboard.press('f');
  await page.waitForURL(/view=black/);
  await page.keyboard.press('f');
  await page.waitForURL(url => !url.search);
  await page.keyboard.press('?');
  await page.getByLabel('Keys of one letter').uncheck();
  await page.keyboard.press('Escape');
  for (const key of ['f', 'e', '?']) await page.keyboard.press(key);
  assert.equal(flipped(), false);
  assert.equal(await page.locator('dialog[open]').count(), 0);
  await page.reload();
  await page.waitForSelector('ul.ledger .chapter');
  await page.keyboard.press('f');
  await page.waitForTimeout(100);
  assert.equal(flipped(), false);
  await leave(page);
});
