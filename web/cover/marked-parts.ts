/** A part of a quotation; `isHit`: it matches the question. */
export type Part = { text: string; isHit: boolean };

/** Returns the parts of a quotation, whose hits are between `[[` and `]]` (spec: beyond §8). */
export function markedParts(quotation: string): Part[] {
  return quotation
    .split(/\[\[(.*?)\]\]/s)
    .map((text, place) => ({ text, isHit: place % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
