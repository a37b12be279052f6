import type { Browser, Page } from '@playwright/test';
import { beginSession, logInInTheFrame, withoutScripts } from './log-in.ts';
import { expectNoFindings } from './no-findings.ts';
import { personNamed } from './people.ts';
import { expect, startPortal, test } from './portal.ts';
import { expectLost } from './tabs.ts';
import { beginVisit, visit } from './visit.ts';

const SECURITY = '/privat/forsikring/oversikt/sikkerhet';
const silje = personNamed('Silje');

const sessions = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Innlogginger nå' }) });
const activities = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Aktivitet' }) });

/** Starts another session of the customer in another browser context. */
async function elsewhere(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await beginSession(page, silje.ssn, { origin });
  return page;
}

test('the customer sees sessions and activities, ends one session, and then all others, also after a failure', async ({
  page,
  browser,
}) => {
  const { url } = await startPortal();
  await beginSession(page, silje.ssn, { origin: url });
  const others = [await elsewhere(browser, url), await elsewhere(browser, url)];
  for (const other of others) {
    await visit(other, url + SECURITY);
  }
  await visit(page, url + SECURITY);
  await expect(sessions(page).getByRole('listitem')).toHaveCount(3);
  await expect(sessions(page).getByText('Denne', { exact: true })).toHaveCount(1);
  await expect(activities(page).getByText('Du logget inn').first()).toBeVisible();
  await expectNoFindings(page);

  await sessions(page)
    .getByRole('button', { name: /^Logg ut .+, logget inn i dag/ })
    .first()
    .press('Enter');
  await expect(sessions(page).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Innlogginger nå' })).toBeFocused();
  await expect(activities(page).getByText('Du logget ut en enhet')).toHaveCount(1);

  const all = sessions(page).getByRole('button', { name: 'Avslutt alle andre innlogginger' });
  await page.route('**/sikkerhet/okter', (route) => route.fulfill({ status: 503, body: '' }));
  await all.press('Enter');
  await expect(sessions(page).getByRole('alert')).toHaveText(
    'Vi fikk ikke logget deg ut andre steder. Prøv igjen.',
  );
  await expectNoFindings(page, 'main');
  await page.unroute('**/sikkerhet/okter');
  await all.press('Enter');
  await expect(sessions(page).getByText('Du er ikke logget inn andre steder.')).toBeVisible();
  await expect(activities(page).getByText('Du logget ut en enhet')).toHaveCount(2);
  await expectNoFindings(page, 'main');
  for (const other of others) {
    // As when the customer comes back to the tab.
    await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expectLost(other, 'Du er logget ut', ['Innlogginger nå']);
    await other.context().close();
  }
});

test('the second press of a double press ends no second login, also before the overlays have loaded', async ({
  page,
  browser,
}) => {
  const { url } = await startPortal();
  await beginSession(page, silje.ssn, { origin: url });
  for (const other of [await elsewhere(browser, url), await elsewhere(browser, url)])
    await other.context().close();
  const ended: string[] = [];
  page.on('request', (request) => request.method() === 'DELETE' && ended.push(request.url()));
  await page.route('**/filer/start-overlays-*', (route) => route.abort());
  await visit(page, url + SECURITY);
  const button = sessions(page)
    .getByRole('button', { name: /^Logg ut .+, logget inn i dag/ })
    .first();
  await button.click();
  await expect(sessions(page).getByRole('listitem')).toHaveCount(2);
  // The next login has moved to the place of the first.
  await button.hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(button).not.toHaveAttribute('aria-disabled');
  expect(ended).toHaveLength(1);
});

for (const hasScripts of [true, false]) {
  test(`a login that was not the customer ends all sessions, ${hasScripts ? 'with' : 'without'} scripts`, async ({
    page,
    browser,
  }) => {
    const { url } = await startPortal();
    await logInInTheFrame(page, silje.ssn, { origin: url });
    const other = await elsewhere(browser, url);
    const here = hasScripts ? page : await withoutScripts(page, url);
    await (hasScripts ? visit : beginVisit)(here, url + SECURITY);
    // The page where an earlier session of the tab expired.
    if (hasScripts) await here.evaluate(() => sessionStorage.setItem('kfp-page-left', '/?sok=sykdom'));

    await activities(here)
      .getByRole('button', { name: /^Det var ikke meg: Ukjent enhet, i dag / })
      .click();
    await expect(here.getByText('Alle innloggingene dine blir avsluttet, også denne.')).toBeVisible();
    await here.getByRole('button', { name: 'Ja, logg ut overalt' }).click();

    await expect(here.getByRole('heading', { level: 1 })).toHaveText('Du er logget ut overalt');
    await expect(here).toHaveTitle(/^Du er logget ut overalt/);
    if (hasScripts) expect(await here.evaluate(() => sessionStorage.getItem('kfp-page-left'))).toBeNull();
    await expect(here.getByRole('link', { name: /^Ring oss på/ })).toHaveAttribute('href', /^tel:\+?\d+$/);
    for (const each of [here, other]) {
      await beginVisit(each, url + SECURITY);
      await expect(each.getByRole('heading', { name: 'Logg inn' })).toBeVisible();
    }
    await other.context().close();
  });
}
