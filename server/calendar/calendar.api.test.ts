import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPeople } from '../../commands/portfolio/demo.ts';
import { API_PATH } from '../../domain/paths.ts';
import { databases } from '../testing/databases.ts';
import { expectProblem } from '../testing/guarded-endpoints.ts';
import { startHttpSources } from '../testing/http-sources.ts';
import { answersStatus } from '../testing/misbehaviours.ts';
import { openDemoPortal, openPortal, type TestPortal } from '../testing/portal.ts';

const [KARI = '', JONAS = ''] = demoPeople().map(({ ssn }) => ssn);
const PATH = `${API_PATH}/kalender`;

describe.each(databases())('the calendar on $name', ({ open }) => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openDemoPortal(open);
  });
  afterAll(() => portal.close());

  async function calendarOf(ssn: string) {
    const browser = await portal.loggedIn(ssn);
    return await browser.request(PATH);
  }

  test('has the customer’s coming dates, with stable ids and without personal data', async () => {
    const [answer, again] = [await calendarOf(KARI), await calendarOf(KARI)];
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    expect(answer.headers['content-disposition']).toContain('filename="forsikring.ics"');
    const idsIn = (body: string) => body.match(/^UID:.+$/gm);
    expect(idsIn(answer.body)?.length).toBeGreaterThan(5);
    expect(idsIn(again.body)).toEqual(idsIn(answer.body));
    expect(idsIn(answer.body)?.join()).not.toContain('81030354');
    expect(answer.body).not.toContain(KARI);
  });

  test('is empty for a customer without dates and requires a login', async () => {
    expect((await calendarOf(JONAS)).body).not.toContain('BEGIN:VEVENT');
    expectProblem(await portal.browser().request(PATH), 401);
  });
});

describe.each(databases().slice(0, 1))('the calendar, when a system fails', ({ open }) => {
  test('is not available, since it can’t show that dates are missing', async () => {
    const sources = await startHttpSources();
    const portal = await openPortal(await open(), sources.env);
    const browser = await portal.loggedIn(KARI);
    expect((await browser.request(PATH)).statusCode).toBe(200);
    sources.of('PARIS').answers.set('/avtaler', answersStatus(500));
    expectProblem(await browser.request(PATH), 503);
    await portal.close();
    await sources.close();
  });
});
