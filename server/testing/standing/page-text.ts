const ENTITIES: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&amp;': '&',
  '&#x27;': "'",
  '&quot;': '"',
};

/**
 * Returns the visible text of a page with ordinary spaces. Scripts and styles are left out, and words with
 * break opportunities are joined.
 */
export function pageText(html: string): string {
  return html
    .replace(/<(script|style|title)\b.*?<\/\1>/gs, ' ')
    .replace(/<span class="kfp-joint"><\/span>|<wbr\/?>|<!--.*?-->|\u00ad/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(?:nbsp|amp|#x27|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ');
}

/** Returns the part of a text from `first` up to `last`; '' when `first` is missing. */
export function between(text: string, first: string, last: string): string {
  const start = text.indexOf(first);
  if (start < 0) return '';
  const end = text.indexOf(last, start);
  return text.slice(start, end < 0 ? undefined : end);
}
