import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import PdfDocument from 'pdfkit';
import { FONTS, fontRuns, type Weight } from './fonts.ts';

/** Lengths in points. */
const MARGIN = 64;
const NAME_WIDTH = 150;
const VALUE_LEFT = MARGIN + NAME_WIDTH + 16;
const VALUE_WIDTH = 595 - VALUE_LEFT - MARGIN;
const TEXT_WIDTH = 595 - 2 * MARGIN;
const TEXT_HEIGHT = 842 - 2 * MARGIN;
const TEXT_SIZE = 11;
const ROW_GAP = 6;
const PAGE_NUMBER_SIZE = 9;
const PAGE_NUMBER_TOP = 842 - MARGIN / 2 - PAGE_NUMBER_SIZE;
/** Height that must fit below the last of several headings on the same page. */
const BELOW_HEADING = 54;

const HEADINGS = {
  title: { type: 'H1', size: 24, above: 0, gap: 12 },
  heading: { type: 'H2', size: 14, above: 0, gap: 6 },
  subheading: { type: 'H3', size: 12, above: 8, gap: 4 },
} as const;

/**
 * A name and a value. `systemText` says which of them is text from a system, which is always in bokmål. `link` is the
 * address that the value leads to.
 */
export type Row = { name: string; value: string; systemText: 'nothing' | 'value' | 'both'; link?: string };

/** `lang` is set if the text comes from a system. */
type HeadingBlock = { kind: keyof typeof HEADINGS; text: string; lang?: string };

/** A line of a list; `lang` where it is in another language than the document. */
export type ListLine = { text: string; lang?: string };

/** A block of a document, in reading order. */
export type PdfBlock =
  | { kind: 'paragraph'; text: string; weight?: Weight; gap?: number }
  | HeadingBlock
  | { kind: 'facts'; rows: readonly Row[] }
  | { kind: 'list'; lines: readonly ListLine[] }
  /** an empty line */
  | { kind: 'space' };

export type PdfContent = { language: string; author: string; title: string; blocks: readonly PdfBlock[] };

type Pdf = InstanceType<typeof PdfDocument>;
type Text = { text: string; size?: number; weight?: Weight; gap?: number; underline?: boolean };
type Element = ReturnType<Pdf['struct']>;

/** Returns a document as a tagged PDF (PDF/UA), whose headings and lists a screen reader can follow (ADR-033). */
export async function renderPdf({ language, author, title, blocks }: PdfContent): Promise<Buffer> {
  const pdf = openPdf(language, author, title);
  const rendered = buffer(pdf);
  const root = pdf.struct('Document', { lang: language });
  pdf.addStructure(root);
  for (const [index, block] of blocks.entries()) {
    if (isHeading(block)) keepTogether(pdf, heightOfHeadings(pdf, blocks.slice(index, index + 4)));
    addBlock(pdf, root, block);
    // Rendering blocks the event loop, so other requests run between the blocks.
    await setImmediate();
  }
  root.end();
  numberPages(pdf);
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
    // The number of pages is known at the end.
    bufferPages: true,
    // PDF/UA requires embedded fonts, and the library's default font is not embedded. A font given here would
    // be read again for each document.
    font: null,
    info: { Title: title, Author: author },
  };
  // The library's types don't yet include PDF/UA or fonts in memory.
  const pdf = new PdfDocument(options as unknown as PDFKit.PDFDocumentOptions);
  for (const [name, file] of FONTS) pdf.registerFont(name, file);
  return pdf;
}

/** Writes `1 (3)` at the foot of each page, outside the text that screen readers read. One page alone has no number. */
function numberPages(pdf: Pdf): void {
  const { count } = pdf.bufferedPageRange();
  if (count === 1) return;
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    // Text below the margin would begin another page.
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
    pdf.font('regular').fontSize(PAGE_NUMBER_SIZE);
    pdf.text(`${page + 1} (${count})`, MARGIN, PAGE_NUMBER_TOP, { width: TEXT_WIDTH, align: 'right' });
    pdf.endMarkedContent();
  }
}

function addBlock(pdf: Pdf, root: Element, block: PdfBlock): void {
  if (block.kind === 'space') pdf.moveDown();
  else if (block.kind === 'paragraph') addParagraph(pdf, root, block);
  else if (block.kind === 'facts') addList(pdf, root, block.rows, addRow);
  else if (block.kind === 'list') addList(pdf, root, block.lines, addLine);
  else addHeading(pdf, root, block);
}

function addParagraph(pdf: Pdf, root: Element, paragraph: Text): void {
  keepTogether(pdf, heightOfText(pdf, paragraph));
  addText(pdf, root, 'P', paragraph);
}

function addHeading(pdf: Pdf, root: Element, { kind, text, lang }: HeadingBlock): void {
  const { type, size, above, gap } = HEADINGS[kind];
  if (pdf.y > MARGIN) pdf.y += above;
  addText(pdf, root, type, { text, size, gap, weight: 'bold' }, lang);
}

function isHeading(block: PdfBlock | undefined): block is HeadingBlock {
  return block !== undefined && block.kind in HEADINGS;
}

/** Returns the height of the headings at the start of the blocks, and of the first text below them. */
function heightOfHeadings(pdf: Pdf, [block, ...below]: readonly PdfBlock[]): number {
  if (isHeading(block)) {
    const { size, above, gap } = HEADINGS[block.kind];
    const height = heightOf(pdf, block.text, TEXT_WIDTH, 'bold', size);
    return above + height + gap + heightOfHeadings(pdf, below);
  }
  return Math.max(BELOW_HEADING, heightOfStart(pdf, block));
}

function heightOfStart(pdf: Pdf, block: PdfBlock | undefined): number {
  if (block?.kind === 'facts') return block.rows[0] ? heightOfRow(pdf, block.rows[0]) : 0;
  if (block?.kind === 'list') return block.lines[0] ? heightOfText(pdf, block.lines[0]) : 0;
  return block?.kind === 'paragraph' ? heightOfText(pdf, block) : 0;
}

function heightOfRow(pdf: Pdf, { name, value }: Row): number {
  const nameHeight = heightOf(pdf, name, NAME_WIDTH, 'bold');
  return Math.max(nameHeight, onOnePage(heightOf(pdf, value, VALUE_WIDTH, 'regular')));
}

function heightOfText(pdf: Pdf, { text, weight = 'regular' }: { text: string; weight?: Weight }): number {
  return onOnePage(heightOf(pdf, text, TEXT_WIDTH, weight));
}

/** Returns the height that a text needs on its first page. A text that is taller than a page starts on any page. */
function onOnePage(height: number): number {
  return height > TEXT_HEIGHT ? BELOW_HEADING : height;
}

/** Adds a name and a value side by side, as a list item: screen readers read them in sequence. */
function addRow(pdf: Pdf, list: Element, row: Row): void {
  const { name, value, systemText, link } = row;
  keepTogether(pdf, heightOfRow(pdf, row));
  const { page, y: top } = pdf;
  let bottom = top;
  const writeName = () => {
    write(pdf, { text: name, weight: 'bold' }, MARGIN, NAME_WIDTH);
    bottom = pdf.y;
  };
  const writeValue = () => {
    pdf.y = top;
    write(pdf, { text: value, underline: link !== undefined }, VALUE_LEFT, VALUE_WIDTH);
    if (link) addLink(pdf, valueElement, { top, text: value, address: link });
    pdf.y = (pdf.page === page ? Math.max(bottom, pdf.y) : pdf.y) + ROW_GAP;
  };
  const nameElement = pdf.struct('Span', systemText === 'both' ? { lang: 'nb' } : {}, [writeName]);
  const valueElement = pdf.struct(link ? 'Link' : 'Span', systemText === 'nothing' ? {} : { lang: 'nb' }, [
    writeValue,
  ]);
  addItem(pdf, list, pdf.struct('LBody', {}, [nameElement, valueElement]));
}

/** Makes the value that was just written a link. PDF/UA requires its text in the annotation too. */
function addLink(pdf: Pdf, element: Element, link: { top: number; text: string; address: string }): void {
  // The library writes an object of the class String as text. Its types don't include the element.
  const options = { structParent: element, Contents: new String(link.text) };
  const height = pdf.y - link.top;
  pdf.link(
    VALUE_LEFT,
    link.top,
    VALUE_WIDTH,
    height,
    link.address,
    options as unknown as PDFKit.Mixins.AnnotationOption,
  );
}

function addLine(pdf: Pdf, list: Element, { text, lang }: ListLine): void {
  keepTogether(pdf, heightOfText(pdf, { text }));
  const write = () => writeText(pdf, { text, gap: 5 });
  addItem(pdf, list, pdf.struct('LBody', lang ? { lang } : {}, [write]));
}

function addText(pdf: Pdf, root: Element, type: string, text: Text, lang?: string): void {
  root.add(pdf.struct(type, lang ? { lang } : {}, [() => writeText(pdf, text)]));
}

/** Adds a list, item by item: if a page ended within marked content, the rest would be unmarked. */
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

function write(
  pdf: Pdf,
  { text, size = TEXT_SIZE, weight = 'regular', underline = false }: Text,
  left: number,
  width: number,
) {
  const runs = fontRuns(text, weight);
  const { y } = pdf;
  runs.forEach((run, index) => {
    const continued = index < runs.length - 1;
    pdf.font(run.font).fontSize(size);
    if (index === 0) pdf.text(run.text, left, y, { width, continued, underline, lineGap: 2 });
    else pdf.text(run.text, { continued });
  });
}

function heightOf(pdf: Pdf, text: string, width: number, weight: Weight, size = TEXT_SIZE): number {
  return pdf.font(weight).fontSize(size).heightOfString(text, { width, lineGap: 2 });
}

function keepTogether(pdf: Pdf, height: number): void {
  const isTop = pdf.y <= MARGIN;
  if (!isTop && pdf.y + height > pdf.page.height - MARGIN) pdf.addPage();
}
