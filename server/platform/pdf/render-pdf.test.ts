import { getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { type PdfBlock, renderPdf } from './render-pdf.ts';

/** Returns the lines of each page. */
async function pagesOf(blocks: readonly PdfBlock[]): Promise<string[][]> {
  const file = await renderPdf({ language: 'nb', author: 'Banken', title: 'Tittel', blocks });
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  return await Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      return items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : []));
    }),
  );
}

test('several pages have numbers below the margin, and one page alone has none', async () => {
  const paragraphs = (count: number) =>
    Array.from({ length: count }, (): PdfBlock => ({ kind: 'paragraph', text: 'linje', gap: 5 }));
  expect(await pagesOf(paragraphs(3))).toEqual([['linje', 'linje', 'linje']]);
  const pages = await pagesOf(paragraphs(80));
  expect(pages.map((lines) => lines.at(-1))).toEqual(['1 (3)', '2 (3)', '3 (3)']);
});

const row = (name: string, value: string) => ({ name, value, systemText: 'nothing' }) as const;

describe('a heading stays on the page of the first row below it', () => {
  const LONG = 'Alternativ '.repeat(15);
  test.each([
    ['below another heading', 'Bil', 'kort'],
    ['of several lines', LONG, 'kort'],
    ['above a row of several lines', 'Bil', LONG],
  ])('%s', async (_which, name, value) => {
    for (let lines = 24; lines < 36; lines += 1) {
      const pages = await pagesOf([
        ...Array.from({ length: lines }, (): PdfBlock => ({ kind: 'paragraph', text: 'linje', gap: 5 })),
        { kind: 'space' },
        { kind: 'heading', text: 'Forsikringer' },
        { kind: 'subheading', text: name },
        { kind: 'facts', rows: [row('Beskrivelse', value), row('Pris', '100 kr')] },
      ]);
      const page = pages.find((each) => each.includes('Forsikringer'));
      expect(page, `below ${String(lines)} lines`).toContain('Beskrivelse');
    }
  });
});

test.each<[string, PdfBlock]>([
  ['a paragraph', { kind: 'paragraph', text: `først ${'midten '.repeat(80)}sist` }],
  ['a line of a list', { kind: 'list', lines: [{ text: `først ${'midten '.repeat(80)}sist` }] }],
])('%s that fits on a page stays on one, with its heading', async (_which, block) => {
  for (let lines = 20; lines < 34; lines += 1) {
    const pages = await pagesOf([
      ...Array.from({ length: lines }, (): PdfBlock => ({ kind: 'paragraph', text: 'linje', gap: 5 })),
      { kind: 'heading', text: 'Overskrift' },
      block,
    ]);
    const texts = pages.map((each) => each.join(' '));
    expect(texts, `below ${String(lines)} lines`).toContainEqual(
      expect.stringMatching(/Overskrift først .*sist/),
    );
  }
});

test('a bold name that needs more lines than in regular stays beside its value', async () => {
  const name = 'n'.repeat(23);
  for (let gap = 0; gap < 24; gap += 2) {
    const pages = await pagesOf([
      ...Array.from({ length: 31 }, (): PdfBlock => ({ kind: 'paragraph', text: 'linje', gap: 5 })),
      { kind: 'paragraph', text: 'linje', gap },
      { kind: 'facts', rows: [row(`${name} iii`, 'verdi')] },
    ]);
    const page = pages.find((each) => each.includes('verdi'));
    expect(page, `gap ${String(gap)}`).toEqual(expect.arrayContaining([name, 'iii']));
  }
});

test('a row that is taller than a page begins below the row before, and the next row follows it', async () => {
  const pages = await pagesOf([
    { kind: 'heading', text: 'Meldinger' },
    {
      kind: 'facts',
      rows: [row('Tittel', 'kort'), row('Tekst', 'Mange ord. '.repeat(500)), row('Dato', '1. mai')],
    },
  ]);
  expect(pages[0]).toEqual(expect.arrayContaining(['Meldinger', 'Tittel', 'Tekst']));
  expect(pages.at(-1)?.length).toBeGreaterThan(3);
});

test('an entry of a list begins further below the one before than a row does', async () => {
  const blocks = [row('Pris', '1 kr'), row('Status', 'Aktiv')];
  const file = await renderPdf({
    language: 'nb',
    author: 'Banken',
    title: 'Tittel',
    blocks: [
      { kind: 'facts', rows: blocks },
      { kind: 'subheading', text: 'Bil' },
      { kind: 'facts', rows: blocks },
    ],
  });
  const page = await (await getDocumentProxy(new Uint8Array(file))).getPage(1);
  const { items } = await page.getTextContent();
  const [first = 0, second = 0, entry = 0] = ['Pris', 'Status', 'Bil'].map((text) => {
    const item = items.find((each) => 'str' in each && each.str === text);
    return item && 'transform' in item ? Number(item.transform[5]) : Number.NaN;
  });
  expect(second - entry).toBeGreaterThan(1.3 * (first - second));
});
