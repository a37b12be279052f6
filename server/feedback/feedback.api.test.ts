import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { actAddress } from '../../domain/acts.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { databases, emptyDatabase } from '../testing/databases.ts';
import { auditOf } from '../testing/guarded-endpoints.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';

const CUSTOMER = '13919110028';
const CHOICE = {
  feedbackValue: '4',
  text: 'Greit nok',
  page: '/privat/forsikring/oversikt',
  productCode: 'BIL',
};
const SURVEY = {
  page: '/tilbud',
  answers: [
    { question: 'Fant du det du lette etter?', answer: 'Ja' },
    { question: 'Hva savnet du?', answer: 'Ingenting.\nTakk!' },
  ],
};
const CONTACT = { page: '/tilbud', email: 'kari@eksempel.no', phone: '22334455' };

describe.each(databases())('feedback on $name', ({ open }) => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openPortal(await open(), { FEEDBACK_PER_MINUTE: '4' });
  });
  beforeEach(() => emptyDatabase(portal.db));
  afterAll(() => portal.close());

  const stored = () => portal.db.selectFrom('feedback').selectAll().execute();
  const nothing = { value: null, comment: null, answers: null, email: null, phone: null, product_code: null };

  async function visitor(host?: string): Promise<TestBrowser> {
    const browser = portal.browser(host);
    await browser.call('GET', '/auth/session-status');
    return browser;
  }

  async function customer(): Promise<TestBrowser> {
    const browser = await portal.loggedIn(CUSTOMER);
    return browser;
  }

  test("stores a customer's choice with the customer", async () => {
    const answer = await (await customer()).call('POST', '/feedback/', CHOICE);
    expect(answer.statusCode).toBe(204);
    expect(answer.body).toBe('');
    const { id } = await portal.db.selectFrom('customer').select('id').executeTakeFirstOrThrow();
    expect(await stored()).toMatchObject([
      {
        ...nothing,
        kind: 'choice',
        customer_id: id,
        distributor: 'fremtind',
        value: '4',
        comment: 'Greit nok',
        product_code: 'BIL',
        page: '/privat/forsikring/oversikt',
      },
    ]);
  });

  test("stores a visitor's choice without a customer", async () => {
    const browser = await visitor('sb1.localhost:8000');
    const answer = await browser.call('POST', '/feedback/', { feedbackValue: 'nei', page: '/' });
    expect(answer.statusCode).toBe(204);
    expect(await stored()).toMatchObject([
      { ...nothing, kind: 'choice', customer_id: null, distributor: 'sb1', value: 'nei', page: '/' },
    ]);
  });

  test('replaces earlier feedback with the same key', async () => {
    const browser = await visitor();
    const key = { 'idempotency-key': 'a1b2c3d4e5f6a7b8' };
    await browser.call('POST', '/feedback/', { ...CHOICE, feedbackValue: '2', text: 'Uff' }, key);
    await browser.call('POST', '/feedback/', { ...CHOICE, feedbackValue: '5', text: undefined }, key);
    expect(await stored()).toMatchObject([{ kind: 'choice', value: '5', comment: null }]);
    await browser.call('POST', '/feedback/', CHOICE, { 'idempotency-key': 'another-key-0001' });
    expect(await stored()).toHaveLength(2);
  });

  test('ignores a key of another kind, customer or distributor', async () => {
    const key = { 'idempotency-key': 'a1b2c3d4e5f6a7b8' };
    const browser = await visitor();
    await browser.call('POST', '/feedback/', CHOICE, key);
    expect((await browser.call('POST', '/feedback/oppfolging', SURVEY, key)).statusCode).toBe(204);
    await (await customer()).call('POST', '/feedback/', { ...CHOICE, feedbackValue: '1' }, key);
    const other = await visitor('sb1.localhost:8000');
    await other.call('POST', '/feedback/', { ...CHOICE, feedbackValue: '1' }, key);
    expect(await stored()).toMatchObject([{ kind: 'choice', value: '4', distributor: 'fremtind' }]);
    expect(await auditOf(portal, CUSTOMER)).toEqual([]);
  });

  test('is an activity once for its key, and again after a change', async () => {
    const browser = await customer();
    const send = async (body: object) =>
      await browser.call('POST', '/feedback/', body, { 'idempotency-key': 'a1b2c3d4e5f6a7b8' });
    await Promise.all([send(CHOICE), send(CHOICE)]);
    expect(await auditOf(portal, CUSTOMER)).toEqual(['feedback-given']);
    await send({ ...CHOICE, feedbackValue: '2' });
    expect(await auditOf(portal, CUSTOMER)).toEqual(['feedback-given', 'feedback-given']);
    expect(await stored()).toHaveLength(1);
  });

  test('refuses a key that could be guessed', async () => {
    const refused = await (await visitor()).call('POST', '/feedback/', CHOICE, { 'idempotency-key': '1' });
    expect(refused.statusCode).toBe(400);
    expect(await stored()).toEqual([]);
  });

  test('stores the follow-up survey and the contact form', async () => {
    const browser = await visitor();
    expect((await browser.call('POST', '/feedback/oppfolging', SURVEY)).statusCode).toBe(204);
    expect((await browser.call('POST', '/feedback/kontakt', CONTACT)).statusCode).toBe(204);
    const { phone, ...withoutPhone } = CONTACT;
    expect((await browser.call('POST', '/feedback/kontakt', withoutPhone)).statusCode).toBe(204);
    const rows = await stored();
    const survey = rows.find(({ kind }) => kind === 'survey');
    expect(survey).toMatchObject({
      ...nothing,
      kind: 'survey',
      answers: expect.any(String),
      page: '/tilbud',
    });
    expect(JSON.parse(survey?.answers ?? '')).toEqual(SURVEY.answers);
    const contacts = rows.filter(({ kind }) => kind === 'contact');
    expect(contacts.map((row) => [row.email, row.phone])).toEqual(
      expect.arrayContaining([
        [CONTACT.email, phone],
        [CONTACT.email, null],
      ]),
    );
  });

  test('does not store blank answers', async () => {
    const answers = [{ question: 'Hva savnet du?', answer: ' ' }, ...SURVEY.answers];
    const browser = await visitor();
    expect((await browser.call('POST', '/feedback/oppfolging', { ...SURVEY, answers })).statusCode).toBe(204);
    expect((await stored()).map((row) => JSON.parse(row.answers ?? ''))).toEqual([SURVEY.answers]);
  });

  test('masks numbers in the page address', async () => {
    const page = '/avtale/01819012345/12?dekning=678';
    const browser = await visitor();
    await browser.call('POST', '/feedback/', { ...CHOICE, page });
    await browser.call('POST', '/feedback/oppfolging', { ...SURVEY, page });
    await browser.call('POST', '/feedback/kontakt', { ...CONTACT, page });
    const pages = (await stored()).map((row) => row.page);
    expect(pages).toEqual(Array(3).fill('/avtale/**/12?dekning=**'));
  });

  describe.each(['/feedback/', '/feedback/oppfolging', '/feedback/kontakt'])('%s', (path) => {
    const body = { '/feedback/': CHOICE, '/feedback/oppfolging': SURVEY, '/feedback/kontakt': CONTACT }[path];

    test.each([
      ['X-Requested-By', { 'x-requested-by': '' }],
      ['X-XSRF-TOKEN', { 'x-xsrf-token': '' }],
    ])('requires %s with and without a session', async (_name, headers) => {
      for (const browser of [await visitor(), await customer()]) {
        const refused = await browser.call('POST', path, body, headers);
        expect(refused.statusCode).toBe(403);
        expect(refused.headers['content-type']).toBe('application/problem+json; charset=utf-8');
      }
      expect(await stored()).toEqual([]);
    });
  });

  test('refuses a lost XSRF token with a new one', async () => {
    for (const browser of [await visitor(), await customer()]) {
      const token = browser.cookies.get('XSRF-TOKEN');
      browser.cookies.delete('XSRF-TOKEN');
      expect((await browser.call('POST', '/feedback/', CHOICE)).statusCode).toBe(403);
      expect(browser.cookies.get('XSRF-TOKEN')).toBe(token);
    }
  });

  test('has one rate limit for all three endpoints', async () => {
    const browser = await visitor();
    for (const path of ['/feedback/', '/feedback/']) await browser.call('POST', path, CHOICE);
    await browser.call('POST', '/feedback/oppfolging', SURVEY);
    expect((await browser.call('POST', '/feedback/kontakt', CONTACT)).statusCode).toBe(204);
    const refused = await browser.call('POST', '/feedback/', CHOICE);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await stored()).toHaveLength(4);
  });

  test('has the same rate limit for refused forms, of which little is kept', async () => {
    const browser = await visitor();
    const xsrf = browser.cookies.get('XSRF-TOKEN') ?? '';
    const form = { xsrf, email: 'x'.repeat(60_000), ukjent: 'y'.repeat(60_000) };
    const send = async (nokkel: string) =>
      await browser.request(actAddress('kontakt'), {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ ...form, nokkel }).toString(),
      });
    for (let count = 0; count < 4; count += 1)
      expect((await send(`refused-form-000${count}`)).statusCode).toBe(303);
    expect((await browser.call('POST', '/feedback/', CHOICE)).statusCode).toBe(429);
    const kept = await portal.db
      .selectFrom('shared_state')
      .selectAll()
      .where('key', 'like', 'act:%')
      .execute();
    expect(kept.map(({ value }) => value.length < 4000)).toEqual([true, true, true, true]);
  });
});

describe.each(databases())('validation of feedback on $name', ({ open }) => {
  let portal: TestPortal;
  let browser: TestBrowser;
  beforeAll(async () => {
    portal = await openPortal(await open(), { FEEDBACK_PER_MINUTE: '1000' });
    browser = portal.browser();
    await browser.call('GET', '/auth/session-status');
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    await portal.db.deleteFrom('feedback').execute();
  });

  test.each([
    ['250 characters', 'a'.repeat(250), 204],
    ['251 characters', 'a'.repeat(251), 400],
    ['125 emoji, which a browser counts as 250', '🙂'.repeat(125), 204],
    ['126 emoji, which a browser counts as 252', '🙂'.repeat(126), 400],
    ['several lines', 'Linje én\r\nLinje to\tog tre', 204],
    ['no text', '', 204],
    ['a control character', 'a\u0000b', 400],
    ['half an emoji', '\ud83d', 400],
    ['a number', 5, 400],
  ])('answers a comment with %s with status %s', async (_what, text, status) => {
    const answer = await browser.call('POST', '/feedback/', { ...CHOICE, text });
    expect(answer.statusCode).toBe(status);
    const rows = await portal.db.selectFrom('feedback').select('comment').execute();
    expect(rows).toEqual(status === 204 ? [{ comment: text || null }] : []);
  });

  test.each<[string, string, object]>([
    ['a missing page', '/feedback/', { feedbackValue: '1' }],
    ['an empty page', '/feedback/', { ...CHOICE, page: '' }],
    ['a page that is too long', '/feedback/', { ...CHOICE, page: 'a'.repeat(501) }],
    ['a page on two lines', '/feedback/', { ...CHOICE, page: 'a\nb' }],
    ['a missing value', '/feedback/', { page: '/' }],
    ['an unknown smiley', '/feedback/', { ...CHOICE, feedbackValue: '6' }],
    ['a value between two', '/feedback/', { ...CHOICE, feedbackValue: '4.5' }],
    ['neither yes nor no', '/feedback/', { ...CHOICE, feedbackValue: 'kanskje' }],
    ['markup as value', '/feedback/', { ...CHOICE, feedbackValue: '<b>' }],
    ['an empty value', '/feedback/', { ...CHOICE, feedbackValue: '' }],
    ['a numeric value', '/feedback/', { ...CHOICE, feedbackValue: 4 }],
    ['a product code on two lines', '/feedback/', { ...CHOICE, productCode: 'a\nb' }],
    ['an empty product code', '/feedback/', { ...CHOICE, productCode: '' }],
    ['a product code that is too long', '/feedback/', { ...CHOICE, productCode: 'a'.repeat(61) }],
    ['an unknown field', '/feedback/', { ...CHOICE, ssn: CUSTOMER }],
    ['an empty list of answers', '/feedback/oppfolging', { ...SURVEY, answers: [] }],
    [
      'a survey of blank answers',
      '/feedback/oppfolging',
      {
        ...SURVEY,
        answers: [
          { question: 'a', answer: '' },
          { question: 'b', answer: ' \n' },
        ],
      },
    ],
    ['an answer without a question', '/feedback/oppfolging', { ...SURVEY, answers: [{ answer: 'a' }] }],
    [
      'too many answers',
      '/feedback/oppfolging',
      { ...SURVEY, answers: Array(21).fill({ question: 'a', answer: 'b' }) },
    ],
    [
      'a question that is too long',
      '/feedback/oppfolging',
      { page: '/', answers: [{ question: 'a'.repeat(301), answer: 'b' }] },
    ],
    [
      'an answer that is too long',
      '/feedback/oppfolging',
      { page: '/', answers: [{ question: 'a', answer: 'b'.repeat(1001) }] },
    ],
    ['a missing e-mail address', '/feedback/kontakt', { page: '/' }],
    ['a phone number with seven digits', '/feedback/kontakt', { ...CONTACT, phone: '2233445' }],
    ['a phone number with nine digits', '/feedback/kontakt', { ...CONTACT, phone: '223344556' }],
    ['a phone number with a country code', '/feedback/kontakt', { ...CONTACT, phone: '+4722334455' }],
    ['a phone number with spaces', '/feedback/kontakt', { ...CONTACT, phone: '22 33 44 55' }],
  ])('refuses %s and stores nothing', async (_what, path, body) => {
    const answer = await browser.call('POST', path, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ status: 400, title: 'Ugyldig forespørsel' });
    expect(await portal.db.selectFrom('feedback').selectAll().execute()).toEqual([]);
  });

  test('refuses an invalid e-mail address with its code', async () => {
    const answer = await browser.call('POST', '/feedback/kontakt', { ...CONTACT, email: 'kari@eksempel' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().code).toBe('UGYLDIG_MAILADRESSE');
    expect(answer.body).not.toContain('kari');
  });
});
