import type { FirstPageState } from '../../contract/first-page.ts';
import type { Language } from '../../texts/languages.ts';
import { escapeHtml } from '../platform/http/plain-page.ts';
import type { InlineStyles } from './inline-styles.ts';
import type { WebOfLanguage } from './web.ts';

export type Page = {
  language: Language;
  title: string;
  /** elements of the head that the server wrote itself */
  head: string;
  html: string;
  /** what it hydrates from; null: it runs no scripts */
  state: FirstPageState | null;
  /** the page's own, then the distributor's */
  styles: readonly InlineStyles[];
  /** the addresses of the page's own scripts */
  scripts: readonly string[];
};

/**
 * Returns the whole first page, as bytes: its styles, which many pages share, need not be encoded anew for each. The state
 * is JSON that no HTML parser can take for markup.
 */
export function firstPage(
  web: WebOfLanguage,
  { language, title, head, html, state, styles, scripts }: Page,
): Buffer {
  // The text and its font come before what makes the page answer.
  const preloads = [...web.preloads, ...scripts]
    .map((address) => `<link rel="modulepreload" fetchpriority="low" href="${address}">`)
    .join('');
  const module = `<script type="module" fetchpriority="low" src="${web.script}"></script>${preloads}`;
  const sheet = web.styleSheet ? `<link rel="stylesheet" href="${web.styleSheet}" fetchpriority="low">` : '';
  const aboveStyles = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no">
${head}
${state && hasFrame(state) ? web.loginScript : ''}`;
  const belowStyles = `${state ? module : ''}</head>
<body><div id="root">${html}</div>${state ? stateElement(state) : ''}${sheet}</body></html>`;
  return Buffer.concat([
    Buffer.from(aboveStyles),
    ...styles.map(({ element }) => element),
    Buffer.from(belowStyles),
  ]);
}

function hasFrame({ boot: { session, loginMode } }: FirstPageState): boolean {
  return session?.kfpSessionId === undefined && loginMode === 'frame';
}

function stateElement(state: FirstPageState): string {
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="first-page">${json}</script>`;
}

export type PolicyOptions = {
  frameAncestors: readonly string[];
  loginOrigins: readonly string[];
  /** where the page may post a form besides our own host */
  formOrigins: readonly string[];
  /** where API requests, analytics and error reports go besides our own host */
  connectOrigins: readonly string[];
  styles: readonly InlineStyles[];
};

/** The strict content security policy of a first page: nothing inline but the styles that we hashed. */
export function pagePolicy(parts: PolicyOptions): string {
  const { frameAncestors, loginOrigins, connectOrigins, formOrigins, styles } = parts;
  return [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styles.map(({ hash }) => `'sha256-${hash}'`)].join(' '),
    "font-src 'self'",
    "img-src 'self'",
    "manifest-src 'self'",
    ["connect-src 'self'", ...connectOrigins].join(' '),
    ["frame-src 'self'", ...loginOrigins].join(' '),
    ["form-action 'self'", ...formOrigins].join(' '),
    "base-uri 'none'",
    `frame-ancestors ${frameAncestors.length > 0 ? frameAncestors.join(' ') : "'none'"}`,
    "require-trusted-types-for 'script'",
  ].join('; ');
}
