import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { afterAll, describe, expect, it } from 'vitest';
import { smallPdf } from '../../commands/portfolio/generate/small-pdf.ts';
import { extractText, MAX_PAGES } from './extract-text.ts';
import { createPdfReader } from './pdf-reader.ts';

const bytes = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'));

/** Returns a PDF that the library draws. */
async function drawn(draw: (pdf: PDFKit.PDFDocument) => void, options = {}): Promise<Uint8Array> {
  const pdf = new PDFDocument({ compress: true, ...options });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const end = new Promise((done) => pdf.once('end', done));
  draw(pdf);
  pdf.end();
  await end;
  return new Uint8Array(Buffer.concat(chunks));
}

const scanned = () => drawn((pdf) => pdf.rect(20, 20, 300, 300).fill('black'));
const encrypted = () => drawn((pdf) => pdf.text('Hemmelig'), { userPassword: 'secret' });

/** Returns a PDF whose only page expands to many times its size. It is compressed as often as it names `filters`. */
function bomb(megabytes: number, { content = 'BT ET ', filters = 1 } = {}): Uint8Array {
  let stream: Buffer = Buffer.alloc(megabytes * 1024 * 1024, content);
  for (let layer = 0; layer < filters; layer += 1) stream = deflateSync(stream);
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 10 10]/Contents 4 0 R>>',
  ];
  const head = objects.map((object, place) => `${place + 1} 0 obj${object}endobj\n`).join('');
  return new Uint8Array(
    Buffer.concat([
      Buffer.from(
        `%PDF-1.4\n${head}4 0 obj<</Filter[${'/FlateDecode'.repeat(filters)}]/Length ${stream.length}>>stream\n`,
      ),
      stream,
      Buffer.from('\nendstream endobj\ntrailer<</Size 5/Root 1 0 R>>\n%%EOF\n'),
    ]),
  );
}

describe('extractText', () => {
  it('returns the text of each page', async () => {
    const { status, pages } = await extractText(
      bytes(smallPdf('Vilkår', ['Første side.'], ['Sykkel dekkes med inntil', '40 000 kr.'])),
    );
    expect(status).toBe('read');
    expect(pages).toEqual(['Vilkår\nFørste side.', 'Vilkår\nSykkel dekkes med inntil\n40 000 kr.']);
  });

  it('joins a word that a line break divides', async () => {
    const { pages } = await extractText(
      bytes(smallPdf('V', ['Du er dekket for vann-', 'skade. Bil-', 'Båt'])),
    );
    expect(pages).toEqual(['V\nDu er dekket for vannskade. Bil-\nBåt']);
  });

  it('reads text in odd order from top to bottom', async () => {
    const lines = [5, 2, 4, 1, 3, 6];
    const pdf = await drawn((page) => {
      for (const line of lines) page.text(`Linje ${line}.`, 50, 50 + line * 20);
    });
    const { pages } = await extractText(pdf);
    expect(pages).toEqual([[1, 2, 3, 4, 5, 6].map((line) => `Linje ${line}.`).join('\n')]);
  });

  it('reads columns one by one', async () => {
    const pdf = await drawn((page) => {
      for (const column of [50, 300])
        for (const line of [1, 2, 3, 4, 5])
          page.text(`Spalte ${column} linje ${line}.`, column, 50 + line * 20);
    });
    const { pages } = await extractText(pdf);
    expect(pages[0]?.indexOf('Spalte 50 linje 5')).toBeLessThan(pages[0]?.indexOf('Spalte 300 linje 1') ?? 0);
  });

  it.each([
    ['encrypted', 'encrypted', encrypted],
    ['scanned', 'no-text', scanned],
    ['cut', 'broken', async () => bytes(smallPdf('Vilkår', ['Tekst'])).slice(0, 300)],
    ['empty', 'broken', async () => new Uint8Array()],
    ['other than a PDF', 'broken', async () => new TextEncoder().encode('%PDF-1.4\nthis is no PDF')],
  ])('says that an %s file is %s', async (_, status, make) => {
    expect(await extractText(await make())).toEqual({ status, pages: [] });
  });

  it('reads the first pages of a very long file', async () => {
    const pages = Array.from({ length: 500 }, (_, page) => [`Side ${page + 1}`]);
    const extracted = await extractText(bytes(smallPdf('Lang', ...pages)));
    expect(extracted.status).toBe('partly');
    expect(extracted.pages).toHaveLength(MAX_PAGES);
    expect(extracted.pages.at(-1)).toBe(`Lang\nSide ${MAX_PAGES}`);
  });

  it('reads the first pages of a file with too much text', async () => {
    const pages = ['en', 'to', 'tre', 'fire'].map((word) => [word]);
    expect(await extractText(bytes(smallPdf('Tett', ...pages)), 10)).toEqual({
      status: 'partly',
      pages: ['Tett\nen', 'Tett\nto'],
    });
  });
});

describe('createPdfReader', () => {
  const reader = createPdfReader();
  afterAll(async () => reader.close());

  it('reads files one after the other', async () => {
    const files = ['én', 'to', 'tre'].map((word) => bytes(smallPdf(word, [word])));
    const read = await Promise.all([
      ...files.map((file) => reader.read(file)),
      reader.read(await encrypted()),
    ]);
    expect(read.map(({ status, pages, words }) => [status, ...pages, words])).toEqual([
      ['read', 'én\nén', 'en\t1'],
      ['read', 'to\nto', 'to\t1'],
      ['read', 'tre\ntre', 'tre\t1'],
      ['encrypted', ''],
    ]);
  });

  it('gives up a file that takes too long, and reads the next', async () => {
    const hasty = createPdfReader({ timeoutMs: 4000, buffersMb: 1024 });
    const [slow, next] = await Promise.all([
      hasty.read(bomb(200)),
      hasty.read(bytes(smallPdf('Neste', ['side']))),
    ]);
    await hasty.close();
    expect(slow).toEqual({ status: 'too-slow', pages: [], words: '' });
    expect(next.status).toBe('read');
  });

  it.each([1, 2, 300])('gives up a file that expands to too much, with %i filters', async (filters) => {
    const strict = createPdfReader({ buffersMb: 32 });
    // Blanks: reading all of it takes a second.
    const { status } = await strict.read(bomb(60, { content: ' ', filters }));
    await strict.close();
    expect(status).toBe('too-slow');
  });
});
