import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { type Act, actAddress } from '../../domain/acts.ts';
import type { TestBrowser } from './browser.ts';
import { type Engine, restoreRowsBeforeEach } from './databases.ts';
import { openDemoPortal, type TestPortal } from './portal.ts';

export const KARI = '01819021887';
/** Has consents: not a bank customer. */
export const MARIT = '05843821881';
export const JONAS = '14860161339';
/** Has only a life-insurance record. */
export const TOR = '30925821752';
export const OVERVIEW = '/privat/forsikring/oversikt/';
export const PROFILE = `${OVERVIEW}forsikringsprofil`;
export const OFFERS = `${OVERVIEW}tilbud`;
export const COOKIES = `${OVERVIEW}informasjonskapsler`;
export const SECURITY = `${OVERVIEW}sikkerhet`;
export const SHARING = `${OVERVIEW}deling`;
export const FORM = 'application/x-www-form-urlencoded';

export type Fields = Record<string, string>;

/** Opens a demonstration portal for the tests of a block, and sends the forms of its pages as without scripts. */
export function actForms(open: Engine['open']) {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openDemoPortal(open, { FIRST_PAGE_MS: '5000' });
  });
  restoreRowsBeforeEach(() => portal.db);
  afterAll(() => portal.close());
  afterEach(() => vi.restoreAllMocks());

  /** Returns the hidden fields of an act's form on a page, and the fields that it is sent with. */
  async function formOf(browser: TestBrowser, page: string, act: Act): Promise<Fields> {
    const { body } = await browser.request(page);
    return fieldsOf(body, act);
  }

  async function post(browser: TestBrowser, act: Act, fields: Fields | [string, string][]) {
    return await browser.request(actAddress(act), {
      method: 'POST',
      headers: { 'content-type': FORM },
      payload: new URLSearchParams(fields).toString(),
    });
  }

  /** Sends the form of a page and returns the page that follows. */
  async function act(browser: TestBrowser, page: string, name: Act, fields: Fields = {}) {
    const answer = await post(browser, name, { ...(await formOf(browser, page, name)), ...fields });
    expect(answer.statusCode).toBe(303);
    return await follow(browser, answer.headers.location);
  }

  async function follow(browser: TestBrowser, location: unknown) {
    const target = String(location);
    const { body, headers } = await browser.request(target);
    return { target, body, headers, message: messageOf(body) };
  }

  return {
    portal: () => portal,
    loggedIn: (ssn = KARI, host?: string) => portal.loggedIn(ssn, host),
    formOf,
    post,
    act,
    follow,
    contact: async (browser: TestBrowser) =>
      (await browser.call('GET', '/skadekunde/hent')).json().kontaktInformasjon,
    activities: async (browser: TestBrowser): Promise<string[]> =>
      (await browser.call('GET', '/sikkerhet/aktivitet'))
        .json()
        .aktiviteter.map(({ hva }: { hva: string }) => hva),
  };
}

/** Returns the text of the message at the top of a page, or null. */
export function messageOf(body: string): string | null {
  const [, text] = /id="melding".*?jkl-message__content">([^<]*)</s.exec(body) ?? [];
  return text ?? null;
}

/** Returns the fields of a page's form as a browser would send them, without ticked boxes. */
export function fieldsOf(body: string, act: Act): Fields {
  const [, form] =
    new RegExp(`<form[^>]*action="${actAddress(act)}"[^>]*>(.*?)</form>`, 's').exec(body) ?? [];
  if (form === undefined) throw new Error(`the page has no form for ${act}`);
  const fields: Fields = {};
  for (const [input] of form.matchAll(/<input[^>]*>/g)) {
    const value = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1];
    const isTicked = !/type="(?:radio|checkbox)"/.test(input) || / checked=/.test(input);
    const name = value('name');
    if (name !== undefined && isTicked) fields[name] = (value('value') ?? '').replaceAll('&amp;', '&');
  }
  return fields;
}
