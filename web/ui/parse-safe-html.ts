const TAGS = [
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'p',
  'br',
  'ul',
  'ol',
  'li',
  'strong',
  'b',
  'em',
  'i',
  'a',
] as const;
export type SafeTag = (typeof TAGS)[number];

/** A text, or one of the allowed elements. */
export type SafeNode = string | SafeElement;
export type SafeElement = { tag: SafeTag; href?: string; children: SafeNode[] };

const TOKEN = /<(\/?)([a-z][a-z0-9]*)([^<>]*)>|[^<]+|</gi;
const SAFE_ADDRESS = /^(?:https:\/\/|mailto:|tel:)/i;
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/**
 * Returns sanitised HTML as a tree of headings, paragraphs, lists, emphasis and links. Other tags are removed
 * and their text is kept, so that safety does not depend on the server.
 */
export function parseSafeHtml(html: string): SafeNode[] {
  const root: SafeElement = { tag: 'p', children: [] };
  let open = [root];
  const within = () => open.at(-1) ?? root;

  for (const [token, slash, name, attributes = ''] of html.matchAll(TOKEN)) {
    if (name === undefined) within().children.push(decoded(token));
    const tag = TAGS.find((each) => each === name?.toLowerCase());
    if (!tag) continue;
    if (slash) {
      const start = open.findLastIndex((element, depth) => depth > 0 && element.tag === tag);
      if (start > 0) open = open.slice(0, start);
      continue;
    }
    const element = elementOf(tag, attributes);
    within().children.push(element);
    if (tag !== 'br') open.push(element);
  }
  return root.children;
}

function elementOf(tag: SafeTag, attributes: string): SafeElement {
  const written = tag === 'a' ? /\bhref="([^"]*)"/.exec(attributes)?.[1] : undefined;
  const href = written === undefined ? undefined : decoded(written);
  return href !== undefined && SAFE_ADDRESS.test(href) ? { tag, href, children: [] } : { tag, children: [] };
}

function decoded(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity);
}
