import { inflateSync } from 'node:zlib';

/** The text that a reader extracts from a PDF, and the problems in it. */
export type PdfText = {
  /** the text of each chunk of marked content, one per line, in the order of rendering */
  text: string;
  /** number of rendered placeholder glyphs for letters that a font lacks */
  missingSigns: number;
  /** fonts that are not embedded, or that don't map their glyphs to letters */
  unusableFonts: string[];
};

type Letters = ReadonlyMap<number, string>;

/** Returns the text of a PDF as a screen reader or a search extracts it, by the fonts' own letter tables. */
export function readPdfText(pdf: Buffer): PdfText {
  const objects = objectsOf(pdf);
  const bodies = [...objects.values()].map(({ head }) => head);
  const named = bodies.flatMap((head) => [...head.matchAll(/\/(F\d+) (\d+) 0 R/g)]);
  const fonts = new Map(named.map(([, name = '', number]) => [name, lettersOf(objects, number)]));
  const streams = [...objects.values()].map(({ stream }) => stream).filter((each) => /\bBT\n/.test(each));
  const { text, missingSigns } = readContent(streams.join('\n'), fonts);
  const unusableFonts = [...fonts].flatMap(([name, letters]) => (letters.size > 0 ? [] : [name]));
  const withoutFile = bodies.filter(
    (head) => head.includes('/FontDescriptor\n') && !head.includes('/FontFile2 '),
  );
  return { text, missingSigns, unusableFonts: [...unusableFonts, ...withoutFile] };
}

type PdfObject = { head: string; stream: string };

function objectsOf(pdf: Buffer): ReadonlyMap<string, PdfObject> {
  const source = pdf.toString('latin1');
  return new Map(
    [...source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, number = '', body = '']) => {
      const [head = '', packed] = body.split('\nstream\n');
      return [number, { head: `${head}\n`, stream: unpacked(packed) }];
    }),
  );
}

function unpacked(stream: string | undefined): string {
  if (stream === undefined) return '';
  try {
    return inflateSync(Buffer.from(stream.replace(/\nendstream$/, ''), 'latin1')).toString('latin1');
  } catch {
    return stream;
  }
}

/** Returns the letters by glyph number, from the font's table. */
function lettersOf(objects: ReadonlyMap<string, PdfObject>, number: string | undefined): Letters {
  const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number ?? '')?.head ?? '')?.[1];
  const ranges = (objects.get(table ?? '')?.stream ?? '').matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g);
  return new Map(
    [...ranges].flatMap(([, start = '', letters = '']) =>
      // A ligature has several letters.
      [...letters.matchAll(/<([\w ]+)>/g)].map(([, code = ''], index): [number, string] => [
        Number.parseInt(start, 16) + index,
        Buffer.from(code.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      ]),
    ),
  );
}

function readContent(content: string, fonts: ReadonlyMap<string, Letters>) {
  let letters: Letters = new Map();
  let text = '';
  let missingSigns = 0;
  for (const [token, font, signs] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|\bEMC\b/g)) {
    if (font) letters = fonts.get(font) ?? new Map();
    if (token === 'EMC') text += '\n';
    for (const [sign] of (signs ?? '').replace(/> [-\d.]+ ?</g, '').matchAll(/(?<=<\w*)\w{4}/g)) {
      const number = Number.parseInt(sign, 16);
      if (number === 0) missingSigns += 1;
      text += letters.get(number) ?? '\ufffd';
    }
  }
  return { text, missingSigns };
}
