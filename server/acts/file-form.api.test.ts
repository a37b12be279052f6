import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { actAddress } from '../../domain/acts.ts';
import { MAX_UPLOAD_BYTES } from '../../domain/file-type.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { databases, restoreRowsBeforeEach } from '../testing/databases.ts';
import { fieldError } from '../testing/field-error.ts';
import { formHead, hiddenFields, JPEG, sendForm } from '../testing/file-forms.ts';
import { openDemoPortal, type TestPortal } from '../testing/portal.ts';

const KARI = '01819021887';
const PAGE = '/privat/forsikring/skadesaker/NICE/26-104417';
const ADDRESS = actAddress('send-fil');

type Fields = Record<string, string>;

describe.each(databases())('the form for files without scripts on $name', ({ open }) => {
  let portal: TestPortal;
  let browser: TestBrowser;
  beforeAll(async () => {
    portal = await openDemoPortal(open, { FIRST_PAGE_MS: '5000' });
  });
  restoreRowsBeforeEach(() => portal.db);
  afterAll(() => portal.close());
  beforeEach(async () => {
    browser = await portal.loggedIn(KARI);
  });

  const formFields = async (): Promise<Fields> => await hiddenFields(browser, PAGE);
  const post = async (fields: Fields, content = JPEG, name = 'tak.jpg') =>
    await sendForm(browser, content, { fields, name });

  /** Returns the message on the page that the answer leads to. */
  async function messageOf(answer: Awaited<ReturnType<typeof post>>): Promise<string> {
    return (await shownBy(answer)).message;
  }

  /** Returns the message on the page that the answer leads to, and the error at the field of the file. */
  async function shownBy(answer: Awaited<ReturnType<typeof post>>) {
    expect(answer.statusCode).toBe(303);
    const location = String(answer.headers.location);
    expect(location).toBe(`${PAGE}#melding`);
    const { body } = await browser.request(location);
    const [, message = ''] = /id="melding"[^>]*>(.*?)<\/p>/s.exec(body) ?? [];
    return { message: message.replace(/<[^>]*>/g, ''), error: fieldError(body, 'fil') };
  }

  const storedFiles = async () => await portal.db.selectFrom('claim_file').selectAll().execute();

  test('stores the file, and says so on the page', async () => {
    const fields = await formFields();
    expect(fields).toMatchObject({ systemSource: 'NICE', id: '26-104417' });
    expect(await messageOf(await post(fields))).toContain('Filen er sendt.');
    expect(await storedFiles()).toMatchObject([{ name: 'tak.jpg', type: 'image/jpeg', size: JPEG.length }]);
  });

  test('stores a file once that is sent twice, and another file of the same page beside it', async () => {
    const fields = await formFields();
    // A browser may choose a longer boundary at each press.
    const again = sendForm(browser, JPEG, { fields, boundary: '----another-boundary' });
    await Promise.all([post(fields), post(fields), again]);
    expect(await storedFiles()).toHaveLength(1);
    await post(fields, Buffer.concat([JPEG, JPEG]));
    expect(await storedFiles()).toHaveLength(2);
  });

  test.each([
    ['another type', Buffer.from('PK\x03\x04'.padEnd(200)), 'tak.jpg', 'Vi tar imot bilder'],
    [
      'a file that is too large',
      Buffer.concat([JPEG, Buffer.alloc(MAX_UPLOAD_BYTES)]),
      'tak.jpg',
      'større enn 20',
    ],
    ['no file', Buffer.alloc(0), '', 'Velg en fil først.'],
    [
      'two files',
      Buffer.concat([JPEG, Buffer.from('\r\n'), formHead(), JPEG]),
      'tak.jpg',
      'Send én fil om gangen.',
    ],
  ])('refuses %s with the reason', async (_what, content, name, reason) => {
    const { message, error } = await shownBy(await post(await formFields(), content, name));
    expect(error).toContain(reason);
    expect(message).toBe(`Filen er ikke sendt. ${error}`);
    expect(await storedFiles()).toEqual([]);
  });

  test.each([
    ['no token', { xsrf: '' }, 'en annen innlogging'],
    ['another field', { epost: 'x' }, 'Skjemaet kan ikke leses'],
    ['an unknown system', { systemSource: 'UNKNOWN' }, 'ingen skadesak'],
    ['a closed claim', { id: '24-031077' }, 'Saken er avsluttet'],
    ['a foreign claim', { id: 'S81033916' }, 'ingen skadesak'],
  ])('refuses a form with %s, before it reads the file', async (_what, change, reason) => {
    const message = await messageOf(await post({ ...(await formFields()), ...(change as Fields) }));
    expect(message).toContain(reason);
    expect(await storedFiles()).toEqual([]);
  });

  test('refuses a form after the session, and one on behalf of another customer', async () => {
    const fields = await formFields();
    const onBehalf = { ...fields, tilbake: `${PAGE}?vegneAv=unknown` };
    expect((await post(onBehalf)).statusCode).toBe(303);
    await browser.call('POST', '/auth/logout', {});
    expect((await post(fields)).statusCode).toBe(303);
    expect(await storedFiles()).toEqual([]);
  });

  test('refuses a form that is not multipart', async () => {
    const answer = await browser.request(ADDRESS, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(await formFields()).toString(),
    });
    expect(await messageOf(answer)).toContain('Skjemaet kan ikke leses');
  });
});
