import { expect, test } from 'vitest';
import { markTexts } from './mark-texts.ts';
import { unmarkedTexts } from './unmarked-texts.ts';

test.each([
  ['skips a marked text', '<p>⟦Your policies⟧</p>', []],
  ['finds an unmarked text', '<p>Your policies</p>', ['Your policies']],
  ['finds text next to a mark', '<p>⟦Your⟧ policies</p>', ['policies']],
  ['skips elements within a mark', '<p>⟦You have <b>6</b> <i>policies</i>⟧</p><p>More</p>', ['More']],
  ['skips React’s comments between texts', '<p>1<!-- -->2</p>', []],
  ['skips another language', '<p lang="nb">Bil<br/>forsikring</p><p>Car</p>', ['Car']],
  ['finds a label', '<input aria-label="Search" placeholder="⟦Name⟧"/><p>⟦x⟧</p>', ['Search']],
  ['skips numbers and punctuation', '<p>1 234,50 – &amp; a</p>', []],
])('%s', (_, html, found) => {
  expect(unmarkedTexts(html, 'en')).toEqual(found);
});

test('markTexts marks texts at every depth and the results of functions', () => {
  const texts = { title: 'A', list: ['B'], none: null, count: (n: number) => ({ text: `${n} c` }) };
  const marked = markTexts(texts) as typeof texts;
  expect(marked).toMatchObject({ title: '⟦A⟧', list: ['⟦B⟧'], none: null });
  expect(marked.count(2)).toEqual({ text: '⟦2 c⟧' });
});
