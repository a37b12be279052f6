import type { MyData } from '../../contract/my-data.ts';
import type { Language } from '../../texts/languages.ts';
import { renderPdf } from '../platform/pdf/render-pdf.ts';
import { dataBlocks } from './data-blocks.ts';
import { dataTexts } from './texts.ts';

export type DataPdfOptions = {
  language: Language;
  /** the holder of the data */
  author: string;
  /** epoch milliseconds */
  at: number;
};

/** Returns a customer's data as a tagged PDF (spec: beyond §3, ADR-027). */
export async function renderData(data: MyData, { language, author, at }: DataPdfOptions): Promise<Buffer> {
  const texts = dataTexts(language, data.isBankkunde);
  const blocks = dataBlocks(data, author, texts, new Date(at).toISOString());
  return await renderPdf({ language, author, title: texts.title, blocks });
}
