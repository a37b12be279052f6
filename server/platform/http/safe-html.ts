import { setImmediate } from 'node:timers/promises';
import sanitizeHtml from 'sanitize-html';

/**
 * Maximum work for one text, and between two turns of the event loop. A character reference counts 1 and a tag 8:
 * about 1 and 8 µs. A real text has less than a tenth of it.
 */
const MAX_WORK = 4000;
const TAG_WORK = 8;
/** Elements that are nested deeper are left out. */
const MAX_DEPTH = 30;

/** Become paragraphs: without them, words of two blocks or rows would run together. */
const BLOCKS = [
  ...['address', 'article', 'aside', 'blockquote', 'caption', 'center', 'dd', 'div', 'dl', 'dt', 'figure'],
  ...['footer', 'header', 'hr', 'main', 'nav', 'pre', 'section', 'table', 'tr'],
];
const CELL_START = /<(?=t[dh]\b)/gi;
/** Spaces, line breaks and emphasis without text. */
const NOTHING = String.raw`(?:\s|<br \/>|<\/?(?:strong|b|em|i)>)*`;
/** A heading or link without text, such as one of a picture, has no name for screen readers. */
const EMPTY = new RegExp(
  String.raw`<p>[ \t\r\n]*<\/p>|<(h[2-6])>${NOTHING}<\/\1>|<a [^>]*>${NOTHING}<\/a>`,
  'g',
);

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // The content of these elements is not text for the customer.
  nonTextTags: [
    ...['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'title', 'xmp'],
    ...['noembed', 'noframes', 'plaintext', 'textarea', 'select', 'option', 'button', 'video', 'audio'],
  ],
  nestingLimit: MAX_DEPTH,
  // The page already has its one h1.
  transformTags: {
    ...Object.fromEntries(BLOCKS.map((name) => [name, 'p'])),
    h1: 'h2',
    a: (_name, { href }) => link(href),
  },
  exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && !attribs.href ? 'excludeTag' : false),
};

/**
 * Returns HTML with only headings, paragraphs, lists, emphasis and links (spec: decisions §4). Other blocks and the
 * rows of tables become paragraphs. A link whose address is not https:, mailto: or tel: becomes its text. HTML with too much
 * markup becomes its text.
 */
export function safeHtml(html: string): string {
  if (workOf(html) > MAX_WORK) return textOf(html);
  // Transformed tags may be in invalid places. A second run closes them as a browser would.
  const safe = sanitizeHtml(sanitizeHtml(html.replace(CELL_START, ' <'), OPTIONS), OPTIONS);
  return withoutEmpty(safe);
}

/** An element that has only empty ones is empty itself. */
function withoutEmpty(html: string): string {
  const rest = html.replace(EMPTY, '');
  return rest === html ? html : withoutEmpty(rest);
}

/** Returns `safeHtml` of each text. Lets other requests run in between. */
export async function safeHtmls(htmls: readonly string[]): Promise<string[]> {
  const safe: string[] = [];
  let work = 0;
  for (const html of htmls) {
    work += workOf(html) + 1;
    if (work > MAX_WORK) {
      await setImmediate();
      work = workOf(html) + 1;
    }
    safe.push(safeHtml(html));
  }
  return safe;
}

function workOf(html: string): number {
  return TAG_WORK * (html.split('<').length - 1) + html.split('&').length - 1;
}

/** Character references stay: they never become markup. */
function textOf(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .trim();
}

/**
 * Returns the tag of a link. For an unsafe address it has no `href`, and `exclusiveFilter` keeps only the text.
 * A tag that is not allowed would do the same, but the library then writes a wrong end for the next element.
 */
function link(href: string | undefined): sanitizeHtml.Tag {
  return { tagName: 'a', attribs: isSafeAddress(href) ? { href, rel: 'noopener' } : {} };
}

function isSafeAddress(href: string | undefined): href is string {
  if (href === undefined || !/^(?:https:\/\/[^/\\]|mailto:|tel:)[^\s\\\p{C}]+$/iu.test(href)) return false;
  const url = URL.parse(href);
  return url !== null && url.username === '' && url.password === '';
}
