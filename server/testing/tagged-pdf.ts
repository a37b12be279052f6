import { inflateSync } from 'node:zlib';

/**
 * Returns the properties of a PDF that a screen reader uses, and the PDF/UA rules that can be checked on its
 * objects.
 */
export function readTaggedPdf(pdf: Buffer) {
  const source = pdf.toString('latin1');
  const streams = streamsOf(pdf, source);
  const content = streams.join('\n');
  const title = /<dc:title>[\s\S]*?<rdf:li[^>]*>([^<]*)</.exec(content)?.[1] ?? '';
  return {
    isMarked:
      /\/MarkInfo \d+ 0 R/.test(source) && /\/Marked true/.test(source) && source.includes('/ParentTree'),
    language: /\/Type \/Catalog[\s\S]*?\/Lang \((\w+)\)/.exec(source)?.[1],
    /** whether a reader shows the title instead of the file name */
    showsTitle: source.includes('/DisplayDocTitle true'),
    title: Buffer.from(title, 'latin1').toString(),
    /** whether the file is declared as PDF/UA */
    isUniversal: /pdfuaid:part>1</.test(content),
    /** the structure's elements, in the order of the file */
    elements: [...source.matchAll(/\/S \/(\w+)/g)].map(([, name = '']) => name),
    /** parents and children of the structure, for example LI>LBody */
    nesting: nestingOf(source),
    /** whether anything other than text is drawn outside of marked content */
    drawsUnmarked: drawsUnmarked(streams),
    /** whether the tab order of every page follows the structure */
    tabsFollowStructure:
      (source.match(/\/Type \/Page\n/g) ?? []).length === (source.match(/\/Tabs \/S\n/g) ?? []).length,
    ...countTexts(content),
  };
}

function nestingOf(source: string): string[] {
  const elements = [
    ...source.matchAll(/\n(\d+) 0 obj\n<<\n\/S \/(\w+)\n(?:(?!endobj)[\s\S])*?\/P (\d+) 0 R/g),
  ];
  const names = new Map(elements.map(([, number, name]) => [number, name]));
  return elements.flatMap(([, , name, parent]) =>
    names.has(parent) ? [`${names.get(parent)}>${name}`] : [],
  );
}

/** Operators that paint, which must be within marked content. */
const PAINT_OPERATORS = /(?:^|\s)(?:S|s|f|F|f\*|B|B\*|b|b\*|sh|Do|TJ|Tj)(?=\s|$)/;
/** The beginning of a page's content: the library first flips the page vertically. */
const PAGE_CONTENT = /^1 0 0 -1 0 [\d.]+ cm\n/;

function drawsUnmarked(streams: readonly string[]): boolean {
  return streams
    .filter((stream) => PAGE_CONTENT.test(stream))
    .some((stream) => PAINT_OPERATORS.test(stream.replace(/\bBDC\n[\s\S]*?\bEMC\b/g, '')));
}

/** Returns the content of all streams, decompressed if necessary. */
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

/** Page numbers, which screen readers skip. */
const ARTIFACT = /\/Artifact <<[^>]*>> BDC[\s\S]*?\bEMC\b/g;

/** Returns the number of rendered texts without artifacts, and of those within an element's marked content. */
function countTexts(content: string): { texts: number; markedTexts: number } {
  let depth = 0;
  let texts = 0;
  let markedTexts = 0;
  for (const [operator] of content.replace(ARTIFACT, '').matchAll(/\/MCID \d+\s*>> BDC|\bEMC\b|\bTJ\b/g)) {
    if (operator === 'TJ') {
      texts += 1;
      if (depth > 0) markedTexts += 1;
    } else depth += operator === 'EMC' ? -1 : 1;
  }
  return { texts, markedTexts };
}
