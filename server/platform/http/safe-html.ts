import sanitizeHtml from 'sanitize-html';

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
  // The page already has its one h1.
  transformTags: { h1: 'h2', a: (_name, { href }) => link(href) },
};

/**
 * Returns HTML with only headings, paragraphs, lists, emphasis and links (spec: decisions §4). A link whose
 * address is not https:, mailto: or tel: becomes its text.
 */
export function safeHtml(html: string): string {
  // Transformed tags may be in invalid places. A second run closes them as a browser would.
  return sanitizeHtml(sanitizeHtml(html, OPTIONS), OPTIONS);
}

/**
 * Returns the tag of a link. For an unsafe address it is a tag that is not allowed, so only the text stays.
 */
function link(href: string | undefined): sanitizeHtml.Tag {
  if (!isSafeAddress(href)) return { tagName: 'span', attribs: {} };
  return { tagName: 'a', attribs: { href, rel: 'noopener' } };
}

function isSafeAddress(href: string | undefined): href is string {
  if (href === undefined || !/^(?:https:\/\/[^/\\]|mailto:|tel:)[^\s\\\p{C}]+$/iu.test(href)) return false;
  const url = URL.parse(href);
  return url !== null && url.username === '' && url.password === '';
}
