import { setImmediate } from 'node:timers/promises';
import PdfDocument from 'pdfkit';
import { FONTS, fontRuns, type Weight } from './fonts.ts';

/** In points. */
const MARGIN = 64;
const NAME_WIDTH = 150;
const VALUE_LEFT = MARGIN + NAME_WIDTH + 16;
const VALUE_WIDTH = 595 - VALUE_LEFT - MARGIN;
const TEXT_WIDTH = 595 - 2 * MARGIN;
const TEXT_SIZE = 11;
const ROW_GAP = 6;
/** What must fit on a page below a heading, so that none stands alone. */
const BELOW_HEADING = 80;

const HEADINGS = {
  title: { type: 'H1', size: 24, gap: 12 },
  heading: { type: 'H2', size: 14, gap: 6 },
  subheading: { type: 'H3', size: 12, gap: 4 },
} as const;

/** A name and a value; `theirs`: what of it is a system's own words, which are bokmål whatever the language. */
export type Row = { name: string; value: string; theirs: 'nothing' | 'value' | 'both' };

/** `lang`: where it is a system's own words. */
type HeadingBlock = { kind: keyof typeof HEADINGS; text: string; lang?: string };

/** A line of a list; `lang` where it is in another language than the document. */
export type ListLine = { text: string; lang?: string };

/** A part of a document, in its order. */
export type PdfBlock =
  | { kind: 'paragraph'; text: string; weight?: Weight; gap?: number }
  | HeadingBlock
  | { kind: 'facts'; rows: readonly Row[] }
  | { kind: 'list'; lines: readonly ListLine[] }
  /** an empty line */
  | { kind: 'space' };

export type PdfContent = { language: string; author: string; title: string; blocks: readonly PdfBlock[] };

type Pdf = InstanceType<typeof PdfDocument>;
type Text = { text: string; size?: number; weight?: Weight; gap?: number };
type Element = ReturnType<Pdf['struct']>;

/**
 * Returns a document as a tagged PDF (PDF/UA): headings and lists that a screen reader can follow, in the language
 * that it is written in (ADR-051).
 */
export async function renderPdf({ language, author, title, blocks }: PdfContent): Promise<Buffer> {
  const pdf = openPdf(language, author, title);
  const rendered = collect(pdf);
  const root = pdf.struct('Document', { lang: language });
  pdf.addStructure(root);
  for (const block of blocks) {
    addBlock(pdf, root, block);
    // Rendering takes the processor for itself; others are answered in between.
    await setImmediate();
  }
  root.end();
  pdf.end();
  return await rendered;
}

function openPdf(language: string, author: string, title: string): Pdf {
  const options = {
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    displayTitle: true,
    lang: language,
    // The library's own default font is one that no PDF/UA file may leave to its reader; one given here it would read anew each time.
    font: null,
    info: { Title: title, Author: author },
  };
  // Its types don't know PDF/UA yet, nor fonts in memory.
  const pdf = new PdfDocument(options as unknown as PDFKit.PDFDocumentOptions);
  for (const [name, file] of FONTS) pdf.registerFont(name, file);
  return pdf;
}

function addBlock(pdf: Pdf, root: Element, block: PdfBlock): void {
  if (block.kind === 'space') pdf.moveDown();
  else if (block.kind === 'paragraph') addText(pdf, root, 'P', block);
  else if (block.kind === 'facts') addList(pdf, root, block.rows, addRow);
  else if (block.kind === 'list') addList(pdf, root, block.lines, addLine);
  else addHeading(pdf, root, block);
}

function addHeading(pdf: Pdf, root: Element, { kind, text, lang }: HeadingBlock): void {
  const { type, size, gap } = HEADINGS[kind];
  keepTogether(pdf, BELOW_HEADING);
  addText(pdf, root, type, { text, size, gap, weight: 'bold' }, lang);
}

/** Names and values side by side: a list, since what stands in it is read one by one. */
function addRow(pdf: Pdf, list: Element, { name, value, theirs }: Row): void {
  keepTogether(pdf, Math.max(heightOf(pdf, name, NAME_WIDTH), heightOf(pdf, value, VALUE_WIDTH)));
  const top = pdf.y;
  let bottom = top;
  const writeName = () => {
    write(pdf, { text: name, weight: 'bold' }, MARGIN, NAME_WIDTH);
    bottom = pdf.y;
  };
  const writeValue = () => {
    pdf.y = top;
    write(pdf, { text: value }, VALUE_LEFT, VALUE_WIDTH);
    pdf.y = Math.max(bottom, pdf.y) + ROW_GAP;
  };
  const spans = [
    pdf.struct('Span', theirs === 'both' ? { lang: 'nb' } : {}, [writeName]),
    pdf.struct('Span', theirs === 'nothing' ? {} : { lang: 'nb' }, [writeValue]),
  ];
  addItem(pdf, list, pdf.struct('LBody', {}, spans));
}

function addLine(pdf: Pdf, list: Element, { text, lang }: ListLine): void {
  const write = () => writeText(pdf, { text, gap: 5 });
  addItem(pdf, list, pdf.struct('LBody', lang ? { lang } : {}, [write]));
}

function addText(pdf: Pdf, root: Element, type: string, text: Text, lang?: string): void {
  root.add(pdf.struct(type, lang ? { lang } : {}, [() => writeText(pdf, text)]));
}

/** Item by item, each in its place at once: a page that ends in the middle of marked content would leave the rest unmarked. */
function addList<Item>(
  pdf: Pdf,
  root: Element,
  items: readonly Item[],
  add: (pdf: Pdf, list: Element, item: Item) => void,
): void {
  const list = pdf.struct('L');
  root.add(list);
  for (const item of items) add(pdf, list, item);
  list.end();
}

function addItem(pdf: Pdf, list: Element, body: Element): void {
  list.add(pdf.struct('LI', {}, [body]));
}

function writeText(pdf: Pdf, text: Text): void {
  write(pdf, text, MARGIN, TEXT_WIDTH);
  pdf.y += text.gap ?? 0;
}

/** Writes a text, each run of letters in the font that has them. */
function write(pdf: Pdf, { text, size = TEXT_SIZE, weight = 'regular' }: Text, left: number, width: number) {
  const runs = fontRuns(text, weight);
  const { y } = pdf;
  runs.forEach((run, index) => {
    const continued = index < runs.length - 1;
    pdf.font(run.font).fontSize(size);
    if (index === 0) pdf.text(run.text, left, y, { width, continued, lineGap: 2 });
    else pdf.text(run.text, { continued });
  });
}

function heightOf(pdf: Pdf, text: string, width: number): number {
  return pdf.font('regular').fontSize(TEXT_SIZE).heightOfString(text, { width, lineGap: 2 });
}

/** Goes on to the next page where so much does not fit on this one. */
function keepTogether(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - MARGIN) pdf.addPage();
}

function collect(pdf: Pdf): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
}
