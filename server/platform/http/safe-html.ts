import sanitizeHtml from 'sanitize-html';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // What stands within these is no text for the customer either.
  nonTextTags: [
    ...['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'title', 'xmp'],
    ...['noembed', 'noframes', 'plaintext', 'textarea', 'select', 'option', 'button', 'video', 'audio'],
  ],
  // The page has its one h1 already.
  transformTags: { h1: 'h2', a: (_name, { href }) => link(href) },
};

/**
 * The HTML with nothing left but headings, paragraphs, lists, emphasis and links (spec: decisions §4). A link that
 * doesn't lead to an https:, mailto: or tel: address becomes its own text.
 */
export function safeHtml(html: string): string {
  // Tags that have become others may stand where they can't: once more, they are closed as a browser would.
  return sanitizeHtml(sanitizeHtml(html, OPTIONS), OPTIONS);
}

/** A tag that isn't allowed is dropped, and its text stays. */
function link(href: string | undefined): sanitizeHtml.Tag {
  if (!isSafeAddress(href)) return { tagName: 'span', attribs: {} };
  return { tagName: 'a', attribs: { href, rel: 'noopener' } };
}

function isSafeAddress(href: string | undefined): href is string {
  if (href === undefined || !/^(?:https:\/\/[^/\\]|mailto:|tel:)[^\s\\\p{C}]+$/iu.test(href)) return false;
  const url = URL.parse(href);
  return url !== null && url.username === '' && url.password === '';
}
