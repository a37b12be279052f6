import { hash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { formatPhone } from '../../../domain/phone.ts';
import { LANGUAGES, type Language } from '../../../texts/languages.ts';

const STYLES = `
:root{color-scheme:light dark;font-family:system-ui,sans-serif;line-height:1.5}
body{margin:0;padding:clamp(1rem,6vw,5rem);max-width:40rem;overflow-wrap:anywhere}
h1{font-weight:500;line-height:1.2}
a{color:inherit}
a:focus-visible{outline:3px solid;outline-offset:3px}`;

const STYLES_HASH = hash('sha256', STYLES, 'base64');

/** A self-contained page, for situations in which the portal's own pages can't be rendered. */
export type PlainPage = {
  title: string;
  /** HTML from this server; external text must be escaped with `escapeHtml` */
  body: string;
  /** path of a script from this server */
  script?: string;
  /** the language of title and body; default: bokmål */
  language?: Language;
};

/** Returns the HTML of a page without the portal's scripts and styles. `title` is escaped, `body` is not. */
export function plainPage({ title, body, script, language = LANGUAGES[0] }: PlainPage): string {
  const loads = script ? `<script src="${script}" defer></script>` : '';
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLES}</style>${loads}</head>
<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;
}

/** Returns the content security policy of a plain page: who may frame it, where its form may be sent. */
export function plainPagePolicy(frameAncestors: readonly string[], formAction = "'none'"): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${STYLES_HASH}'`,
    "script-src 'self'",
    "base-uri 'none'",
    `form-action ${formAction}`,
    `frame-ancestors ${frameAncestors.length > 0 ? frameAncestors.join(' ') : "'none'"}`,
  ].join('; ');
}

/** Sends a plain page in the language of the request, unless the page has its own. */
export function sendPlainPage(
  reply: FastifyReply,
  page: PlainPage,
  { frameAncestors = [], formAction }: { frameAncestors?: readonly string[]; formAction?: string } = {},
): FastifyReply {
  return reply
    .header('content-security-policy', plainPagePolicy(frameAncestors, formAction))
    .type('text/html; charset=utf-8')
    .send(plainPage({ language: reply.request.language, ...page }));
}

/**
 * Sends a page whose link the browser follows by itself. Chromium refuses redirects from a form to another origin
 * (`form-action`).
 */
export function sendLinkToFollow(
  reply: FastifyReply,
  target: string,
  { title, goOn }: { title: string; goOn: string },
): FastifyReply {
  const body = `<p><a href="${escapeHtml(target)}">${goOn}</a></p>`;
  const { frameAncestors } = reply.request.distributor;
  return sendPlainPage(reply.header('refresh', `0;url=${target}`), { title, body }, { frameAncestors });
}

type Contact = { navn: string; telefon: string; epost: string };

/** Returns the bank's name, phone number and e-mail address as HTML, for pages without header and footer. */
export function contactHtml({ navn, telefon, epost }: Contact): string {
  const phone = `<a href="tel:+47${escapeHtml(telefon)}">${escapeHtml(formatPhone(telefon))}</a>`;
  const mail = `<a href="mailto:${escapeHtml(epost)}">${escapeHtml(epost)}</a>`;
  return `<p>${escapeHtml(navn)}<br>${phone}<br>${mail}</p>`;
}

/** Returns a text escaped for HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
