import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPeople } from '../../commands/portfolio/demo.ts';
import type { RenderRequest } from '../../contract/first-page.ts';
import { PAGES_TO_READ, PAGES_WITH_LOGOUT } from '../../e2e/every-page.ts';
import { LANGUAGES, type Language } from '../../texts/languages.ts';
import { databases } from '../testing/databases.ts';
import { openDemoPortal, type TestPortal } from '../testing/portal.ts';
import { findAll, readPage, textsOf } from '../testing/read-page.ts';
import { openRenderingPortal, type Rendered } from '../testing/rendering-portal.ts';
import { unmarkedTexts } from '../testing/unmarked-texts.ts';
import type { Web } from './web.ts';

const BASE = '/privat/forsikring';
const PAGES = [...PAGES_TO_READ, '/oversikt/feil/utilgjengelig'];
const [kari] = demoPeople();

let portal: TestPortal;
const rendered: Rendered[] = [];
beforeAll(async () => {
  portal = await openRenderingPortal(rendered);
});
afterAll(() => portal.close());

async function browserOfKari() {
  const browser = await portal.loggedIn(kari?.ssn ?? '');
  return browser;
}

/** Returns the texts of a language, except those with parameters. */
async function wordsOf(language: Language): Promise<Set<string>> {
  const folder = new URL(`../../texts/${language}/`, import.meta.url);
  const modules = await Promise.all(readdirSync(folder).map((name) => import(new URL(name, folder).href)));
  return new Set(modules.flatMap(stringsIn));
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 3 ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

test.each(LANGUAGES.slice(1))('every page uses only %s', async (language) => {
  const own = await wordsOf(language);
  const others = await Promise.all(LANGUAGES.filter((each) => each !== language).map(wordsOf));
  const foreign = new Set(others.flatMap((texts) => [...texts]).filter((text) => !own.has(text)));
  const browser = await browserOfKari();
  browser.cookies.set('kfp-spraak', language);
  const found: string[] = [];
  for (const path of PAGES) {
    rendered.length = 0;
    const { body } = await browser.request(BASE + path);
    const [page] = rendered.map(({ result }) => result);
    if (!page) throw new Error(`${path} was not rendered`);
    expect(/<html lang="\w+">/.exec(body)?.[0], path).toBe(`<html lang="${language}">`);
    expect(/<[^>]*\bkfp-skeleton\b/.exec(page.html), path).toBeNull();
    // The title may be in another language.
    const title = /<h1[^>]*\slang=/.test(page.html) ? '' : (/<title>([^<]*) – /.exec(body)?.[1] ?? '');
    const shown = [title, ...unmarkedTexts(page.html, language)];
    found.push(...shown.filter((text) => foreign.has(text)).map((text) => `${path}: ${text}`));
  }
  expect(found, 'translate it, or mark it with `sourceLanguage` (docs/texts.md)').toEqual([]);
});

test('every page has the logout button, except the check of confirmations', async () => {
  const browser = await browserOfKari();
  const without: string[] = [];
  for (const path of [...PAGES_WITH_LOGOUT, '/oversikt/kontroll']) {
    const { body } = await browser.request(BASE + path);
    if (!/<header\b.*<form [^>]*id="kfp-logg-ut".*<\/header>/s.test(body)) without.push(path);
  }
  expect(without).toEqual(['/oversikt/kontroll']);
});

/** Renders pages with the answers about the session, while all others are late. */
function withOnlyTheSession(web: Web): Web {
  const late = new Promise<never>(() => {});
  const render = (language: Language) => (request: RenderRequest) =>
    web.in(language).render({
      ...request,
      deadlineMs: 50,
      existenceMs: 50,
      get: (path, query) => (path.startsWith('/auth/') ? request.get(path, query) : late),
    });
  return { ...web, in: (language) => ({ ...web.in(language), render: render(language) }) };
}

test('every wait is announced', async () => {
  const [engine] = databases();
  const waiting = await openDemoPortal(engine.open, {}, { webOf: withOnlyTheSession });
  const browser = await waiting.loggedIn(kari?.ssn ?? '');
  const waits: string[] = [];
  const silent: string[] = [];
  for (const path of PAGES_TO_READ) {
    const page = readPage((await browser.request(BASE + path)).body);
    expect(findAll(page, 'h1'), path).toHaveLength(1);
    if (findAll(page, 'main :is([aria-busy="true"], .kfp-skeleton, .kfp-loading)').length === 0) continue;
    waits.push(path);
    const announced = textsOf(page, 'main [role="status"], main h1.kfp-loading__title').join('');
    if (announced === '') silent.push(path);
  }
  await waiting.close();
  expect(waits.length).toBeGreaterThan(10);
  expect(silent).toEqual([]);
});
