import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { ACTS, type Act, actAddress } from '../../domain/acts.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { databases, restoreRowsBeforeEach } from '../testing/databases.ts';
import { fieldError } from '../testing/field-error.ts';
import { openDemoPortal, type TestPortal } from '../testing/portal.ts';

const KARI = '01819021887';
/** Has consents: not a bank customer. */
const MARIT = '05843821881';
const JONAS = '14860161339';
/** Has only a life-insurance record. */
const TOR = '30925821752';
const OVERVIEW = '/privat/forsikring/oversikt/';
const PROFILE = `${OVERVIEW}forsikringsprofil`;
const OFFERS = `${OVERVIEW}tilbud`;
const COOKIES = `${OVERVIEW}informasjonskapsler`;
const SECURITY = `${OVERVIEW}sikkerhet`;
const SHARING = `${OVERVIEW}deling`;
const EVERYWHERE = `${OVERVIEW}utlogget-overalt`;
const FORM = 'application/x-www-form-urlencoded';

type Fields = Record<string, string>;

describe.each(databases())('acts without scripts on $name', ({ open }) => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openDemoPortal(open, { FIRST_PAGE_MS: '5000' });
  });
  restoreRowsBeforeEach(() => portal.db);
  afterAll(() => portal.close());
  afterEach(() => vi.restoreAllMocks());

  const loggedIn = (ssn = KARI, host?: string) => portal.loggedIn(ssn, host);

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

  const contact = async (browser: TestBrowser) =>
    (await browser.call('GET', '/skadekunde/hent')).json().kontaktInformasjon;
  const activities = async (browser: TestBrowser): Promise<string[]> =>
    (await browser.call('GET', '/sikkerhet/aktivitet'))
      .json()
      .aktiviteter.map(({ hva }: { hva: string }) => hva);

  test('logs out', async () => {
    const browser = await loggedIn();
    const answer = await post(browser, 'logg-ut', await formOf(browser, OVERVIEW, 'logg-ut'));
    expect(answer.statusCode).toBe(303);
    expect((await browser.call('GET', '/skadekunde/hent')).statusCode).toBe(401);
    const again = await post(browser, 'logg-ut', {});
    expect([again.statusCode, again.headers.location]).toEqual([303, `${OVERVIEW}utlogget`]);
  });

  test.each<[string, Act, Fields, string, Fields]>([
    [
      KARI,
      'epost',
      { epostAdresse: 'ny@eksempel.no' },
      'E-postadressen er lagret',
      { epostAdresse: 'ny@eksempel.no' },
    ],
    [KARI, 'mobil', { mobilNummer: '412 34 567' }, 'Mobilnummeret er lagret', { mobilNummer: '41234567' }],
  ])('%s changes %s', async (ssn, name, fields, message, stored) => {
    const browser = await loggedIn(ssn);
    const page = await act(browser, `${PROFILE}?apne=${name}`, name, fields);
    expect(page.target).toBe(`${PROFILE}#melding`);
    expect(page.message).toBe(message);
    expect(await contact(browser)).toMatchObject(stored);
    expect((await follow(browser, PROFILE)).message).toBeNull();
  });

  test('changes the e-mail address in the life-insurance system', async () => {
    const browser = await loggedIn(TOR);
    const page = await act(browser, `${PROFILE}?apne=epost`, 'epost', { epostAdresse: 'ny@eksempel.no' });
    expect(page.message).toBe('E-postadressen er lagret');
    expect((await browser.call('GET', '/liv/kunde/v1/kunde')).json().epost).toBe('ny@eksempel.no');
  });

  test.each([
    ['epost', { epostAdresse: '' }, 'Ingenting er lagret. Du må fylle inn e-post.'],
    ['mobil', { mobilNummer: ' ' }, 'Ingenting er lagret. Du må fylle inn et telefonnummer.'],
  ] as const)('says in the page that the field is empty: %s', async (name, fields, message) => {
    const page = await act(await loggedIn(), `${PROFILE}?apne=${name}`, name, fields);
    expect(page.message).toBe(message);
  });

  test.each([
    [KARI, 'epost', 'epostAdresse', 'Ingenting er lagret. E-postadressen er ikke gyldig.'],
    [TOR, 'epost', 'epostAdresse', 'Ingenting er lagret. E-postadressen er ikke gyldig.'],
    [KARI, 'mobil', 'mobilNummer', 'Ingenting er lagret. Mobilnummeret er ikke gyldig.'],
    [TOR, 'mobil', 'mobilNummer', 'Ingenting er lagret. Mobilnummeret er ikke gyldig.'],
  ] as const)(
    'says to %s in the page that far too long a text is not valid: %s',
    async (ssn, name, field, message) => {
      const browser = await loggedIn(ssn);
      for (const length of [2001, 9000]) {
        const page = await act(browser, `${PROFILE}?apne=${name}`, name, { [field]: '4'.repeat(length) });
        expect(page.message).toBe(message);
      }
    },
  );

  test.each([
    ['nb', 'Ingenting er lagret. E-postadressen er ikke gyldig.'],
    ['nn', 'Ingenting er lagra. E-postadressa er ikkje gyldig.'],
    ['en', 'Nothing has been saved. The email address is not valid.'],
  ])('says in the page why an e-mail address is refused, and keeps it, in %s', async (language, message) => {
    const browser = await loggedIn();
    browser.cookies.set('kfp-spraak', language);
    const before = await contact(browser);
    const page = await act(browser, `${PROFILE}?apne=epost`, 'epost', { epostAdresse: 'feil"adresse' });
    expect(page.target).toBe(`${PROFILE}?apne=epost#melding`);
    expect(page.message).toBe(message);
    expect(page.body).toContain('value="feil&quot;adresse"');
    expect(fieldError(page.body, 'epostAdresse')).not.toBeNull();
    expect(await contact(browser)).toEqual(before);
    expect((await follow(browser, page.target)).body).not.toContain('feil&quot;');
  });

  test('marks the language of a message in a page of another language', async () => {
    const browser = await loggedIn();
    const fields = await formOf(browser, `${PROFILE}?apne=epost`, 'epost');
    browser.cookies.set('kfp-spraak', 'en');
    const answer = await post(browser, 'epost', { ...fields, epostAdresse: 'ny@eksempel.no' });
    const { body } = await follow(browser, answer.headers.location);
    expect(/<html lang="en"/.test(body)).toBe(true);
    expect(/jkl-message__content" lang="nb">([^<]*)/.exec(body)?.[1]).toBe('E-postadressen er lagret');
  });

  test('refreshes the address', async () => {
    const browser = await loggedIn();
    const page = await act(browser, `${PROFILE}?apne=adresse`, 'adresse');
    expect(page.message).toBe('Adressen er hentet fra Folkeregisteret.');
  });

  test('changes the reservation, but only with the box ticked', async () => {
    const browser = await loggedIn();
    const stored = async () =>
      (await browser.call('GET', '/samtykke/reservasjon/hent')).json().hasReservasjon;
    const before = await stored();
    const page = await act(browser, `${PROFILE}?apne=reservasjon`, 'reservasjon');
    expect(page.message).toBe('Ingenting er lagret. Kryss av først, og bekreft etterpå.');
    expect(fieldError(page.body, 'reservasjon')).toBe('Kryss av først, og bekreft etterpå.');
    expect(await stored()).toBe(before);
    const { message } = await act(browser, page.target, 'reservasjon', { reservasjon: 'ja' });
    expect(message).toBe('Valget ditt er lagret');
    expect(await stored()).toBe(!before);
  });

  test('answers a consent', async () => {
    const browser = await loggedIn(MARIT);
    const consents = async () => (await browser.call('GET', '/skadekunde/hent')).json().samtykker;
    for (const [svar, stored] of [
      ['yes', 'AUTHORIZED'],
      ['no', 'NOT_AUTHORIZED'],
    ] as const) {
      const fields = { samtykke: 'crossDomainConsentApproved', svar };
      const { message } = await act(browser, PROFILE, 'samtykke', fields);
      expect(message).toBe('Samtykket til markedsføring er endret');
      expect(await consents()).toMatchObject({ crossDomainConsent: stored });
    }
  });

  test('stores a consent with the version of the text that its page showed', async () => {
    const browser = await loggedIn(MARIT);
    const version = async () => {
      const { samtykker } = (await browser.call('GET', '/mine-data')).json();
      return samtykker.marketingConsentTekst?.versjon;
    };
    const answer = { samtykke: 'marketingConsentApproved', svar: 'yes' };
    const form: Fields = { ...(await formOf(browser, PROFILE, 'samtykke')), ...answer };
    expect(form.versjon).toMatch(/^[0-9a-f]{8}$/);
    await post(browser, 'samtykke', { ...form, versjon: '0123abcd' });
    expect(await version()).toBe('0123abcd');
    const { versjon: _, ...withoutVersion }: Fields = {
      ...(await formOf(browser, PROFILE, 'samtykke')),
      ...answer,
    };
    await post(browser, 'samtykke', withoutVersion);
    expect(await version()).toMatch(/^(?!0123abcd)[0-9a-f]{8}$/);
  });

  test('shows the national id once, and only in the page', async () => {
    const browser = await loggedIn();
    const answer = await post(browser, 'fodselsnummer', await formOf(browser, PROFILE, 'fodselsnummer'));
    expect(String(answer.headers.location)).toBe(`${PROFILE}#fodselsnummer`);
    expect(JSON.stringify(answer.headers)).not.toContain(KARI);
    const states = await portal.db.selectFrom('shared_state').select(['key', 'value']).execute();
    expect(
      states
        .filter(({ key }) => key.startsWith('act:'))
        .map(({ value }) => value)
        .join(),
    ).not.toContain(KARI);
    const page = await follow(browser, answer.headers.location);
    expect(page.body).toContain('018190\u00a021887');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(await activities(browser)).toContain('FODSELSNUMMER_VIST');
    expect((await follow(browser, PROFILE)).body).not.toContain('21887');
  });

  test('asks before an offer is removed, and removes it', async () => {
    const browser = await loggedIn();
    const offers = async () => (await browser.call('GET', '/avtaleoversikt/tilbud')).json().tilbud;
    const before = await offers();
    const { systemSource, policyNumber } = before[0];
    const question = `${OFFERS}?apne=fjern-tilbud.${systemSource}.${policyNumber}`;
    const fields = await formOf(browser, question, 'fjern-tilbud');
    expect(fields).toMatchObject({ systemSource, avtaleNummer: policyNumber });
    const page = await follow(browser, (await post(browser, 'fjern-tilbud', fields)).headers.location);
    expect(page.message).toBe('Tilbudet er fjernet.');
    expect(await offers()).toHaveLength(before.length - 1);
    const again = { ...(await formOf(browser, OFFERS, 'logg-ut')), systemSource, avtaleNummer: policyNumber };
    const gone = await follow(browser, (await post(browser, 'fjern-tilbud', again)).headers.location);
    expect(gone.message).toBe('Tilbudet er fjernet.');
  });

  test('acts again for a page that the customer goes back to after another form', async () => {
    const browser = await loggedIn(MARIT);
    const answer = async (fields: Fields) =>
      (await follow(browser, (await post(browser, 'samtykke', fields)).headers.location)).message;
    const stored = async () =>
      (await browser.call('GET', '/skadekunde/hent')).json().samtykker.marketingConsent;
    const first = { ...(await formOf(browser, PROFILE, 'samtykke')), svar: 'yes' };
    const changed = await answer(first);
    const second = { ...(await formOf(browser, PROFILE, 'samtykke')), svar: 'no' };
    expect([changed, await answer(second)]).toEqual([changed, changed]);
    expect(await stored()).toBe('NOT_AUTHORIZED');
    expect(await answer(first)).toBe(changed);
    expect(await stored()).toBe('AUTHORIZED');
  });

  test('stores feedback, and shows the next question', async () => {
    const browser = await loggedIn();
    const rows = () => portal.db.selectFrom('feedback').selectAll().orderBy('kind').execute();
    const thanks = await act(browser, PROFILE, 'tilbakemelding', { feedbackValue: 'ja' });
    expect(thanks.target).toBe(`${PROFILE}#tilbakemelding`);
    expect(thanks.body).toContain('Takk for tilbakemeldingen');
    expect(thanks.body).toContain('Har du tid til noen spørsmål til?');
    const empty = await act(browser, `${PROFILE}?apne=undersokelse`, 'undersokelse', { svar0: ' ' });
    expect(fieldError(empty.body, 'svar0')).toBe('Ingen av spørsmålene er besvart.');
    const long = await act(browser, `${PROFILE}?apne=undersokelse`, 'undersokelse', {
      svar0: 'a'.repeat(1001),
    });
    expect(long.message).toBe('Svarene er ikke sendt. Et svar kan ha høyst 1000 tegn.');
    expect(fieldError(long.body, 'svar0')).toBe('Du har skrevet 1 tegn for mye');
    const longer = await act(browser, `${PROFILE}?apne=undersokelse`, 'undersokelse', {
      svar0: 'a'.repeat(9000),
    });
    expect(longer.message).toBe(long.message);
    const kept = await act(browser, `${PROFILE}?apne=undersokelse`, 'undersokelse', {
      svar0: 'b'.repeat(4000),
    });
    expect(kept.body).toContain('b'.repeat(4000));
    const survey = await act(browser, `${PROFILE}?apne=undersokelse`, 'undersokelse', { svar0: 'Vet ikke' });
    expect(survey.body).toContain('Takk for svarene');
    const refused = await act(browser, `${PROFILE}?apne=kontakt`, 'kontakt', {
      email: 'feil',
      phone: '22334455',
    });
    expect(refused.message).toBe('Kontaktopplysningene er ikke sendt. E-postadressen er ikke gyldig.');
    expect(refused.body).toContain('value="feil"');
    expect(fieldError(refused.body, 'email')).toBe('Skriv inn en gyldig e-postadresse');
    const missing = await act(browser, `${PROFILE}?apne=kontakt`, 'kontakt', {
      email: '',
      phone: '22334455',
    });
    expect(missing.message).toBe('Kontaktopplysningene er ikke sendt. Du må fylle inn e-post.');
    expect(fieldError(missing.body, 'email')).toBe('Du må oppgi e-postadresse for at vi kan kontakte deg');
    for (const [written, reason] of [
      [{ email: 'feil', phone: '1' }, 'E-postadressen er ikke gyldig.'],
      [{ email: `${'a'.repeat(400)}@eksempel.no`, phone: '22334455' }, 'E-postadressen er ikke gyldig.'],
      [{ email: 'kari@eksempel.no', phone: ' ' }, 'Du må fylle inn et telefonnummer.'],
      [{ email: 'kari@eksempel.no', phone: '1'.repeat(9000) }, 'Telefonnummeret er ikke gyldig.'],
    ] as const) {
      const { message } = await act(browser, `${PROFILE}?apne=kontakt`, 'kontakt', written);
      expect(message).toBe(`Kontaktopplysningene er ikke sendt. ${reason}`);
    }
    const fields = { email: 'kari@eksempel.no', phone: '22 33 44 55' };
    const done = await act(browser, `${PROFILE}?apne=kontakt`, 'kontakt', fields);
    expect(done.body).toContain('Takk, det er notert');
    expect(await rows()).toMatchObject([
      { kind: 'choice', value: 'ja', page: PROFILE, distributor: 'fremtind' },
      { kind: 'contact', email: 'kari@eksempel.no', phone: '22334455' },
      { kind: 'survey', answers: expect.stringContaining('Vet ikke') },
    ]);
  });

  test('ends one session and all others', async () => {
    const browser = await loggedIn();
    const sessions = async () => (await browser.call('GET', '/sikkerhet/okter')).json().okter;
    for (const name of ['avslutt-innlogging', 'avslutt-andre'] as const) {
      const other = await loggedIn();
      expect(await sessions()).toHaveLength(2);
      const { message } = await act(browser, SECURITY, name);
      expect(message).toBe(
        name === 'avslutt-andre' ? 'De andre innloggingene er avsluttet.' : 'Enheten er logget ut.',
      );
      expect(await sessions()).toHaveLength(1);
      expect((await other.call('GET', '/skadekunde/hent')).statusCode).toBe(401);
    }
  });

  /** Returns the hidden fields of 'Det var ikke meg', for a login from another device. */
  async function disowning(browser: TestBrowser): Promise<Fields> {
    await portal.db
      .updateTable('audit')
      .set({ id: 'strange', action: 'logged-in-from-new-device' })
      .execute();
    const { body } = await browser.request(SECURITY);
    expect(body.includes('value="ikke-meg.strange"')).toBe(true);
    return await formOf(browser, `${SECURITY}?apne=ikke-meg.strange`, 'ikke-meg');
  }

  test('logs out everywhere after a login that was not the customer, also if pressed twice', async () => {
    const browser = await loggedIn();
    const fields = await disowning(browser);
    expect(fields.aktivitet).toBe('strange');
    const cookies = new Map(browser.cookies);
    const both = [post(browser, 'ikke-meg', fields), post(browser, 'ikke-meg', fields)];
    for (const { headers } of await Promise.all(both)) expect(headers.location).toBe(EVERYWHERE);
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    expect((await post(browser, 'ikke-meg', fields)).headers.location).toBe(EVERYWHERE);
    expect(await portal.db.selectFrom('change_feed').select('what').execute()).toHaveLength(1);
    const page = await follow(browser, EVERYWHERE);
    expect(page.body).toContain('Du er logget ut overalt');
    expect(page.body).toContain('href="tel:');
    expect((await browser.call('GET', '/skadekunde/hent')).statusCode).toBe(401);
  });

  test('does not say that everyone is logged out if the session had ended before', async () => {
    const browser = await loggedIn();
    const fields = await disowning(browser);
    const cookies = new Map(browser.cookies);
    await browser.call('POST', '/auth/logout', {});
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    const answer = await post(browser, 'ikke-meg', fields);
    expect(answer.headers.location).not.toBe(EVERYWHERE);
    expect(await portal.db.selectFrom('change_feed').select('what').execute()).toEqual([]);
  });

  test('asks for deletion and withdraws it', async () => {
    const browser = await loggedIn();
    const asked = async () => (await browser.call('GET', '/mine-data/status')).json().sletting;
    const { message } = await act(browser, `${SECURITY}?apne=sletting`, 'sletting');
    expect(message).toBe('Vi har tatt imot ønsket ditt om sletting.');
    expect(await asked()).toBeDefined();
    const withdrawn = await act(browser, `${SECURITY}?apne=angre-sletting`, 'angre-sletting');
    expect(withdrawn.message).toBe('Ønsket om sletting er trukket. Vi sletter ingenting.');
    expect(await asked()).toBeUndefined();
  });

  test('carries out a form once that is sent again, also at the same time, and answers alike', async () => {
    const browser = await loggedIn();
    const calls = vi.spyOn(portal.app, 'callForForm');
    const form = await formOf(browser, `${PROFILE}?apne=epost`, 'epost');
    const fields = { ...form, epostAdresse: 'to@eksempel.no' };
    const answers = await Promise.all([1, 2, 3].map(() => post(browser, 'epost', fields)));
    expect(answers.map(({ headers }) => headers.location)).toEqual(Array(3).fill(`${PROFILE}#melding`));
    expect((await follow(browser, PROFILE)).message).toBe('E-postadressen er lagret');
    await post(browser, 'epost', fields);
    expect((await follow(browser, PROFILE)).message).toBe('E-postadressen er lagret');
    expect(calls).toHaveBeenCalledTimes(1);
    expect((await activities(browser)).filter((hva) => hva === 'EPOST_ENDRET')).toHaveLength(1);
  });

  test('does not restore a value that another page has changed since', async () => {
    const browser = await loggedIn();
    const form = await formOf(browser, `${PROFILE}?apne=epost`, 'epost');
    const first = { ...form, epostAdresse: 'forst@eksempel.no' };
    await post(browser, 'epost', first);
    await browser.call('PUT', '/skadekunde/kontaktinformasjon', { epostAdresse: 'sist@eksempel.no' });
    await post(browser, 'epost', first);
    expect(await contact(browser)).toMatchObject({ epostAdresse: 'sist@eksempel.no' });
  });

  test('carries out another choice on the same form, and the first choice after it', async () => {
    const browser = await loggedIn(MARIT);
    const form = { ...(await formOf(browser, PROFILE, 'samtykke')), samtykke: 'crossDomainConsentApproved' };
    for (const svar of ['yes', 'no', 'yes']) await post(browser, 'samtykke', { ...form, svar });
    const { samtykker } = (await browser.call('GET', '/skadekunde/hent')).json();
    expect(samtykker.crossDomainConsent).toBe('AUTHORIZED');
  });

  test('does nothing with the token of another customer, and does not show what they typed', async () => {
    const other = await loggedIn(JONAS);
    const browser = await loggedIn();
    const before = await contact(browser);
    const fields = {
      ...(await formOf(other, `${PROFILE}?apne=epost`, 'epost')),
      epostAdresse: 'jonas@eksempel.no',
    };
    const page = await follow(browser, (await post(browser, 'epost', fields)).headers.location);
    expect(page.message).toBe('Ingenting er lagret. Siden hørte til en annen innlogging. Prøv igjen herfra.');
    expect(page.body).not.toContain('jonas@eksempel.no');
    expect(await contact(browser)).toEqual(before);
  });

  // The form with a file has its own test.
  test.each(ACTS.filter((each) => each !== 'logg-ut' && each !== 'send-fil'))(
    'does not carry out %s without a token',
    async (name) => {
      const browser = await loggedIn();
      const answer = await post(browser, name, { tilbake: PROFILE });
      expect(answer.statusCode).toBe(303);
      expect((await follow(browser, answer.headers.location)).message).toContain('en annen innlogging');
    },
  );

  test.each(['tilbakemelding', 'ikke-meg'] as const)(
    'says at the login that the session of %s ended',
    async (name) => {
      const browser = await loggedIn();
      const fields = { ...(await formOf(browser, PROFILE, 'tilbakemelding')), feedbackValue: 'ja' };
      await act(browser, PROFILE, 'logg-ut');
      const gate = await browser.request(String((await post(browser, name, fields)).headers.location));
      const { message } = await follow(browser, gate.headers.location);
      expect(message).toContain('Du var ikke lenger logget inn. Logg inn, og prøv igjen.');
    },
  );

  test('stays logged in without a token', async () => {
    const browser = await loggedIn();
    const page = await follow(
      browser,
      (await post(browser, 'logg-ut', { tilbake: PROFILE })).headers.location,
    );
    expect(page.message).toContain('Du er ikke logget ut.');
    expect((await browser.call('GET', '/skadekunde/hent')).statusCode).toBe(200);
  });

  test('leads to the login after the session has ended, with the way back and a message', async () => {
    const browser = await loggedIn();
    const fields = {
      ...(await formOf(browser, `${PROFILE}?apne=epost`, 'epost')),
      epostAdresse: 'x@eksempel.no',
    };
    await browser.call('POST', '/auth/logout', {});
    const answer = await post(browser, 'epost', fields);
    const gate = await browser.request(String(answer.headers.location));
    expect(gate.statusCode).toBe(302);
    expect(String(gate.headers.location)).toContain(`goto=${encodeURIComponent(PROFILE)}`);
    const login = await follow(browser, gate.headers.location);
    expect(login.message).toBe(
      'Ingenting er lagret. Du var ikke lenger logget inn. Logg inn, og prøv igjen.',
    );
    expect(login.body).not.toContain('x@eksempel.no');
  });

  test.each<[string, Act, string, Fields, string]>([
    [
      'nb',
      'tilbakemelding',
      '',
      { feedbackValue: 'ja' },
      'Tilbakemeldingen er sendt. Du var ikke lenger logget inn.',
    ],
    [
      'nn',
      'undersokelse',
      '?apne=undersokelse',
      { svar0: 'Ja' },
      'Svara er sende. Du var ikkje lenger logga inn.',
    ],
    [
      'en',
      'kontakt',
      '?apne=kontakt',
      { email: 'kari@eksempel.no', phone: '22334455' },
      'Your contact details have been sent. You were no longer logged in.',
    ],
  ])(
    'says at the login that feedback after the session was sent, in %s: %s',
    async (language, name, query, typed, text) => {
      const browser = await loggedIn();
      browser.cookies.set('kfp-spraak', language);
      const fields = { ...(await formOf(browser, PROFILE + query, name)), ...typed };
      const cookies = new Map(browser.cookies);
      await browser.call('POST', '/auth/logout', {});
      // A session that times out leaves its cookie.
      for (const [name, value] of cookies) browser.cookies.set(name, value);
      const answer = await post(browser, name, fields);
      expect(answer.headers.location).toBe(`${PROFILE}#melding`);
      const gate = await browser.request(String(answer.headers.location));
      const login = await follow(browser, gate.headers.location);
      expect(login.message).toBe(text);
      expect(await portal.db.selectFrom('feedback').select('customer_id').execute()).toEqual([
        { customer_id: null },
      ]);
      expect((await follow(browser, gate.headers.location)).message).toBeNull();
    },
  );

  test.each([
    [
      'another field',
      [
        ['epostAdresse', 'a@b.no'],
        ['rolle', 'admin'],
      ],
    ],
    [
      'a repeated field',
      [
        ['epostAdresse', 'a@b.no'],
        ['epostAdresse', 'c@d.no'],
      ],
    ],
    ['a missing field', []],
  ] as [string, [string, string][]][])('refuses %s', async (_what, extra) => {
    const browser = await loggedIn();
    const before = await contact(browser);
    const { epostAdresse, ...fields } = await formOf(browser, `${PROFILE}?apne=epost`, 'epost');
    const sent = [...Object.entries(fields), ...extra];
    const page = await follow(browser, (await post(browser, 'epost', sent)).headers.location);
    expect(page.message).toBe(
      'Ingenting er lagret. Skjemaet kan ikke leses. Last siden på nytt, og prøv igjen.',
    );
    expect(await contact(browser)).toEqual(before);
  });

  test.each(['../../x', 'x'.repeat(16)])(
    'refuses a token with another key than its own: %s',
    async (nokkel) => {
      const browser = await loggedIn();
      const before = await contact(browser);
      const page = await act(browser, `${PROFILE}?apne=epost`, 'epost', { epostAdresse: 'a@b.no', nokkel });
      expect(page.message).toBe(
        'Ingenting er lagret. Siden hørte til en annen innlogging. Prøv igjen herfra.',
      );
      expect(await contact(browser)).toEqual(before);
    },
  );

  test.each([
    ['too much', FORM, `epostAdresse=${'a'.repeat(100_000)}`, 'Innholdet er større enn vi tar imot.'],
    ['JSON', 'application/json', '{"epostAdresse":"a@b.no"}', 'Skjemaet kan ikke leses.'],
    ['another type', 'text/plain', 'epostAdresse=a@b.no', 'Skjemaet kan ikke leses.'],
  ])('refuses %s, and says so in the page that sent it', async (_what, type, payload, message) => {
    const browser = await loggedIn();
    const headers = { 'content-type': type, referer: `http://${browser.host}${PROFILE}` };
    const answer = await browser.request(actAddress('epost'), { method: 'POST', headers, payload });
    expect(answer.headers.location).toBe(`${PROFILE}?apne=epost#melding`);
    expect((await follow(browser, answer.headers.location)).message).toContain(message);
  });

  test.each([
    'https://ond.example/',
    '//ond.example/',
    '/privat/annet',
    `${actAddress('epost')}`,
    `${OVERVIEW}filer/x.js`,
  ])('returns to the overview instead of %s', async (tilbake) => {
    const browser = await loggedIn();
    const form = await formOf(browser, PROFILE, 'adresse').catch(() => ({}));
    const fields = { ...form, ...(await formOf(browser, `${PROFILE}?apne=adresse`, 'adresse')), tilbake };
    expect((await post(browser, 'adresse', fields)).headers.location).toBe(`${OVERVIEW}#melding`);
  });

  test('shows the message to the customer alone', async () => {
    const browser = await loggedIn();
    const fields = { ...(await formOf(browser, `${PROFILE}?apne=epost`, 'epost')), epostAdresse: 'feil' };
    await post(browser, 'epost', fields);
    const other = await loggedIn(JONAS);
    other.cookies.set('kfp-kvittering', browser.cookies.get('kfp-kvittering') ?? '');
    expect((await follow(other, PROFILE)).message).toBeNull();
  });

  test.each([
    ['alle', {}, { functional: 'accepted', statistics: 'accepted', marketing: 'accepted' }],
    [
      'mine',
      { statistics: 'accepted' },
      { functional: 'denied', statistics: 'accepted', marketing: 'denied' },
    ],
    [
      'ingen',
      { statistics: 'accepted' },
      { functional: 'denied', statistics: 'denied', marketing: 'denied' },
    ],
  ])('stores the answer to the cookie question, without a login: %s', async (valg, ticked, stored) => {
    const browser = portal.browser();
    const page = await act(browser, COOKIES, 'informasjonskapsler', { ...ticked, valg });
    expect(page.message).toBe('Valgene dine er lagret.');
    expect(JSON.parse(browser.cookies.get('kfp-cookie-consent') ?? '')).toEqual(stored);
    const { body } = await browser.request(COOKIES);
    const boxes = Array.from(body.matchAll(/<input[^>]*type="checkbox"[^>]*>/g), ([box]) => box);
    const checked = boxes
      .filter((box) => box.includes(' checked'))
      .map((box) => /name="(\w+)"/.exec(box)?.[1]);
    const accepted = Object.entries(stored).filter(([, answer]) => answer === 'accepted');
    expect(checked).toEqual(accepted.map(([type]) => type));
  });

  test('shares with a person, who accepts and ends it', async () => {
    const [kari, jonas] = [await loggedIn(), await loggedIn(JONAS)];
    const list = async (browser: TestBrowser) => (await browser.call('GET', '/deling')).json();
    const sent = await act(kari, SHARING, 'del', { ssn: ' 148601 61339', SKADER: 'ja', dager: '30' });
    expect([sent.target, sent.message]).toEqual([`${SHARING}#melding`, 'Invitasjonen er sendt.']);
    expect((await list(kari)).gitt).toMatchObject([
      { omfang: ['FORSIKRINGER', 'DOKUMENTER', 'SKADER'], status: 'VENTER' },
    ]);
    const accepted = await act(jonas, SHARING, 'godta-deling');
    expect(accepted.message).toBe('Du kan nå se det som er delt med deg.');
    expect((await list(jonas)).mottatt).toMatchObject([{ navn: 'Kari Nordmann', status: 'AKTIV' }]);
    expect((await act(jonas, SHARING, 'avslutt-deling')).message).toBe('Delingen er avsluttet.');
    expect(await list(kari)).toEqual({ gitt: [], mottatt: [] });
  });

  test.each([
    ['', 'Invitasjonen er ikke sendt. Skriv fødselsnummeret til den du vil dele med.'],
    ['1'.repeat(50), 'Invitasjonen er ikke sendt. Skriv fødselsnummeret med 11 siffer.'],
    ['14860161330', 'Invitasjonen er ikke sendt. Fødselsnummeret er ikke gyldig.'],
    [KARI, 'Invitasjonen er ikke sendt. Du kan ikke dele med deg selv.'],
  ])('refuses an invitation of %s, and keeps the choices but not the number', async (ssn, message) => {
    const kari = await loggedIn();
    const page = await act(kari, SHARING, 'del', { ssn, FAKTURA: 'ja', dager: '30' });
    expect(page.message).toBe(message);
    expect(fieldError(page.body, 'ssn')).toBe(message.replace('Invitasjonen er ikke sendt. ', ''));
    if (ssn !== '') expect(page.body).not.toContain(ssn);
    const { ssn: empty, ...kept } = fieldsOf(page.body, 'del');
    expect([empty, kept.FAKTURA, kept.dager]).toEqual(['', 'ja', '30']);
    // The test login knows the number of its customer.
    const stored = await portal.db
      .selectFrom('shared_state')
      .selectAll()
      .where('key', 'not like', 'test-login:%')
      .execute();
    if (ssn !== '') expect(JSON.stringify(stored)).not.toContain(ssn);
  });

  test('needs a fresh login to share, which the page says', async () => {
    const kari = await loggedIn();
    const fields = { ...(await formOf(kari, SHARING, 'del')), ssn: JONAS };
    const later = Date.now() + 11 * 60_000;
    vi.spyOn(Date, 'now').mockImplementation(() => later);
    const answer = await post(kari, 'del', fields);
    const page = await follow(kari, answer.headers.location);
    expect(page.message).toContain('Invitasjonen er ikke sendt. Logg inn på nytt for å dele.');
    expect(page.body).toContain('må du logge inn på nytt før du kan invitere');
  });

  test('leads from the address of an act to the overview', async () => {
    const { statusCode, headers } = await portal.browser().request(actAddress('epost'));
    expect([statusCode, headers.location]).toEqual([303, OVERVIEW]);
  });
});

/** Returns the text of the message at the top of a page, or null. */
function messageOf(body: string): string | null {
  const [, text] = /id="melding".*?jkl-message__content">([^<]*)</s.exec(body) ?? [];
  return text ?? null;
}

/** Returns the fields of a page's form as a browser would send them, without ticked boxes. */
function fieldsOf(body: string, act: Act): Fields {
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
