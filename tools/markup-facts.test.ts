import { expect, it } from 'vitest';
import { classesIn, markupFacts } from './markup-facts.ts';

const HTML =
  '<div class="jkl-a jkl-a--big own"><p><input type="text" class="jkl-a__b" aria-describedby="r1" data-testid="x"/><span class="jkl-c" role="status">a &gt; b</span></p></div>';

it('lists tags, parents, modifiers and attributes of elements with classes of Jøkul', () => {
  expect([...markupFacts(HTML, []).facts]).toEqual([
    '.jkl-a--big',
    'jkl-a is <div>',
    'jkl-a__b is <input>',
    'jkl-a__b in jkl-a',
    'jkl-a__b type="text"',
    'jkl-a__b aria-describedby',
    'jkl-c is <span>',
    'jkl-c in jkl-a',
    'jkl-c role="status"',
  ]);
});

it.each([
  ['another tag', 'span', 'em'],
  ['another class', 'jkl-c', 'jkl-d'],
  ['another modifier', 'jkl-a--big', 'jkl-a--small'],
  ['another role', 'status', 'alert'],
  ['an attribute less', ' aria-describedby="r1"', ''],
  ['another parent', '<p>', '<p class="jkl-p">'],
])('finds %s', (_what, from, to) => {
  expect(markupFacts(HTML.replaceAll(from, to), []).facts).not.toEqual(markupFacts(HTML, []).facts);
});

it('does not compare the ids that references name, or attributes for tests', () => {
  const changed = HTML.replace('r1', 'r2').replace('data-testid="x"', '');
  expect(markupFacts(changed, []).facts).toEqual(markupFacts(HTML, []).facts);
});

it('skips an element with its content', () => {
  expect(markupFacts(HTML, ['jkl-a__b']).names).toEqual(['jkl-a', 'jkl-c']);
  expect(markupFacts(HTML, ['jkl-a']).names).toEqual([]);
});

it('lists the classes of Jøkul', () => {
  expect(classesIn(HTML)).toEqual(['jkl-a', 'jkl-a--big', 'jkl-a__b', 'jkl-c']);
});
