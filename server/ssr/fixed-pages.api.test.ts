import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import shipped from '../../distributors.json' with { type: 'json' };
import { databases } from '../testing/databases.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';

const OVERVIEW = '/privat/forsikring/oversikt/';
/** A synthetic person who is in no portfolio. */
const SOMEBODY = '13919110028';
const CONTACT = /Ta kontakt med oss[^<>]+\./;

const withoutTags = (html: string) => html.replace(/<[^>]*>/g, '');
const headingOf = (html: string) => withoutTags(/<h1\b.*?<\/h1>/s.exec(html)?.[0] ?? '');
/** Returns the settings of the distributor that the page's scripts get. */
const settingsOf = (html: string) =>
  JSON.parse(/<script [^>]*id="first-page"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '').boot.distributor;
const mainOf = (html: string) => /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';

describe.each(databases().slice(0, 1))('pages without data', ({ open }) => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openPortal(await open(), { FIRST_PAGE_MS: '5000' });
  });
  afterAll(() => portal.close());

  test.each([
    ['feil/generell', 'Noe har gått galt', 'Prøv igjen, eller ta kontakt med oss.', false],
    ['feil/utilgjengelig', 'Tjenesten er utilgjengelig nå', 'Prøv igjen etter klokken 06.00', false],
    ['feil/avsluttForsikring', 'Forsikringen din kan ikke avsluttes på nett', '', true],
    ['feil/alleredeAvsluttet', 'Forsikringen er allerede avsluttet', '', true],
    ['feil/finnes', 'Tilsvarende produkt er allerede forsikret', '', true],
    ['feil/kanIkkeSeForsikringPaaNett', 'Du kan ikke se forsikringer på nett', '', true],
    ['kjopsstopp/under18', 'Du må ha fylt 18 år for å kjøpe forsikring på nett', '', true],
    ['kjopsstopp/generell', 'Du kan ikke kjøpe forsikring på nett', '', true],
    ['kjopsstopp/lo', 'Du kan ikke kjøpe forsikring på nett', '', true],
    ['kjopsstopp/uonsket', 'Du kan ikke kjøpe forsikring på nett', '', true],
    [
      'kjopsstopp/utenlandskBosted',
      'Bostedsadressen din er utenfor Norge',
      'Du kan ikke kjøpe forsikring på nett.',
      true,
    ],
    ['kjopsstopp/kanIkkeSeForsikringPaaNett', 'Du kan ikke se forsikringer på nett', '', true],
  ])('%s has its title «%s», texts, picture and links', async (path, title, lead, offersContact) => {
    const page = await portal.browser().request(OVERVIEW + path);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(`<title>${title} – Fremtind Forsikring</title>`);
    expect(headingOf(page.body)).toBe(title);
    const main = mainOf(page.body);
    const text = withoutTags(main);
    expect(text).toContain(lead);
    expect(CONTACT.test(text)).toBe(offersContact);
    expect(main).toMatch(new RegExp(`<a [^>]*href="${OVERVIEW}"[^>]*>.*Til forsikringsoversikten`, 's'));
    expect(text).toContain('Gå tilbake');
    expect(main).toContain('kfp-illustration');
  });

  test.each(['feil/finnes-ikke', 'feil/constructor', 'feil', 'kjopsstopp/finnes', 'feil/generell/mer'])(
    '%s is a page that does not exist',
    async (path) => {
      const page = await portal.browser().request(OVERVIEW + path);
      expect(page.statusCode).toBe(404);
      expect(page.headers['content-type']).toContain('text/html');
      expect(headingOf(page.body)).toBe('Denne siden ser ut til å være borte...');
      expect(withoutTags(page.body)).toContain('Til forsikringsoversikten');
    },
  );

  test.each(shipped.distributors)('$shortname has its own login frame', async ({ shortname }) => {
    const host = `${shortname}.localhost:8000`;
    const page = await portal.browser(host).request(OVERVIEW);
    expect(headingOf(page.body)).toBe('Logg inn');
    expect(page.body).toContain(`<iframe`);
    expect(page.body).toContain(` src="http://${host}/testinnlogging/auth?`);
  });

  test.each(shipped.distributors)(
    '$shortname leads to its time-out page, which shows the reason and links to the login',
    async ({ shortname, timeoutUrl }) => {
      const browser = await portal.loggedIn(SOMEBODY, `${shortname}.localhost:8000`);
      const profile = await browser.request(`${OVERVIEW}forsikringsprofil`);
      expect(headingOf(profile.body)).toBe('Forsikringsprofil');
      expect(settingsOf(profile.body).timeoutUrl).toBe(timeoutUrl);
      browser.cookies.delete('kfp-session');
      const page = await browser.request(timeoutUrl);
      expect(headingOf(page.body)).toBe('Du er logget ut');
      const main = mainOf(page.body);
      expect(withoutTags(main)).toContain('fordi du ikke har vært aktiv');
      const [, href = ''] = /<a [^>]*href="([^"]*)"[^>]*>[^<]*Logg inn igjen/.exec(main) ?? [];
      const login = await browser.request(href.replaceAll('&amp;', '&'));
      expect(headingOf(login.body)).toBe('Logg inn');
    },
  );

  // At sb1 and dnb the server decides (spec: shell §6).
  test.each(shipped.distributors)(
    '$shortname has its own address after a logout, another after a time-out, and its own rule for them',
    async ({ shortname, loggUtUrl, timeoutUrl }) => {
      const browser = await portal.loggedIn(SOMEBODY, `${shortname}.localhost:8000`);
      const settings = settingsOf((await browser.request(`${OVERVIEW}forsikringsprofil`)).body);
      expect(settings.loggUtUrl).toBe(loggUtUrl);
      expect(Boolean(settings.serverDecidesLogoutUrl)).toBe(['sb1', 'dnb'].includes(shortname));
      expect(new Set([loggUtUrl, timeoutUrl, OVERVIEW, OVERVIEW.slice(0, -1)]).size).toBe(4);
    },
  );
});
