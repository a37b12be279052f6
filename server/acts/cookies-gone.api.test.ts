import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ACTS, type Act, actAddress } from '../../domain/acts.ts';
import { actForms, COOKIES, FORM, messageOf, OVERVIEW, PROFILE } from '../testing/act-forms.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { databases } from '../testing/databases.ts';
import { FORM_TYPE, fileForm, JPEG } from '../testing/file-forms.ts';
import { DECLARATIONS } from './declarations.ts';

const LOGGED_OUT = `${OVERVIEW}utlogget`;
const LANGUAGE = `${OVERVIEW}spraak`;
const BLOCKED = 'Nettleseren din tar ikke imot informasjonskapsler herfra.';
const ENDED = 'Du var ikke lenger logget inn. Logg inn, og prøv igjen.';
const GONE = 'Nettleseren hadde ikke lenger informasjonskapslene våre. Prøv igjen.';

describe.each(databases())('a form without the cookies of its page on $name', ({ open }) => {
  const { portal, loggedIn } = actForms(open);
  let browser: TestBrowser;
  beforeEach(async () => {
    browser = await loggedIn();
  });

  /** Sends a form as its page does. A form with a file names its page only in the header. */
  async function send(from: TestBrowser, act: Act, page: string) {
    const headers = { referer: `http://${from.host}${page}` };
    return DECLARATIONS[act].fileField
      ? await from.request(actAddress(act), {
          method: 'POST',
          headers: { ...headers, 'content-type': FORM_TYPE },
          payload: fileForm(JPEG),
        })
      : await sendFields(from, actAddress(act), { tilbake: page });
  }

  async function sendFields(from: TestBrowser, address: string, fields: Record<string, string>) {
    return await from.request(address, {
      method: 'POST',
      headers: { 'content-type': FORM },
      payload: new URLSearchParams(fields).toString(),
    });
  }

  type Answer = Awaited<ReturnType<TestBrowser['request']>>;

  /** Follows redirects to a page. A browser that blocks cookies loses them before each request. */
  async function arrive(answer: Answer, { from = browser, blocks = false } = {}) {
    let [page, address] = [answer, ''];
    while (page.statusCode > 300 && page.statusCode < 400) {
      if (blocks) from.cookies.clear();
      address = String(page.headers.location);
      page = await from.request(address);
    }
    return { address, status: page.statusCode, body: page.body, message: messageOf(page.body) };
  }

  const needsSession = (act: Act) => !DECLARATIONS[act].isPublic;

  test.each(ACTS.filter(needsSession))(
    'says that the session ended, with the login and the way back: %s',
    async (act) => {
      browser.cookies.clear();
      const { address, message } = await arrive(await send(browser, act, PROFILE));
      expect(message).toContain(ENDED);
      expect(address).toBe(`${OVERVIEW}?goto=${encodeURIComponent(PROFILE)}`);
    },
  );

  test.each(ACTS.filter((act) => !needsSession(act) && act !== 'logg-ut'))(
    'says that the cookies were gone, in a page that can be used: %s',
    async (act) => {
      browser.cookies.clear();
      const { address, message, body } = await arrive(await send(browser, act, COOKIES));
      expect(message).toContain(GONE);
      expect(address).toBe(`${COOKIES}#melding`);
      const fieldOf = (name: string) => new RegExp(` name="${name}" value="([^"]+)"`).exec(body)?.[1] ?? '';
      const fields = { xsrf: fieldOf('xsrf'), nokkel: fieldOf('nokkel'), tilbake: COOKIES, valg: 'alle' };
      const again = await sendFields(browser, actAddress('informasjonskapsler'), fields);
      expect((await arrive(again)).message).toBe('Valgene dine er lagret.');
    },
  );

  test('says that the customer is logged out', async () => {
    browser.cookies.clear();
    const { address, body } = await arrive(await send(browser, 'logg-ut', PROFILE));
    expect(address).toBe(LOGGED_OUT);
    expect(body).toContain('Du er logget ut');
  });

  test('shows the choice of language again, which then leads back to the page', async () => {
    browser.cookies.clear();
    const { address, message, body } = await arrive(
      await sendFields(browser, LANGUAGE, { spraak: 'en', tilbake: COOKIES }),
    );
    expect(address).toBe(`${LANGUAGE}?${new URLSearchParams({ tilbake: COOKIES })}#melding`);
    expect(message).toContain(GONE);
    const form = body.slice(body.indexOf('class="kfp-languages"'));
    const fieldOf = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(form)?.[1] ?? '';
    const [xsrf, nokkel, tilbake] = ['xsrf', 'nokkel', 'tilbake'].map(fieldOf);
    const fields = { xsrf: xsrf ?? '', nokkel: nokkel ?? '', tilbake: tilbake ?? '', spraak: 'en' };
    const chosen = await sendFields(browser, LANGUAGE, fields);
    expect(chosen.headers.location).toBe(COOKIES);
    expect(browser.cookies.get('kfp-spraak')).toBe('en');
  });

  test.each([...ACTS.map(actAddress), LANGUAGE])(
    'says that cookies are blocked to a browser that does not send them back: %s',
    async (address) => {
      const act = ACTS.find((each) => actAddress(each) === address);
      browser.cookies.clear();
      const answer = act ? await send(browser, act, PROFILE) : await sendFields(browser, address, {});
      const page = await arrive(answer, { blocks: true });
      expect([page.status, page.message]).toEqual([403, null]);
      expect(page.body).toContain(BLOCKED);
    },
  );

  test('is answered in its page after cookies are allowed and the page is reloaded', async () => {
    browser.cookies.clear();
    const blocked = await arrive(await send(browser, 'epost', PROFILE), { blocks: true });
    expect(blocked.status).toBe(403);
    browser.cookies.clear();
    const later = Date.now() + 60_000;
    vi.spyOn(Date, 'now').mockImplementation(() => later);
    expect((await arrive(await browser.request(blocked.address))).message).toContain(ENDED);
  });

  test.each([...ACTS.map(actAddress), LANGUAGE])(
    'changes nothing if another site sent it, so that its cookies come only afterwards: %s',
    async (address) => {
      const act = ACTS.find((each) => actAddress(each) === address);
      const visitor = portal().browser();
      await visitor.request(COOKIES);
      for (const from of [browser, visitor]) {
        const cookies = new Map(from.cookies);
        from.cookies.clear();
        const answer = act
          ? await send(from, act, COOKIES)
          : await sendFields(from, address, { spraak: 'en' });
        expect([answer.statusCode, answer.cookies]).toEqual([303, []]);
        for (const [name, value] of cookies) from.cookies.set(name, value);
        const page = await arrive(answer, { from });
        expect([page.status, page.message]).toEqual([200, null]);
        expect(new Map(from.cookies)).toEqual(cookies);
      }
      expect((await browser.call('GET', '/skadekunde/hent')).statusCode).toBe(200);
    },
  );

  test('does not log out a customer whose session the check finds', async () => {
    const address = `${actAddress('logg-ut')}?tilbake=${PROFILE}&sjekk=${Date.now()}`;
    expect((await browser.request(address)).headers.location).toBe(PROFILE);
    expect((await browser.call('GET', '/skadekunde/hent')).statusCode).toBe(200);
  });

  test.each(['https://ond.example/', '//ond.example/', actAddress('epost')])(
    'leads to the overview instead of %s',
    async (page) => {
      const address = `${actAddress('epost')}?tilbake=${encodeURIComponent(page)}&sjekk=${Date.now()}`;
      expect((await browser.request(address)).headers.location).toBe(OVERVIEW);
    },
  );
});
