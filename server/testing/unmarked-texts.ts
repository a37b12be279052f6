import { MARKS } from './mark-texts.ts';

const TAG = /<!--.*?-->|<(\/?)([a-z][\w-]*)([^<>]*)>|([^<]+)/g;
const VOID = /^(?:area|br|col|embed|hr|img|input|link|meta|source|wbr)$/;
const LABELS = /\s(?:aria-label|aria-description|title|alt|placeholder)="([^"]*)"/g;
const LANGUAGE = /\slang="([^"]*)"/;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/**
 * Returns the texts and labels in React's HTML that are not from `texts/` and not marked as another language.
 * Only texts with a word are returned. A mark may start in one element and end in another if a component
 * wraps a part of a text.
 */
export function unmarkedTexts(html: string, language: string): string[] {
  const found: string[] = [];
  const languages = [language];
  let depth = 0;
  for (const [, end, name, attributes = '', text] of html.matchAll(TAG)) {
    const isOwn = languages.at(-1) === language;
    if (text !== undefined) {
      const [outside, after] = outsideMarks(decode(text), depth);
      depth = after;
      if (isOwn) found.push(outside);
      continue;
    }
    if (name === undefined) continue;
    if (end) {
      languages.pop();
      continue;
    }
    const inner = LANGUAGE.exec(attributes)?.[1] ?? languages.at(-1) ?? language;
    if (inner === language) {
      for (const [, label = ''] of attributes.matchAll(LABELS)) found.push(outsideMarks(decode(label), 0)[0]);
    }
    if (!VOID.test(name) && !attributes.endsWith('/')) languages.push(inner);
  }
  return found.map((each) => each.trim()).filter((each) => /\p{L}{2}/u.test(each));
}

/** Returns the part of a text outside of marks, and the number of marks that are open after it. */
function outsideMarks(text: string, open: number): [outside: string, open: number] {
  let outside = '';
  let depth = open;
  for (const letter of text) {
    if (letter === MARKS.begin) depth += 1;
    else if (letter === MARKS.end) depth -= 1;
    else if (depth === 0) outside += letter;
  }
  return [outside, depth];
}

function decode(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}
