import { getDocumentProxy } from 'unpdf';
import { pageText } from './page-text.ts';

/** Maximum number of pages that are read. The longest terms have about a hundred. */
export const MAX_PAGES = 300;
/** Number of characters after which no further page is read: twice as many as 300 printed pages have. */
const MAX_TEXT = 2_000_000;

/** The text of a PDF. `partly`: it has more pages, or more text, than is read. */
type Extracted = {
  status: 'read' | 'partly' | 'encrypted' | 'no-text' | 'broken';
  /** the text of each page, the first page first; empty unless read */
  pages: readonly string[];
};

/** Returns the text of a PDF by page, or why it has none. After `maxText` characters, no further page is read. */
export async function extractText(file: Uint8Array, maxText = MAX_TEXT): Promise<Extracted> {
  const opened = await open(file);
  if (typeof opened === 'string') return { status: opened, pages: [] };
  const count = Math.min(opened.numPages, MAX_PAGES);
  const pages: string[] = [];
  let characters = 0;
  try {
    for (let number = 1; number <= count && characters < maxText; number += 1) {
      const page = await textOfPage(opened, number);
      pages.push(page);
      characters += page.length;
    }
  } catch {
    return { status: 'broken', pages: [] };
  } finally {
    await opened.loadingTask.destroy();
  }
  if (pages.every((page) => page === '')) return { status: 'no-text', pages: [] };
  return { status: opened.numPages > pages.length ? 'partly' : 'read', pages };
}

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;

async function open(file: Uint8Array): Promise<Document | 'encrypted' | 'broken'> {
  try {
    return await getDocumentProxy(file, { verbosity: 0, disableFontFace: true });
  } catch (error) {
    return (error as Error).name === 'PasswordException' ? 'encrypted' : 'broken';
  }
}

async function textOfPage(document: Document, number: number): Promise<string> {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  page.cleanup();
  return pageText(
    items.flatMap((item) =>
      'str' in item
        ? [
            {
              text: item.str,
              x: Number(item.transform[4]),
              y: Number(item.transform[5]),
              height: item.height,
              endsLine: item.hasEOL,
            },
          ]
        : [],
    ),
  );
}
