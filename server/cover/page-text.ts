/** A piece of text of a PDF page. `x` and `y` are its place in points from the lower left corner. */
type TextPiece = { text: string; x: number; y: number; height: number; endsLine: boolean };

/** A page is in odd order when a larger share of its lines stands above the line before. */
const ODD_SHARE = 0.3;
const MIN_LINES = 4;
/** Maximum characters of a page: far more than a printed page has. */
const MAX_CHARACTERS = 40_000;

/**
 * Returns the text of a page. The pieces keep the order of the file, which reads columns one by one. If that
 * order jumps about, they are read from top to bottom.
 */
export function pageText(pieces: readonly TextPiece[]): string {
  const text = isInOddOrder(pieces) ? linesFromTop(pieces) : inFileOrder(pieces);
  return cleaned(text).slice(0, MAX_CHARACTERS);
}

function isInOddOrder(pieces: readonly TextPiece[]): boolean {
  const lines = pieces.filter(({ text }) => text.trim() !== '');
  const steps = lines.slice(1).map((piece, place) => piece.y - (lines[place]?.y ?? 0));
  const moved = steps.filter((step) => Math.abs(step) > 2);
  const upwards = moved.filter((step) => step > 0);
  return moved.length >= MIN_LINES && upwards.length / moved.length > ODD_SHARE;
}

function inFileOrder(pieces: readonly TextPiece[]): string {
  return pieces.map(({ text, endsLine }) => (endsLine ? `${text}\n` : text)).join('');
}

/** Pieces at the same height, give or take half a line, are one line. */
function linesFromTop(pieces: readonly TextPiece[]): string {
  const lines: TextPiece[][] = [];
  for (const piece of pieces.filter(({ text }) => text.trim() !== '').sort((one, other) => other.y - one.y)) {
    const last = lines.at(-1);
    const y = last?.[0]?.y ?? Number.POSITIVE_INFINITY;
    if (last && y - piece.y < Math.max(piece.height, 2) / 2) last.push(piece);
    else lines.push([piece]);
  }
  return lines
    .map((line) =>
      line
        .sort((one, other) => one.x - other.x)
        .map(({ text }) => text.trim())
        .join(' '),
    )
    .join('\n');
}

/** Joins words that a line break divides, and removes characters that databases refuse. */
function cleaned(text: string): string {
  return (
    text
      .normalize('NFC')
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the refused characters
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u00ad]/g, '')
      .replace(/(?<=\p{Ll})-\n(?=\p{Ll})/gu, '')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  );
}
