import { createHash } from 'node:crypto';
import type { FirstPageState } from '../../contract/first-page.ts';
import { escapeHtml } from '../platform/plain-page.ts';
import type { OwnParts, Web } from './web.ts';

export type Page = { title: string; html: string; state: FirstPageState; own: OwnParts };

/** A distributor's shell around every page: its styles in the page, allowed by their hash, and its policy. */
export type Shell = { styles: string; styleHash: string };

export function createShell(styles: string): Shell {
  return { styles, styleHash: hashOf(styles) };
}

function hashOf(styles: string): string {
  return createHash('sha256').update(styles).digest('base64');
}

/** The whole first page. The state is JSON that no HTML parser can take for markup. */
export function firstPage(web: Web, { styles }: Shell, { title, html, state, own }: Page): string {
  const preloads = [...web.preloads, ...own.preloads]
    .map((address) => `<link rel="modulepreload" href="${address}">`)
    .join('');
  const loggedIn = state.boot.session?.kfpSessionId !== undefined;
  const early = loggedIn ? '' : `<script type="module" async src="${web.loginScript}"></script>`;
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  return `<!doctype html><html lang="nb"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no">
${early}<style>${styles}</style>${own.styles ? `<style>${own.styles}</style>` : ''}<script type="module" src="${web.script}"></script>${preloads}</head>
<body><div id="root">${html}</div><script type="application/json" id="first-page">${json}</script></body></html>`;
}

export type PolicyParts = {
  frameAncestors: readonly string[];
  loginOrigins: readonly string[];
  /** where the page may post a form besides our own host */
  formOrigins: readonly string[];
  /** where calls, analytics and error reports go besides our own host */
  connectOrigins: readonly string[];
  /** the page's own styles beside the shell's */
  ownStyles: string;
};

/** The strict content security policy of a first page: nothing inline but the styles that we hashed. */
export function pagePolicy({ styleHash }: Shell, parts: PolicyParts): string {
  const { frameAncestors, loginOrigins, connectOrigins, formOrigins, ownStyles } = parts;
  const styleHashes = [styleHash, ...(ownStyles ? [hashOf(ownStyles)] : [])];
  return [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styleHashes.map((hash) => `'sha256-${hash}'`)].join(' '),
    "font-src 'self'",
    "img-src 'self'",
    ["connect-src 'self'", ...connectOrigins].join(' '),
    ["frame-src 'self'", ...loginOrigins].join(' '),
    ["form-action 'self'", ...formOrigins].join(' '),
    "base-uri 'none'",
    `frame-ancestors ${frameAncestors.length > 0 ? frameAncestors.join(' ') : "'none'"}`,
    "require-trusted-types-for 'script'",
  ].join('; ');
}
