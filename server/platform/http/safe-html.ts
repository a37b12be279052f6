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
  transformTags: { h1: 'h2', a: (_name, { href }) => link(href) },
  exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && !attribs.href ? 'excludeTag' : false),
};

/** Elements that are left out, but begin a new line: without them, words of two lines or rows would run together. */
const LINE_TAG =
  /<\/?(?:address|article|aside|blockquote|caption|center|d[dlt]|div|figure|footer|header|hr|main|nav|pre|section|table|tr)\b(?:[^<>"']|"[^<"]*"|'[^<']*')*>/gi;
const CELL_START = /<(?=t[dh]\b)/gi;
/** A character for private use. It takes the place of those tags while the others are sanitized. */
const NEW_LINE = '\ue000';
const ENDS_LINE = /<\/?(?:h[2-6]|p|[uo]l|li)>$|<br \/>$/;
/** The starts and the ends of links and emphasis. A line between them would be empty. */
const STARTS = /(?:<(?:a|b|em|i|strong)\b[^>]*>[\s\ue000]*)+/g;
const ENDS = /(?<![\s\ue000])(?:[\s\ue000]*<\/(?:a|b|em|i|strong)>)+/g;
const BEGINS_LINE = /^<(?:\/?(?:h[2-6]|p|[uo]l|li)>|br \/>)/;

/**
 * Returns HTML with only headings, paragraphs, lists, emphasis and links (spec: decisions §4). Other blocks and the
 * rows of tables become lines. A link whose address is not https:, mailto: or tel: becomes its text. HTML with too much
 * markup becomes its text.
 */
export function safeHtml(html: string): string {
  if (workOf(html) > MAX_WORK) return textOf(html);
  const lined = html.replace(LINE_TAG, NEW_LINE).replace(CELL_START, ' <');
  // Transformed tags may be in invalid places. A second run closes them as a browser would.
  return withLines(sanitizeHtml(sanitizeHtml(lined, OPTIONS), OPTIONS));
}

function withLines(safe: string): string {
  if (!safe.includes(NEW_LINE)) return safe;
  const lines = safe
    .replace(STARTS, (tags) => (tags.includes(NEW_LINE) ? NEW_LINE + tags.replaceAll(NEW_LINE, '') : tags))
    .replace(ENDS, (tags) => (tags.includes(NEW_LINE) ? tags.replaceAll(NEW_LINE, '') + NEW_LINE : tags))
    .split(NEW_LINE)
    .flatMap((line) => line.trim() || []);
  return lines
    .map((line, index) => {
      const before = lines[index - 1];
      const isApart = before === undefined || ENDS_LINE.test(before) || BEGINS_LINE.test(line);
      return isApart ? line : `<br />${line}`;
    })
    .join('');
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
