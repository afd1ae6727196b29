import { FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import { decimal, heading, label, moves, standard } from './label';
import { state } from './store';

const files = import.meta.glob<string>('../../crates/kmoch-tell/lang/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = Object.entries(
  import.meta.glob<string>(['./*.ts', '../index.html'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
  .filter(([path]) => !path.includes('.test.'))
  .map(([, text]) => text)
  .join('\n');

const LANGUAGES = [...new Set(Object.keys(files).map(path => path.split('/').at(-2)!))];

/** The page's messages of a language: key and variables. */
function messages(lang: string): Map<string, string[]> {
  const path = Object.keys(files).find(path => path.endsWith(`/${lang}/page.ftl`))!;
  const variables = (text: string) => [...new Set(text.match(/\$\w+/g))].sort();
  return new Map(
    files[path]!.split(/^(?=[a-z])/m)
      .filter(text => text.startsWith('page-'))
      .map(text => [text.split(' ')[0]!, variables(text)]),
  );
}

/** The messages that the page asks for by name. */
const asked = new Set(sources.match(/(?<=['"`])page-[a-z-]+(?=['"`])/g));

it('has the same messages with the same variables in every language', () => {
  expect(LANGUAGES.sort()).toEqual(['de', 'en', 'es']);
  for (const lang of LANGUAGES) expect(messages(lang), lang).toEqual(messages('en'));
});

it('says everything it has words for, and has words for everything it says', () => {
  const said = [...messages('en').keys()].filter(key => !key.startsWith('page-brush-'));
  expect([...asked].filter(key => !said.includes(key))).toEqual([]);
  expect(said.filter(key => !asked.has(key))).toEqual([]);
  const calls = [...sources.matchAll(/(?:label|heading)\('([a-z-]+)'/g)].map(([, key]) => key!);
  expect(calls.filter(key => label(key) === key)).toEqual([]);
});

it('reads every file without a fault', () => {
  for (const [path, text] of Object.entries(files)) {
    const keys = text.match(/^[a-z][\w-]* =/gm)?.length ?? 0;
    expect(new FluentResource(text).body.length, path).toBe(keys);
  }
});

it('leaves nothing open in any language', () => {
  const values = { side: 'white', role: 'queen', count: 2, amount: '+1' };
  for (const lang of ['en', 'de', 'es'] as const) {
    state.lang = lang;
    for (const [key, variables] of messages(lang)) {
      const all = Object.fromEntries(variables.map(name => [name.slice(1), 'x']));
      const text = label(key, { ...all, ...values });
      expect(text, `${lang} ${key}`).not.toMatch(/[{}$\u2068]|^page-/);
    }
  }
  state.lang = 'en';
});

it('counts, names sides and writes numbers and moves as the language does', () => {
  expect(label('page-finds-nothing', { count: 1 })).toBe('1 more clause finds nothing here.');
  expect(heading('side-name', { side: 'white' })).toBe('White');
  state.lang = 'de';
  expect(label('page-piece', { side: 'black', role: 'queen' })).toBe('schwarze Dame');
  expect(label('for-side', { side: 'black' })).toBe('Für Schwarz');
  expect(decimal('+0.35')).toBe('+0,35');
  expect(moves('12. Nxe4 b8=Q O-O')).toBe('12. Sxe4 b8=D O-O');
  expect(standard('Sxe4')).toBe('Nxe4');
  expect(standard('b8=D')).toBe('b8=Q');
  state.lang = 'es';
  expect(heading('side-name', { side: 'white' })).toBe('Blancas');
  state.lang = 'en';
});
