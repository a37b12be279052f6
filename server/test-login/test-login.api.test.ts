import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases } from '../testing/databases.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';

describe.each(databases())('the test login on $name', ({ open }) => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openPortal(await open(), {}, { withLoginPages: true });
  });
  afterAll(() => portal.close());

  test('redirects its own path to the overview, which shows the login page', async () => {
    for (const address of ['/testinnlogging', '/testinnlogging/']) {
      const answer = await portal.browser().request(address);
      expect([answer.statusCode, answer.headers.location]).toEqual([302, '/privat/forsikring/oversikt/']);
    }
  });

  test('responds to a choice that comes too late with a page for the frame', async () => {
    const answer = await portal.browser().request('/testinnlogging/valg/for-sent', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'ssn=13919110028&loginContext=FORSIKRING',
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('Testinnloggingen stoppet');
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  });

  test('uses the language that the customer has chosen', async () => {
    const browser = portal.browser();
    browser.cookies.set('kfp-spraak', 'nn');
    const page = await browser.request('/testinnlogging/valg/noko');
    expect(page.body).toContain('<html lang="nn">');
    expect(page.body).toContain('<label for="kontekst">Innlogga via</label>');
    const stopped = await browser.request('/testinnlogging/auth?client_id=ukjent');
    expect(stopped.body).toContain('<h1>Testinnlogginga stoppa</h1>');
    expect(stopped.body).toContain('<p lang="en">');
  });

  test('responds to an invalid login address with a page for the frame', async () => {
    const answer = await portal.browser().request('/testinnlogging/auth?client_id=ukjent');
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('Testinnloggingen stoppet');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  });
});
