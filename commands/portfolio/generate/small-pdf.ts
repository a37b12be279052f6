/** A4, in points. */
const PAGE = '0 0 595 842';
const MARGIN = 64;
const TOP = 770;

/** Returns a small PDF in base64: a heading and lines on each page, with Western European letters only. */
export function smallPdf(heading: string, ...pages: readonly (readonly string[])[]): string {
  const font = 3 + 2 * pages.length;
  const kids = pages.map((_, place) => `${3 + 2 * place} 0 R`);
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/Lang(nb)/ViewerPreferences<</DisplayDocTitle true>>>>',
    `<</Type/Pages/Kids[${kids.join(' ')}]/Count ${pages.length}>>`,
    ...pages.flatMap((lines, place) => {
      const text = contentOf(heading, lines);
      const contents = `${4 + 2 * place} 0 R`;
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[${PAGE}]/Contents ${contents}/Resources<</Font<</F ${font} 0 R>>>>>>`,
        `<</Length ${text.length}>>stream\n${text}\nendstream`,
      ];
    }),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    `<</Title(${escaped(heading)})>>`,
  ];
  return Buffer.from(fileOf(objects), 'latin1').toString('base64');
}

function contentOf(heading: string, lines: readonly string[]): string {
  return [
    `BT /F 20 Tf ${MARGIN} ${TOP} Td (${escaped(heading)}) Tj`,
    '/F 11 Tf 0 -36 Td 17 TL',
    ...lines.map((line) => `(${escaped(line)}) Tj T*`),
    'ET',
  ].join('\n');
}

function fileOf(objects: readonly string[]): string {
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj${object}endobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  return [
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`,
    `trailer<</Size ${size}/Root 1 0 R/Info ${objects.length} 0 R>>\nstartxref\n${body.length}\n%%EOF\n`,
  ].join('');
}

/** Escapes a text for a PDF string in WinAnsi. Replaces unsupported characters with question marks. */
function escaped(text: string): string {
  return text
    .replaceAll('–', '-')
    .replace(/[^\x20-\x7e\u00a0-\u00ff]/g, '?')
    .replace(/[\\()]/g, (character) => `\\${character}`);
}
