import { describe, expect, test, vi } from 'vitest';
import { ACTS, type Act, actAddress } from '../../domain/acts.ts';
import { SHARING_SCOPES } from '../../domain/sharing.ts';
import {
  actForms,
  COOKIES,
  type Fields,
  FORM,
  JONAS,
  MARIT,
  OVERVIEW,
  PROFILE,
} from '../testing/act-forms.ts';
import { databases } from '../testing/databases.ts';
import { storeSharing } from '../testing/sharings.ts';

describe.each(databases())('the forms of acts on $name', ({ open }) => {
  const { portal, loggedIn, formOf, post, act, follow, contact, activities } = actForms(open);

  test('carries out a form once that is sent again, also at the same time, and answers alike', async () => {
    const browser = await loggedIn();
    const calls = vi.spyOn(portal().app, 'callForForm');
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

  test('stays with the person whose data a page shows when a form opens a state of the page', async () => {
    const browser = await loggedIn(JONAS);
    const id = await storeSharing(portal(), JONAS, SHARING_SCOPES);
    const page = `${OVERVIEW}?vegneAv=${id}`;
    const form = { ...(await formOf(browser, page, 'tilbakemelding')), feedbackValue: 'ja' };
    const answer = await post(browser, 'tilbakemelding', form);
    const { body } = await browser.request(String(answer.headers.location));
    const invitation = /<form[^>]*>(?:(?!<form).)*value="undersokelse".*?<\/form>/s.exec(body)?.[0];
    expect(invitation).toContain(`<input type="hidden" name="vegneAv" value="${id}"/>`);
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
      expect(await portal().db.selectFrom('feedback').select('customer_id').execute()).toEqual([
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
    const browser = portal().browser();
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

  describe('an answer that a script has stored', () => {
    const ANSWER = '{"functional":"accepted","statistics":"denied"}';
    const DAY = 86_400;

    /** Opens a page with cookies. Returns the consent that it stores. */
    async function openWith(consent: string, { daysAgo = 0 } = {}) {
      const browser = portal().browser();
      const answered = Date.now() - daysAgo * DAY * 1000;
      const cookie = `${consent}; kfp-nytt-samtykke=${answered}`;
      const { cookies } = await browser.request(OVERVIEW, { headers: { cookie } });
      expect(cookies.find(({ name }) => name === 'kfp-nytt-samtykke')?.expires?.getTime()).toBe(0);
      return cookies.filter(({ name }) => name === 'kfp-cookie-consent');
    }

    test('is stored again by the next page only', async () => {
      const browser = portal().browser();
      browser.cookies.set('kfp-cookie-consent', ANSWER);
      browser.cookies.set('kfp-nytt-samtykke', `${Date.now() + 60_000}`);
      const next = await browser.request(OVERVIEW);
      const stored = next.cookies.filter(({ name }) => name === 'kfp-cookie-consent');
      expect(stored.map(({ value, maxAge }) => [value, maxAge])).toEqual([[ANSWER, 120 * DAY]]);
      const later = await browser.request(OVERVIEW);
      expect(later.cookies.map(({ name }) => name)).not.toContain('kfp-cookie-consent');
    });

    test('ends 120 days after the answer, whenever the next page comes', async () => {
      const [stored] = await openWith(`kfp-cookie-consent=${ANSWER}`, { daysAgo: 50 });
      expect(stored?.maxAge).toBeLessThanOrEqual(70 * DAY);
      expect(stored?.maxAge).toBeGreaterThan(70 * DAY - 60);
      expect(await openWith(`kfp-cookie-consent=${ANSWER}`, { daysAgo: 120 })).toEqual([]);
    });

    test('is the one that the dialog shows, also beside another with its name', async () => {
      const other = '{"functional":"accepted","statistics":"accepted"}';
      const stored = await openWith(`kfp-cookie-consent=${other}; kfp-cookie-consent=${ANSWER}`);
      expect(stored.map(({ value }) => value)).toEqual([ANSWER]);
    });

    test.each(['a=1', 'kfp-cookie-consent=', 'kfp-cookie-consent={"marketing":"accepted"}'])(
      'is not invented from %s',
      async (cookies) => {
        expect(await openWith(cookies)).toEqual([]);
      },
    );

    test('ends with an answer by the form', async () => {
      const browser = portal().browser();
      const fields = await formOf(browser, COOKIES, 'informasjonskapsler');
      browser.cookies.set('kfp-nytt-samtykke', '1');
      await post(browser, 'informasjonskapsler', { ...fields, valg: 'ingen' });
      expect([...browser.cookies.keys()]).not.toContain('kfp-nytt-samtykke');
    });
  });

  test('leads from the address of an act to the overview', async () => {
    const { statusCode, headers } = await portal().browser().request(actAddress('epost'));
    expect([statusCode, headers.location]).toEqual([303, OVERVIEW]);
  });
});
