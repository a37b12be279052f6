import { type PdfBlock, renderPdf } from '../platform/pdf/render-pdf.ts';
import type { Confirmation } from './confirmation.ts';

/** Returns the confirmation as a tagged PDF in its language (ADR-033). */
export async function renderConfirmation(confirmation: Confirmation): Promise<Buffer> {
  const { language, insurer, title, paragraphs, rows, sections, check, written } = confirmation;
  const blocks: PdfBlock[] = [
    { kind: 'paragraph', text: insurer, weight: 'bold', gap: 28 },
    { kind: 'title', text: title },
    ...paragraphs.map((text): PdfBlock => ({ kind: 'paragraph', text, gap: 10 })),
    { kind: 'space' },
    { kind: 'facts', rows },
    ...sections.flatMap(({ heading, lines }): PdfBlock[] => [
      { kind: 'space' },
      { kind: 'heading', text: heading },
      { kind: 'list', lines },
    ]),
    { kind: 'space' },
    { kind: 'heading', text: check.heading },
    { kind: 'facts', rows: check.rows },
    { kind: 'paragraph', text: check.until },
    { kind: 'space' },
    { kind: 'paragraph', text: written },
  ];
  return await renderPdf({ language, author: insurer, title, blocks });
}
