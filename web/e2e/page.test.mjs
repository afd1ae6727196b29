/** The page in a real browser: what visitors do, in the order they would do it. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changed, drag, house, middle, open, scoreOf, startServer } from './harness.mjs';

/** White is a pawn up, Black's c-pawns are doubled and isolated. */
const POSITION = '?fen=r3k2r/2p2ppp/2p5/8/8/8/PPP2PPP/R3K2R_w_KQkq_-_0_1';
const GAME = `[White "Morphy"]
[Black "Duke and Count"]
[Date "1858.??.??"]
[Result "1-0"]

1. e4 e5 2. Nf3 d6 3. d4 Bg4 {a weak move} 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7
8. Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6
15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0`;

const { visit, leave, browser: startedBrowser } = house();

test('moving a piece changes the ledger, and taking it back restores it', async () => {
  const page = await visit('');
  const ledger = () => page.locator('ul.ledger').textContent();
  const start = await ledger();
  await drag(page, 'e2', 'e4');
  await changed(ledger, start);
  assert.match(page.url(), /moves=e2e4/);
  assert.match(await page.locator('.changed').textContent(), /e4/);
  const one = await middle(page, 'e7');
  const two = await middle(page, 'e5');
  await page.mouse.click(one.x, one.y);
  await page.mouse.click(two.x, two.y);
  await page.waitForURL(/moves=e2e4.e7e5/);
  await page.getByRole('button', { name: 'Take the last move back' }).click();
  await page.getByRole('button', { name: 'Take the last move back' }).click();
  await page.waitForURL(url => !url.search);
  await page.waitForFunction(
    text => document.querySelector('ul.ledger').textContent === text,
    start,
  );
  await leave(page);
});

test('pointing at a clause lights its squares, and a square opens the account of its unit', async () => {
  const page = await visit(POSITION);
  await page.locator('[data-chapter=weaknesses]').click();
  await page.locator('#clause-doubled').hover();
  await page.waitForSelector('.lights .lit.on');
  const lit = await page.locator('.lights .lit.on').count();
  assert.ok(lit >= 2, `${lit} squares are lit`);
  await page.locator('h1').hover();
  await page.waitForSelector('.lights .lit', { state: 'detached' });
  const pawn = await middle(page, 'c6');
  await page.mouse.click(pawn.x, pawn.y);
  const account = page.getByRole('region', { name: 'black pawn on c6' });
  assert.match(await account.locator('.account-sum').textContent(), /−\d/);
  const parts = await account.locator('.account div:not(.account-sum) dd').allTextContents();
  assert.ok(parts.length >= 2, `${parts.length} clauses`);
  await account.locator('summary').click();
  assert.ok((await account.locator('.item').count()) >= 2);
  await leave(page);
});

test('a clause shows its definition and loads its example', async () => {
  const page = await visit(POSITION);
  await page.locator('[data-chapter=weaknesses]').click();
  await page.locator('#clause-doubled').click();
  const told = await page.locator('.definition').textContent();
  for (const heading of ['What it is', 'Why it matters', 'Example', 'Source', 'Evidence'])
    assert.ok(told.includes(heading), `${heading} is missing in ${told}`);
  assert.ok(told.includes('under Double pawns'));
  await page.getByText('Values (mp)').click();
  assert.ok(await page.locator('.slots table').isVisible());
  const url = page.url();
  await page.getByRole('button', { name: 'Show an example' }).click();
  await changed(async () => page.url(), url);
  await leave(page);
});

test('sliders and switches change the score, the link keeps them, the profile is exported', async () => {
  const page = await visit(POSITION);
  // The search has had its say.
  await page.waitForLoadState('networkidle');
  const before = await scoreOf(page);
  await page.getByRole('button', { name: 'Weigh', exact: true }).click();
  const slider = page.locator('[data-weight=material]');
  await slider.focus();
  for (let press = 0; press < 5; press++) await slider.press('ArrowLeft');
  const lighter = await changed(() => scoreOf(page), before);
  await page.getByRole('checkbox', { name: 'Material counts', exact: true }).uncheck();
  await changed(() => scoreOf(page), lighter);
  await page.waitForURL(/weights=material:0/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  assert.equal((await download).suggestedFilename(), 'my-profile.toml');
  await page.getByRole('button', { name: /Reset/ }).click();
  await page.waitForFunction(
    score => document.querySelector('.score').textContent === score,
    before,
  );
  await page.getByText('Addendum', { exact: true }).click();
  await changed(() => scoreOf(page), before);
  await page.waitForURL(/profile=addendum/);
  await leave(page);
});

test('a pasted game is stepped through, with its curve and its turns', async () => {
  const page = await visit('');
  await page.locator('#text').fill(GAME);
  await page.getByRole('button', { name: 'Load' }).click();
  await page.waitForSelector('.curve canvas');
  assert.match(await page.locator('.game-title').textContent(), /Morphy/);
  assert.equal(await page.locator('.move-list .move').count(), 33);
  await page.locator('h1').click();
  for (let ply = 0; ply < 6; ply++) await page.keyboard.press('ArrowRight');
  assert.equal(
    await page
      .locator('.move-list [aria-current=step] .san')
      .textContent()
      .then(t => t.trim()),
    'Bg4',
  );
  assert.equal((await page.locator('.comment').textContent()).trim(), 'a weak move');
  const over = page.locator('.u-over');
  const { width, height } = await over.boundingBox();
  await over.click({ position: { x: width - 2, y: height / 2 } });
  await page.waitForFunction(() =>
    document.querySelector('.move-list [aria-current=step]')?.textContent.includes('Rd8#'),
  );
  assert.match(await page.locator('.verdict h2').textContent(), /Checkmate: White has won/);
  assert.equal(await page.locator('.score').textContent(), '1-0');
  assert.ok((await page.locator('.turns li').count()) > 0);
  await page.locator('.turns button').first().click();
  assert.notEqual(await page.locator('[data-plot]').inputValue(), '');
  await leave(page);
});

test('bad input is answered clearly and loses nothing', async () => {
  const page = await visit(POSITION);
  // The search has had its say.
  await page.waitForLoadState('networkidle');
  const before = await scoreOf(page);
  for (const [text, says] of [
    ['8/8/8/8/8/8/8/8 w - - 0 1', 'king'],
    ['4k3/4R3/8/8/8/8/8/4K3 w - - 0 1', 'check'],
    ['1. e4 e5 2. Ke3', 'Ke3'],
    ['1. e4 & e5', 'line 1'],
    ['<script>alert(1)</script>', 'does not belong'],
  ]) {
    await page.locator('#text').fill(text);
    await page.locator('#text').press('Enter');
    await page.waitForFunction(
      said => document.querySelector('#problem').textContent.includes(said),
      says,
    );
  }
  assert.equal(await scoreOf(page), before);
  await page.getByLabel('Type a move').fill('Qh9');
  await page.getByLabel('Type a move').press('Enter');
  await page.waitForFunction(() => document.querySelector('#problem').textContent.includes('Qh9'));
  await leave(page);
  for (const [link, says] of [
    ['?fen=nonsense', /no position/],
    ['?moves=e2e4.e2e4', /e2e4/],
    ['?weights=nope:1', /nope:1/],
    ['?weights=passer:9', /passer:9/],
    ['?profile=mine', /mine/],
  ]) {
    const broken = await visit(link);
    assert.match(await broken.locator('#problem').textContent(), says, link);
    assert.match(await scoreOf(broken), /\d/, link);
    await leave(broken);
  }
});

test('positions, moves and texts are taken as people write them', async () => {
  const page = await visit('');
  for (const [text, url] of [
    ['r3k2r/8/8/8/8/8/8/R3K2R w KQkq - bm O-O; id "epd";', /fen=r3k2r/],
    ['startpos', url => !url.search],
    ['r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', /fen=r3k2r/],
  ]) {
    await page.locator('#text').fill(text);
    await page.locator('#text').press('Enter');
    await page.waitForURL(url);
  }
  const box = page.getByLabel('Type a move');
  for (const [text, uci] of [
    ['0-0', 'e1g1'],
    ['kd7', 'e8d7'],
    ['RF5', 'f1f5'],
  ]) {
    await box.fill(text);
    await box.press('Enter');
    await page.waitForURL(new RegExp(uci));
    await page.waitForFunction(() => document.querySelector('.move-box input').value === '');
  }
  await leave(page);
});

test('the story is told as the command tells it, and each reason opens', async () => {
  const page = await visit('?fen=r1bq1rk1/pp2bppp/2n1pn2/8/2BP4/P1N2N2/1P3PPP/R1BQ1RK1_w_-_-_0_10');
  await page.waitForSelector('.best-play');
  const told = await page.locator('.verdict').textContent();
  assert.match(told, /For White/);
  assert.match(told, /d4-pawn is an isolated/);
  assert.match(told, /Having the move/);
  const amounts = await page.locator('.reason .num, .rest .num').allTextContents();
  const cents = text => Math.round(Number(text.replace('−', '-')) * 100);
  const sum = amounts.reduce((total, text) => total + cents(text), 0);
  assert.equal(sum, cents(await scoreOf(page)), amounts.join(' '));
  const reason = page.locator('.reason > button', { hasText: 'd4-pawn is an isolated' });
  await reason.hover();
  await page.waitForSelector('.lights [data-lit=d4]');
  await reason.click();
  const opened = page.locator('.reason', { hasText: 'd4-pawn is an isolated' }).locator('.parts');
  assert.match(await opened.textContent(), /Isolated/i);
  assert.ok((await opened.locator('.meaning').count()) >= 2, 'definitions, sources and evidence');
  await opened.locator('button').first().click();
  await page.waitForSelector('.clause .detail');
  await page.locator('.best-play button').nth(1).click();
  await page.waitForURL(/moves=\w+\.\w+/);
  await leave(page);
});

test('reasons are told in the language that was chosen, also at the next visit', async () => {
  const page = await visit('?fen=r1bq1rk1/pp2bppp/2n1pn2/8/2BP4/P1N2N2/1P3PPP/R1BQ1RK1_w_-_-_0_10');
  await page.waitForSelector('.reason');
  await page.getByLabel('Language').selectOption('de');
  await page.waitForSelector('.reason .sentence[lang=de]');
  await page.waitForFunction(() => /Bauer/.test(document.querySelector('.reasons').textContent));
  await page.reload();
  await page.waitForSelector('.reason .sentence[lang=de]');
  assert.equal(await page.getByLabel('Sprache').inputValue(), 'de');
  await leave(page);
});

test('everything on the page follows the language, numbers and moves too', async () => {
  const page = await visit('?fen=r1bq1rk1/pp2bppp/2n1pn2/8/2BP4/P1N2N2/1P3PPP/R1BQ1RK1_w_-_-_0_10');
  await page.waitForSelector('.best-play');
  const names = () => page.locator('button, label, summary, h3, .quiet, .facts').allInnerTexts();
  const open = async () => {
    await page.locator('[data-chapter=material]').click();
    await page.locator('[data-clause=material]').click();
    await page.waitForSelector('.definition');
  };
  await open();
  const english = new Set(await names());
  for (const [lang, tab, motto, white] of [
    ['de', 'Kontenblatt', 'warum', 'Weiß'],
    ['es', 'Cuentas', 'por qué', 'Blancas'],
  ]) {
    await page.locator('#top-tools select').selectOption(lang);
    await page.waitForFunction(
      lang => document.querySelector('.reason .sentence')?.lang === lang,
      lang,
    );
    await page.waitForSelector('.best-play');
    assert.equal(await page.locator('html').getAttribute('lang'), lang);
    assert.equal((await page.locator('#tab-ledger').innerText()).trim(), tab);
    assert.match(await page.locator('.motto').textContent(), new RegExp(motto));
    await page.waitForFunction(
      white => document.querySelector('.ledger-head').textContent.includes(white),
      white,
    );
    assert.match(await page.locator('.score').textContent(), /^[+−]\d+,\d\d$/);
    const same = (await names()).filter(text => /[A-Za-z]{4}/.test(text) && english.has(text));
    // What is called the same everywhere: profiles, the languages themselves, links.
    const kept = /^(Tuned|Addendum|English|Deutsch|Español|Link|Material|PGN|.*Engine)/;
    assert.deepEqual(
      same.filter(text => !kept.test(text.trim())),
      [],
    );
  }
  await leave(page);
});

test('a move that waits for its numbers shows none, and a game that is over has no score', async () => {
  const page = await visit('');
  await page.waitForSelector('.best-play');
  let release;
  const held = new Promise(resolve => (release = resolve));
  await page.route('**/api/explain', async route => {
    await held;
    await route.continue();
  });
  await page.getByLabel('Type a move').fill('f3');
  await page.getByLabel('Type a move').press('Enter');
  await page.waitForSelector('.waiting');
  assert.equal(await page.locator('.score, .changed, .reason').count(), 0);
  release();
  await page.waitForSelector('.score');
  await page.unroute('**/api/explain');
  for (const move of ['e5', 'g4', 'Qh4']) {
    await page.getByLabel('Type a move').fill(move);
    await page.getByLabel('Type a move').press('Enter');
    await page.waitForFunction(() => document.querySelector('.move-box input').value === '');
  }
  await page.waitForFunction(() => document.querySelector('.score')?.textContent === '0-1');
  assert.match(await page.locator('.verdict').textContent(), /Checkmate: Black has won/);
  await page.locator('#tab-engine').click();
  assert.match(await page.locator('[data-engine-status]').textContent(), /nothing to look for/);
  assert.ok(await page.locator('[data-engine]').isDisabled());
  await leave(page);
});

test('positions can be set up by hand', async () => {
  const page = await visit('');
  await page.getByRole('button', { name: 'Set up a position' }).click();
  await page.getByRole('button', { name: 'Clear' }).click();
  for (const [piece, square] of [
    ['white king', 'e1'],
    ['black king', 'e8'],
    ['white pawn', 'd5'],
  ]) {
    await page.getByRole('button', { name: piece, exact: true }).click();
    const at = await middle(page, square);
    await page.mouse.click(at.x, at.y);
  }
  await page.getByRole('button', { name: 'Done' }).click();
  await page.waitForURL(/4k3\/8\/8\/3P4\/8\/8\/8\/4K3/);
  await page.waitForSelector('.score');
  assert.match(await page.locator('.verdict').textContent(), /White/);
  await leave(page);
});

test('everything works with the keyboard alone', async () => {
  const page = await visit('');
  await page.keyboard.press('b');
  assert.equal(
    await page.evaluate(() => document.activeElement.getAttribute('aria-label')),
    'e2, white pawn',
  );
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.waitForURL(/moves=e2e4/);
  await page.keyboard.press('m');
  await page.keyboard.type('c5');
  await page.keyboard.press('Enter');
  await page.waitForURL(/moves=e2e4.c7c5/);
  await page.locator('#tab-game').focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('#tab-game[aria-current=true]');
  await page.keyboard.press('ArrowLeft');
  await page.waitForURL(/ply=1/);
  await page.keyboard.press('ArrowRight');
  await page.waitForURL(url => !url.search.includes('ply'));
  await page.locator('#tab-ledger').press('Enter');
  await page.locator('[data-chapter=groups]').focus();
  await page.waitForSelector('.lights .lit');
  await page.keyboard.press('Enter');
  await page.waitForSelector('#clause-group_member');
  await page.locator('body').press('?');
  await page.waitForSelector('dialog[open]');
  await page.keyboard.press('Escape');
  await page.getByText('The position in words').click();
  assert.match(await page.locator('.in-words').textContent(), /a2, b2, c2, d2, e4, f2, g2, h2/);
  await leave(page);
});

test('a phone shows board, verdict and ledger without sideways scrolling', async () => {
  const page = await visit(POSITION, {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 390, `the page is ${wide} wide`);
  await page.evaluate(() => document.fonts.ready);
  const from = await middle(page, 'a2');
  await page.touchscreen.tap(from.x, from.y);
  await page.waitForSelector('square.selected');
  const to = await middle(page, 'a4');
  await page.touchscreen.tap(to.x, to.y);
  await page.waitForURL(/moves=a2a4/);
  await page.locator('[data-chapter=weaknesses]').tap();
  await page.locator('#clause-doubled').tap();
  assert.ok(await page.locator('#board').isVisible());
  await leave(page);
});

test('the engine follows the board, also when there is but one', async () => {
  const { base, stop } = await startServer('--engines', '1', '--hash', '4');
  const page = await open(startedBrowser(), base, { path: POSITION });
  await page.locator('#tab-engine').click();
  await page.locator('[data-engine]').click();
  await page.waitForSelector('.lines li');
  assert.equal((await page.locator('[data-engine]').textContent()).trim(), 'Stop');
  for (const move of ['a4', 'h5', 'Ra3']) {
    await page.getByLabel('Type a move').fill(move);
    await page.getByLabel('Type a move').press('Enter');
    await page.waitForFunction(() => document.querySelector('.move-box input').value === '');
  }
  await page.waitForSelector('.lines li');
  assert.equal(await page.locator('#problem').textContent(), '');
  await page.locator('[data-engine]').click();
  await page.waitForFunction(
    () => document.querySelector('[data-engine]').textContent.trim() === 'Analyse',
  );
  await leave(page);
  assert.equal(await stop(), 0);
});

test('the engine streams, two visitors apart, and a third is told to wait', async () => {
  const [one, two, three] = await Promise.all([visit(POSITION), visit(''), visit('')]);
  for (const page of [one, two]) {
    await page.locator('#tab-engine').click();
    await page.locator('[data-engine]').click();
    await page.waitForSelector('.lines li');
  }
  const depth = await one.locator('[data-depth]').textContent();
  await changed(() => one.locator('[data-depth]').textContent(), depth);
  assert.match(one.url(), /2p2ppp/);
  assert.equal(new URL(two.url()).search, '');
  await three.locator('#tab-engine').click();
  await three.locator('[data-engine]').click();
  await three.waitForFunction(() =>
    document.querySelector('#problem').textContent.includes('engines are at work'),
  );
  await one.locator('[data-engine]').click();
  const move = two.locator('.lines .moves button').first();
  await move.click();
  await two.waitForURL(/moves=/);
  for (const page of [two, one]) await leave(page);
  three.faults = three.faults.filter(fault => !fault.includes('503'));
  await leave(three);
});

test('the theme follows the system and the visitor', async () => {
  const page = await visit('', { colorScheme: 'dark' });
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await paper();
  await page.getByRole('button', { name: 'Dark or light' }).click();
  const light = await changed(paper, dark);
  await page.reload();
  await page.waitForSelector('ul.ledger .chapter');
  assert.equal(await paper(), light);
  await leave(page);
});
