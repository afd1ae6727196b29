/** Draws the page as it is: `node e2e/screenshot.mjs OUT.png [WIDTH HEIGHT [PATH]] [--whole] [--lang=de]`. */

import { open, startBrowser, startServer } from './harness.mjs';

const words = process.argv.slice(2).filter(word => !word.startsWith('--'));
const [file, width = '1280', height = '860', path] = words;
if (!file) throw new Error('usage: node e2e/screenshot.mjs OUT.png [WIDTH HEIGHT [PATH]]');

const SAMPLE = '?fen=r1bq1rk1/pp2bppp/2n1pn2/8/2BP4/P1N2N2/1P3PPP/R1BQ1RK1_w_-_-_0_10';

const server = await startServer('--hash', '4');
const browser = await startBrowser();
try {
  const page = await open(browser, server.base, {
    path: path ?? SAMPLE,
    viewport: { width: Number(width), height: Number(height) },
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  await page.waitForSelector('.best-play, .outcome');
  const lang = process.argv.find(word => word.startsWith('--lang='))?.slice('--lang='.length);
  if (lang) {
    await page.locator('#top-tools select').selectOption(lang);
    await page.waitForSelector(`.reason .sentence[lang=${lang}]`);
    await page.waitForSelector('.best-play, .outcome');
  }
  await page.evaluate(() => document.fonts.ready);
  // The first reason is pointed at, so that its squares are lit.
  if (!path) await page.locator('.reason > button').first().hover();
  await page.waitForTimeout(300);
  await page.screenshot({ path: file, fullPage: process.argv.includes('--whole') });
} finally {
  await browser.close();
  await server.stop();
}
