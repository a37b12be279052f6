import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPeople } from '../../commands/portfolio/demo.ts';
import { PAGES_TO_READ } from '../../e2e/every-page.ts';
import { LANGUAGE_NAMES } from '../../texts/languages.ts';
import { markedRender } from '../testing/marked-render.ts';
import type { TestPortal } from '../testing/portal.ts';
import { openRenderingPortal, type Rendered } from '../testing/rendering-portal.ts';
import { unmarkedTexts } from '../testing/unmarked-texts.ts';

const LANGUAGE = 'en';
const BASE = '/privat/forsikring';
/** 'Data og sikkerhet' shows words that the server has translated; e2e/languages.spec.ts reads them. */
const PAGES = [
  ...PAGES_TO_READ.filter((path) => path !== '/oversikt/sikkerhet'),
  '/oversikt/?vis=alle',
  '/oversikt/kjopsinnganger?isLo=true',
  '/oversikt/feil/utilgjengelig',
];
const [kari, jonas] = demoPeople();

let portal: TestPortal;
const rendered: Rendered[] = [];
beforeAll(async () => {
  portal = await openRenderingPortal(rendered, await markedRender(LANGUAGE));
}, 120_000);
afterAll(() => portal.close());

/** Returns the words in names and contact details of the distributor, the insurer and the customer. */
function knownWords({ boot, result }: (typeof rendered)[number]): Set<string> {
  const { name, wordmark, insurer, bankkontakt, oversettelser = {} } = boot.distributor;
  const own = result.answers.filter(({ queryKey }) => /^\/(?:skadekunde|adresse)/.test(String(queryKey[0])));
  const distributor = [name, wordmark, insurer, bankkontakt, Object.values(oversettelser)];
  const texts = [distributor, own.map(({ data }) => data), Object.values(LANGUAGE_NAMES)];
  return new Set(wordsOf(JSON.stringify(texts)));
}

function wordsOf(text: string): string[] {
  return text.match(/\p{L}{2,}/gu) ?? [];
}

test.each([
  ['a visitor', undefined],
  ['a customer with much data', kari?.ssn],
  ['a customer with little data', jonas?.ssn],
])('all page texts for %s are in the page’s language or marked as Bokmål', async (_, ssn) => {
  const browser = portal.browser();
  browser.cookies.set('kfp-spraak', LANGUAGE);
  if (ssn) await browser.logIn(ssn);
  const escaped: string[] = [];
  for (const path of PAGES) {
    rendered.length = 0;
    await browser.request(BASE + path);
    for (const page of rendered) {
      const known = knownWords(page);
      const texts = unmarkedTexts(page.result.html, LANGUAGE);
      const isKnown = (text: string) => wordsOf(text).every((word) => known.has(word));
      escaped.push(...texts.filter((text) => !isKnown(text)).map((text) => `${path}: ${text}`));
    }
  }
  expect(escaped, 'translate it, or mark it with `sourceLanguage` (docs/texts.md)').toEqual([]);
});
