import { hash } from 'node:crypto';
import { LOGIN_CONTEXTS, type LoginContext } from '../../contract/session.ts';
import { PORTAL_PATH } from '../../domain/paths.ts';
import type { Language } from '../../texts/languages.ts';
import type { texts as bokmaal } from '../../texts/nb/test-login.ts';
import { escapeHtml } from '../platform/http/plain-page.ts';
import { textsByLanguage } from '../platform/texts-by-language.ts';
import { TEST_LOGIN_PATH } from './test-client.ts';

type TestLoginTexts = typeof bokmaal;

/** Returns the test login's texts in a language. */
export const testLoginTexts = await textsByLanguage<TestLoginTexts>(
  (language) => import(`../../texts/${language}/test-login.ts`),
);

const STYLES = `
:root{color-scheme:light dark;font-family:system-ui,sans-serif;line-height:1.5;--line:#737373;--error:#b3261e}
@media(prefers-color-scheme:dark){:root{--error:#ffb4ab}}
*{box-sizing:border-box}
body{margin:0;padding:1rem;background:Canvas;color:CanvasText}
h1{font-size:1.125rem;margin:0 0 1rem;padding-bottom:.75rem;border-bottom:1px solid var(--line)}
label{display:block;margin-bottom:.25rem}
input,select,button{font:inherit;width:100%;min-height:3rem;padding:.5rem .75rem;border:1px solid var(--line);
border-radius:4px;background:Canvas;color:CanvasText}
.field{margin-bottom:1rem}
.primary{background:CanvasText;color:Canvas;font-weight:600;border-color:CanvasText;cursor:pointer}
.issue{margin:.25rem 0 0;color:var(--error);font-weight:600}
h2{font-size:1rem;margin:1.5rem 0 .5rem}
ul{list-style:none;margin:0;padding:0;max-height:15rem;overflow-y:auto;border:1px solid var(--line);border-radius:4px}
li+li{border-top:1px solid var(--line)}
.person{border:0;border-radius:0;padding:.5rem .75rem;text-align:left;cursor:pointer}
.person strong{display:block}
.person:hover strong{text-decoration:underline}
:focus-visible{outline:3px solid;outline-offset:2px}
.person:focus-visible{outline-offset:-3px}
input[aria-invalid=true]{border-color:var(--error);border-width:2px}`;

/** Posts the page's height to the surrounding frame (spec: decisions §3.1), immediately and after every change. */
export const FRAME_SCRIPT = `const postHeight = () => {
  const { width, height } = document.documentElement.getBoundingClientRect();
  parent.postMessage({ content: 'LOGINAPP_DIMENSIONS', height, width }, location.origin);
};
if (parent !== window) new ResizeObserver(postHeight).observe(document.documentElement);
`;

export const FRAME_SCRIPT_PATH = `${TEST_LOGIN_PATH}/ramme.js`;

/** The page may load its script, submit its form to itself, and be framed by the portal. */
export const LOGIN_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', STYLES, 'base64')}'`,
  "script-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** The reason why a login stopped, possibly in another language than the page. */
export type Reason = { text: string; lang?: string };

/** Returns the page within the frame that gives the reason why the login stopped, with a link to a new login. */
export function stoppedPage(language: Language, { text, lang = language }: Reason): string {
  const { title, stopped, again } = testLoginTexts(language);
  return page(
    language,
    title,
    `<h1>${stopped}</h1>
<p lang="${lang}">${escapeHtml(text)}</p><p><a href="${PORTAL_PATH}/" target="_top">${again}</a></p>`,
  );
}

export type DemoPerson = { ssn: string; navn: string; viser: string };

export type LoginPage = {
  language: Language;
  people: readonly DemoPerson[];
  /** the earlier input, and the issue with it */
  ssn?: string;
  loginContext?: LoginContext;
  issue?: string;
};

/** Returns the page where customers choose their number or person, and the login context (spec: decisions §7.3). */
export function loginPage({
  language,
  people,
  ssn = '',
  loginContext = 'FORSIKRING',
  issue,
}: LoginPage): string {
  const texts = testLoginTexts(language);
  const invalid = issue ? ' aria-invalid="true" aria-describedby="feil" autofocus' : '';
  const message = issue ? `<p class="issue" id="feil" role="alert">${escapeHtml(issue)}</p>` : '';
  const options = LOGIN_CONTEXTS.map((context) => contextOption(context, loginContext, texts)).join('');
  return page(
    language,
    texts.title,
    `<h1>${texts.title}</h1>
<form method="post" autocomplete="off" novalidate>
<div class="field"><label for="ssn">${texts.ssn}</label>
<input id="ssn" name="ssn" inputmode="numeric" value="${escapeHtml(ssn)}"${invalid}>${message}</div>
<div class="field"><label for="kontekst">${texts.via}</label>
<select id="kontekst" name="loginContext">${options}</select></div>
<button class="primary">${texts.logIn}</button>
${people.length > 0 ? `<h2>${texts.people}</h2><ul>${people.map(personRow).join('')}</ul>` : ''}
</form>`,
  );
}

function page(language: Language, title: string, content: string): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLES}</style>
<script src="${FRAME_SCRIPT_PATH}" defer></script></head><body><main aria-label="${title}">${content}</main></body></html>`;
}

function contextOption(context: LoginContext, chosen: LoginContext, { contexts }: TestLoginTexts): string {
  return `<option value="${context}"${context === chosen ? ' selected' : ''}>${contexts[context]}</option>`;
}

/** Returns the row of a person. Its description is in bokmål, like the demonstration data. */
function personRow({ ssn, navn, viser }: DemoPerson): string {
  return `<li><button class="person" name="person" value="${ssn}"><strong>${escapeHtml(navn)}</strong>
<span lang="nb">${escapeHtml(viser)}</span></button></li>`;
}
