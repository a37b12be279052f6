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
  /** how many texts are rendered, and how many of them within marked content of an element */
  texts: number;
  markedTexts: number;
  /** which element stands within which, such as LI>LBody */
  nesting: string[];
  /** whether anything but text is rendered: it would have to be marked, as a figure or as decoration */
  drawsUnmarked: boolean;
  /** whether every page is gone through in the structure's order */
  tabsFollowStructure: boolean;
};

/** Returns what a PDF of the portal declares, and the rules of PDF/UA that can be checked on its objects. */
export function readTaggedPdf(pdf: Buffer): TaggedPdf {
  const source = pdf.toString('latin1');
  const streams = streamsOf(pdf, source);
  const content = streams.join('\n');
  const title = /<dc:title>[\s\S]*?<rdf:li[^>]*>([^<]*)</.exec(content)?.[1] ?? '';
  return {
    isMarked:
      /\/MarkInfo \d+ 0 R/.test(source) && /\/Marked true/.test(source) && source.includes('/ParentTree'),
    language: /\/Type \/Catalog[\s\S]*?\/Lang \((\w+)\)/.exec(source)?.[1],
    showsTitle: source.includes('/DisplayDocTitle true'),
    title: Buffer.from(title, 'latin1').toString(),
    isUniversal: /pdfuaid:part>1</.test(content),
    elements: [...source.matchAll(/\/S \/(\w+)/g)].map(([, name = '']) => name),
    nesting: nestingOf(source),
    drawsUnmarked: drawsUnmarked(streams),
    tabsFollowStructure:
      (source.match(/\/Type \/Page\n/g) ?? []).length === (source.match(/\/Tabs \/S\n/g) ?? []).length,
    ...countTexts(content),
  };
}

function nestingOf(source: string): string[] {
  const elements = [...source.matchAll(/\n(\d+) 0 obj\n<<\n\/S \/(\w+)\n[\s\S]*?\/P (\d+) 0 R/g)];
  const names = new Map(elements.map(([, number, name]) => [number, name]));
  return elements.flatMap(([, , name, parent]) =>
    names.has(parent) ? [`${names.get(parent)}>${name}`] : [],
  );
}

/** What paints beside text, outside of marked content, on the pages. */
const PAINTS = /(?:^|\s)(?:S|s|f|F|f\*|B|B\*|b|b\*|sh|Do|TJ|Tj)(?=\s|$)/;
/** How a page's content begins: the library turns the page upside down first. */
const PAGE_CONTENT = /^1 0 0 -1 0 [\d.]+ cm\n/;

function drawsUnmarked(streams: readonly string[]): boolean {
  return streams
    .filter((stream) => PAGE_CONTENT.test(stream))
    .some((stream) => PAINTS.test(stream.replace(/\bBDC\n[\s\S]*?\bEMC\b/g, '')));
}

/** The content of all streams; what is not packed stands as it is. */
function streamsOf(pdf: Buffer, source: string): string[] {
  return [...source.matchAll(/stream\n/g)]
    .filter(({ index }) => source.slice(index - 3, index) !== 'end')
    .map(({ index }) => {
      const stream = pdf.subarray(index + 'stream\n'.length, source.indexOf('\nendstream', index));
      try {
        return inflateSync(stream).toString('latin1');
      } catch {
        return stream.toString('latin1');
      }
    });
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
