import { expect, it } from 'vitest';
import { readSources } from './read-sources.ts';
import { textsIn } from './texts-in-code.ts';

const CODE = /^web\/(?!testing\/|.*\.test\.tsx?$).*\.tsx?$/;

it('the code of the web contains no texts: they would be in bokmål for customers of every language', () => {
  const found = [...readSources(/\.tsx?$/)]
    .filter(([path]) => CODE.test(path))
    .flatMap(([path, code]) => textsIn(path, code));
  expect(found, 'move them to texts/').toEqual([]);
});

it.each([
  ['element content', '<p>lukk</p>'],
  ['an attribute', '<button aria-label="Lukk varselet" />'],
  ['a branch', '<p>{isOpen ? texts.close : "Lukk"}</p>'],
  ['a template', '<p title={`Vis tilbudet`} />'],
  ['a toast', "showToast('Lagret')"],
  ['a field', "const texts = { title: 'skjult på nett' }"],
])('finds a text in %s', (_, code) => {
  expect(textsIn('a.tsx', code)).toHaveLength(1);
});

it.each([
  '<p className="kfp-a kfp-b" id="alle" />',
  "trackClick({ name: 'Vis tilbudet', product })",
  "new Error('nobody answers')",
  "type Unit = 'kr/år'",
  "event.key === 'Escape'",
])('finds no text in %s', (code) => {
  expect(textsIn('a.tsx', code)).toEqual([]);
});
