const ENTITIES: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&amp;': '&',
  '&#x27;': "'",
  '&quot;': '"',
};

/**
 * Returns what a page reads, with ordinary spaces: without scripts and styles, words with joints in one
 * piece.
 */
export function pageText(html: string): string {
  return html
    .replace(/<(script|style|title)\b.*?<\/\1>/gs, ' ')
    .replace(/<span class="kfp-joint"><\/span>|<wbr\/?>|<!--.*?-->|\u00ad/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(?:nbsp|amp|#x27|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ');
}

/** Returns the part of a text from the first words to the last; nothing where the first are missing. */
export function between(text: string, first: string, last: string): string {
  const start = text.indexOf(first);
  if (start < 0) return '';
  const end = text.indexOf(last, start);
  return text.slice(start, end < 0 ? undefined : end);
}
