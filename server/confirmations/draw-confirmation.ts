import PdfDocument from 'pdfkit';
import type { Confirmation, Row } from './confirmation.ts';
import { FONTS, fontRuns, type Weight } from './fonts.ts';

/** In points. */
const MARGIN = 64;
const NAME_WIDTH = 150;
const VALUE_LEFT = MARGIN + NAME_WIDTH + 16;
const VALUE_WIDTH = 595 - VALUE_LEFT - MARGIN;
const TEXT_WIDTH = 595 - 2 * MARGIN;
const TEXT_SIZE = 11;
const TITLE_SIZE = 24;
const HEADING_SIZE = 14;
const ROW_GAP = 6;

type Pdf = InstanceType<typeof PdfDocument>;
type Block = { text: string; size?: number; weight?: Weight; gap?: number };

/**
 * Returns the confirmation as a tagged PDF (PDF/UA): headings and lists that a screen reader can follow, in the language
 * that it is written in (ADR-051).
 */
export async function drawConfirmation(confirmation: Confirmation): Promise<Buffer> {
  const { language, insurer, title, paragraphs, rows, sections, written } = confirmation;
  const pdf = openPdf(confirmation);
  const drawn = collect(pdf);
  const root = pdf.struct('Document', { lang: language });
  pdf.addStructure(root);
  const add = (type: string, block: Block, lang?: string) => {
    root.add(pdf.struct(type, { ...(lang ? { lang } : {}) }, [() => writeBlock(pdf, block)]));
  };

  add('P', { text: insurer, weight: 'bold', gap: 28 });
  add('H1', { text: title, size: TITLE_SIZE, weight: 'bold', gap: 12 });
  for (const text of paragraphs) add('P', { text, gap: 10 });
  pdf.moveDown();
  root.add(factsOf(pdf, rows));
  for (const { heading, lines } of sections) {
    pdf.moveDown();
    keepTogether(pdf, 80);
    add('H2', { text: heading, size: HEADING_SIZE, weight: 'bold', gap: 6 });
    root.add(listOf(pdf, lines));
  }
  pdf.moveDown();
  add('P', { text: written });
  root.end();
  pdf.end();
  return await drawn;
}

function openPdf({ language, insurer, title }: Confirmation): Pdf {
  const options = {
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    displayTitle: true,
    lang: language,
    // The library's own default font is one that no PDF/UA file may leave to its reader.
    font: FONTS.get('regular'),
    info: { Title: title, Author: insurer },
  };
  // Its types don't know PDF/UA yet, nor fonts in memory.
  const pdf = new PdfDocument(options as unknown as PDFKit.PDFDocumentOptions);
  for (const [name, file] of FONTS) pdf.registerFont(name, file);
  return pdf;
}

/** Names and values side by side: a list, since what stands in it is read one by one. */
function factsOf(pdf: Pdf, rows: readonly Row[]) {
  const items = rows.map(({ name, value, theirs }) => {
    let top = 0;
    let bottom = 0;
    const writeName = () => {
      keepTogether(pdf, Math.max(heightOf(pdf, name, NAME_WIDTH), heightOf(pdf, value, VALUE_WIDTH)));
      top = pdf.y;
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
    return pdf.struct('LI', {}, [pdf.struct('LBody', {}, spans)]);
  });
  return pdf.struct('L', {}, items);
}

function listOf(pdf: Pdf, lines: readonly string[]) {
  const items = lines.map((text) =>
    pdf.struct('LI', {}, [pdf.struct('LBody', { lang: 'nb' }, [() => writeBlock(pdf, { text, gap: 5 })])]),
  );
  return pdf.struct('L', {}, items);
}

function writeBlock(pdf: Pdf, block: Block): void {
  write(pdf, block, MARGIN, TEXT_WIDTH);
  pdf.y += block.gap ?? 0;
}

/** Writes a text, each run of letters in the font that has them. */
function write(pdf: Pdf, { text, size = TEXT_SIZE, weight = 'regular' }: Block, left: number, width: number) {
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
