/** Starts the real program and a real browser; everything a test needs to look at the page. */

import { spawn, execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
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
  await page.waitForSelector('ul.ledger');
  return page;
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

/** Drags a piece as a hand does. */
export async function drag(page, from, to) {
  const [a, b] = [await middle(page, from), await middle(page, to)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 4 });
  await page.mouse.move(b.x, b.y, { steps: 4 });
  await page.mouse.up();
}
