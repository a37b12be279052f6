import { describe, expect, test, vi } from 'vitest';
import type { Act } from '../../domain/acts.ts';
import {
  actForms,
  type Fields,
  fieldsOf,
  JONAS,
  KARI,
  MARIT,
  OFFERS,
  OVERVIEW,
  PROFILE,
  SECURITY,
  SHARING,
  TOR,
} from '../testing/act-forms.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { databases } from '../testing/databases.ts';
import { fieldError } from '../testing/field-error.ts';

const EVERYWHERE = `${OVERVIEW}utlogget-overalt`;

describe.each(databases())('acts without scripts on $name', ({ open }) => {
  const { portal, loggedIn, formOf, post, act, follow, contact, activities } = actForms(open);

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
    const states = await portal().db.selectFrom('shared_state').select(['key', 'value']).execute();
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
    const rows = () => portal().db.selectFrom('feedback').selectAll().orderBy('kind').execute();
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
    await portal()
      .db.updateTable('audit')
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
    expect(await portal().db.selectFrom('change_feed').select('what').execute()).toHaveLength(1);
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
    expect(await portal().db.selectFrom('change_feed').select('what').execute()).toEqual([]);
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
    [
      '14860161330',
      'Invitasjonen er ikke sendt. Fødselsnummeret er ikke gyldig. Sjekk at det er riktig skrevet.',
    ],
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
    const stored = await portal()
      .db.selectFrom('shared_state')
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
});
