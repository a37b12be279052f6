import { expect, test } from 'vitest';
import { markTexts } from './mark-texts.ts';
import { unmarkedTexts } from './unmarked-texts.ts';

test.each([
  ['a marked text', '<p>⟦Your policies⟧</p>', []],
  ['an unmarked one', '<p>Your policies</p>', ['Your policies']],
  ['what stands beside a mark', '<p>⟦Your⟧ policies</p>', ['policies']],
  ['a mark over elements', '<p>⟦You have <b>6</b> <i>policies</i>⟧</p><p>More</p>', ['More']],
  ['what React leaves between texts', '<p>1<!-- -->2</p>', []],
  ['another language', '<p lang="nb">Bil<br/>forsikring</p><p>Car</p>', ['Car']],
  ['a label', '<input aria-label="Search" placeholder="⟦Name⟧"/><p>⟦x⟧</p>', ['Search']],
  ['figures and signs', '<p>1 234,50 – &amp; a</p>', []],
])('%s', (_, html, found) => {
  expect(unmarkedTexts(html, 'en')).toEqual(found);
});

test('marks stand around texts, however deep, and around what functions return', () => {
  const texts = { title: 'A', list: ['B'], none: null, count: (n: number) => ({ text: `${n} c` }) };
  const marked = markTexts(texts) as typeof texts;
  expect(marked).toMatchObject({ title: '⟦A⟧', list: ['⟦B⟧'], none: null });
  expect(marked.count(2)).toEqual({ text: '⟦2 c⟧' });
});
