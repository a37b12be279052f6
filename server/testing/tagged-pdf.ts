import { inflateSync } from 'node:zlib';

/** What a PDF says of itself to a screen reader. */
export type TaggedPdf = {
  isMarked: boolean;
  language: string | undefined;
  /** whether a reader shows the title instead of the file's name */
  showsTitle: boolean;
  title: string;
  /** whether the file calls itself PDF/UA */
  isUniversal: boolean;
  /** the structure's elements, in the order that they stand in the file */
  elements: string[];
  /** how many texts are drawn, and how many of them within marked content of an element */
  texts: number;
  markedTexts: number;
};

/** Returns what a PDF that the portal drew says of itself: the rules of PDF/UA that can be told from its objects. */
export function readTaggedPdf(pdf: Buffer): TaggedPdf {
  const source = pdf.toString('latin1');
  const content = streamsOf(pdf, source);
  const title = /<dc:title>[\s\S]*?<rdf:li[^>]*>([^<]*)</.exec(content)?.[1] ?? '';
  return {
    isMarked:
      /\/MarkInfo \d+ 0 R/.test(source) && /\/Marked true/.test(source) && source.includes('/ParentTree'),
    language: /\/Type \/Catalog[\s\S]*?\/Lang \((\w+)\)/.exec(source)?.[1],
    showsTitle: source.includes('/DisplayDocTitle true'),
    title: Buffer.from(title, 'latin1').toString(),
    isUniversal: /pdfuaid:part>1</.test(content),
    elements: [...source.matchAll(/\/S \/(\w+)/g)].map(([, name = '']) => name),
    ...countTexts(content),
  };
}

/** The content of all streams; what is not packed stands as it is. */
function streamsOf(pdf: Buffer, source: string): string {
  return [...source.matchAll(/stream\n/g)]
    .filter(({ index }) => source.slice(index - 3, index) !== 'end')
    .map(({ index }) => {
      const stream = pdf.subarray(index + 'stream\n'.length, source.indexOf('\nendstream', index));
      try {
        return inflateSync(stream).toString('latin1');
      } catch {
        return stream.toString('latin1');
      }
    })
    .join('\n');
}

function countTexts(content: string): { texts: number; markedTexts: number } {
  let depth = 0;
  let texts = 0;
  let markedTexts = 0;
  for (const [operator] of content.matchAll(/\/MCID \d+\s*>> BDC|\bEMC\b|\bTJ\b/g)) {
    if (operator === 'TJ') {
      texts += 1;
      if (depth > 0) markedTexts += 1;
    } else depth += operator === 'EMC' ? -1 : 1;
  }
  return { texts, markedTexts };
}
