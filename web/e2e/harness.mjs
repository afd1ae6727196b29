/** Starts the real program and a real browser; everything a test needs to look at the page. */

import assert from 'node:assert/strict';
import { spawn, execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { after, before } from 'node:test';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PROGRAM = process.env.KMOCH ?? `${ROOT}target/debug/kmoch`;
const BROWSERS = [process.env.KMOCH_BROWSER, 'chromium', 'chromium-browser', 'google-chrome'];
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function findBrowser() {
  for (const name of BROWSERS.filter(Boolean)) {
    if (existsSync(name)) return name;
    try {
      return execSync(`command -v ${name}`, { encoding: 'utf8' }).trim();
    } catch {
      // Not this one.
    }
  }
  throw new Error('no browser: install chromium or name one in KMOCH_BROWSER');
}

/** The program on a free port. */
export async function startServer(...args) {
  const server = spawn(PROGRAM, ['serve', '--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const base = await new Promise((resolve, reject) => {
    createInterface(server.stdout).once('line', resolve);
    server.once('exit', code => reject(new Error(`kmoch serve ended with ${code}`)));
  });
  const stop = () =>
    new Promise(resolve => {
      server.once('exit', (code, signal) => resolve(code ?? signal));
      server.kill('SIGTERM');
    });
  return { base, stop };
}

export const startBrowser = () => chromium.launch({ executablePath: findBrowser(), args: QUIET });

/**
 * A page that fails the test on script errors, blocked content, and any request that
 * leaves the machine.
 */
export async function open(browser, base, { path = '', ...options } = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, ...options });
  const page = await context.newPage();
  page.faults = [];
  page.on('pageerror', error => page.faults.push(error.message));
  page.on('console', message => {
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text()))
      page.faults.push(message.text());
  });
  page.on('request', request => {
    const url = request.url();
    if (!url.startsWith(base) && !/^(data|blob):/.test(url)) page.faults.push(`request to ${url}`);
  });
  await page.goto(base + path);
  await page.waitForSelector('ul.ledger .chapter');
  return page;
}

/** A server and a browser for the tests of a file; `visit` opens a page, `leave` sees that nothing went wrong. */
export function house(...args) {
  let server, browser;
  before(async () => {
    [server, browser] = await Promise.all([
      startServer('--engines', '2', '--hash', '4', ...args),
      startBrowser(),
    ]);
  });
  after(async () => {
    await browser.close();
    assert.equal(await server.stop(), 0, 'the server ends cleanly');
  });
  return {
    browser: () => browser,
    visit: (path = '', options = {}) => open(browser, server.base, { path, ...options }),
    leave: async page => {
      assert.deepEqual(page.faults, []);
      await page.context().close();
    },
  };
}

/** The score in the headline. */
export const scoreOf = page => page.locator('.score').textContent();

/** Waits until a function of the page's own gives something other than `before`. */
export async function changed(read, before) {
  for (let tries = 0; tries < 100; tries++) {
    const now = await read();
    if (now !== before) return now;
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  throw new Error(`nothing changed: still ${before}`);
}

/** The middle of a square on the screen. */
export async function middle(page, square) {
  const box = await page.locator('cg-board').boundingBox();
  const size = box.width / 8;
  return {
    x: box.x + (square.charCodeAt(0) - 97 + 0.5) * size,
    y: box.y + (8.5 - Number(square[1])) * size,
  };
}

/** Drags a piece as a hand does; `halfway` looks at the board while the piece is in the air. */
export async function drag(page, from, to, halfway = async () => {}) {
  const [a, b] = [await middle(page, from), await middle(page, to)];
  const half = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move(half.x, half.y, { steps: 4 });
  await halfway(half);
  await page.mouse.move(b.x, b.y, { steps: 4 });
  await page.mouse.up();
}

/** The same with a finger. */
export async function dragByTouch(page, from, to, halfway = async () => {}) {
  const client = await page.context().newCDPSession(page);
  const touch = (type, ...touchPoints) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  const [a, b] = [await middle(page, from), await middle(page, to)];
  const between = part => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });
  await touch('touchStart', a);
  for (const part of [0.1, 0.25, 0.4, 0.5]) await touch('touchMove', between(part));
  await halfway(between(0.5));
  for (const part of [0.7, 0.9, 1]) await touch('touchMove', between(part));
  await touch('touchEnd');
  await client.detach();
}

/** How far the middle of the piece in the air is from a place on the screen, in squares. */
export async function pieceFrom(page, { x, y }) {
  await page.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const box = await page.locator('piece.dragging').boundingBox({ timeout: 2000 });
  return Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y) / box.width;
}
