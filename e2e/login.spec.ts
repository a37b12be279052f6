import { apiRequests, beginSession, consoleErrors, logInInTheFrame, loginFrame, OVERVIEW } from './log-in.ts';
import { agreementsOf, people } from './people.ts';
import { expect, test } from './portal.ts';
import { untilOverlays } from './profile-page.ts';
import { endSessionOnServer } from './tabs.ts';
import { beginVisit, untilHydrated, visit } from './visit.ts';

const { kari, jonas } = people;

test('a customer logs in in the frame, sees insurances and sums, and logs out, which removes their data and invalidates the cookie', async ({
  page,
  context,
}) => {
  const errors = consoleErrors(page);
  await visit(page, OVERVIEW);
  await expect(page).toHaveTitle('Logg inn – Fremtind Forsikring');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logg inn');
  await expect(
    page.getByText('For å kunne vise deg forsikringene dine, må vi vite litt om hvem du er.'),
  ).toBeVisible();

  const requests = apiRequests(page);
  await logInInTheFrame(page, kari.ssn);
  await expect(page).toHaveURL(/\/privat\/forsikring\/oversikt\/?$/);
  await expect(page).toHaveTitle('Forsikringsoversikt – Fremtind Forsikring');
  const cards = page.locator('main').getByRole('link').filter({ hasText: 'kr/md' });
  await expect(cards).toHaveCount(agreementsOf(kari.ssn).length);
  for (const { description = '' } of agreementsOf(kari.ssn)) {
    await expect(page.locator('#forsikringene-dine').getByText(description, { exact: true })).toHaveCount(1);
  }
  await expect(page.getByText('3 200 kr/md').first()).toBeVisible();
  await expect(page.getByText('38 400 kr/år').filter({ visible: true })).toHaveCount(1);
  expect(
    requests.filter((request) => request.startsWith('GET /api/privat/forsikring/avtaleoversikt')),
  ).toEqual([]);

  const kept = await context.cookies();
  expect(await page.evaluate(() => document.cookie)).not.toContain('kfp-session');
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('kfp-cache') ?? ''))
    .toContain('Kari Nordmann');
  const stored = () => page.evaluate(() => JSON.stringify(sessionStorage));
  expect(await stored()).not.toContain(kari.ssn.slice(0, 6));
  await page.getByRole('button', { name: 'Logg ut' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Du er logget ut');
  // The page may still be navigating after the logout.
  await expect(async () => expect(await stored()).not.toContain('Kari')).toPass();
  await page.goBack();
  await expect(page.getByText('Volvo')).toHaveCount(0);

  await context.addCookies(kept);
  await visit(page, OVERVIEW);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logg inn');
  await expect(page.getByText('Volvo')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('the frame gets the height that its page sends, is not reported as silent, and ignores heights from other origins', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, OVERVIEW);
  const frame = page.locator('iframe');
  await expect(loginFrame(page).getByLabel('Fødselsnummer')).toBeVisible();
  const ratio = async () => {
    const posted = await loginFrame(page)
      .locator('html')
      .evaluate((html) => html.getBoundingClientRect().height);
    return ((await frame.boundingBox())?.height ?? 0) / posted;
  };
  await expect.poll(ratio).toBeCloseTo(1.08, 2);

  await expect.poll(async () => (await frame.boundingBox())?.height).toBeGreaterThan(400);
  const before = (await frame.boundingBox())?.height;
  await page.evaluate(() => {
    const message = { content: 'LOGINAPP_DIMENSIONS', height: 3000, width: 300 };
    window.dispatchEvent(new MessageEvent('message', { data: message, origin: 'https://ond.example' }));
  });
  expect((await frame.boundingBox())?.height).toBe(before);
  await page.clock.fastForward(20_000);
  await expect(page.getByText('ikke ut til at innloggingen vises')).toHaveCount(0);
});

test('an invalid number is rejected in the frame, the address is kept with its fragment, and going back after the logout shows a new login', async ({
  page,
  portal,
}) => {
  const address = `${portal.url}${OVERVIEW}forsikringsprofil?fra=brev#footer`;
  await visit(page, address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logg inn');
  const frame = loginFrame(page);
  await frame.getByLabel('Fødselsnummer').fill('12345678901');
  await frame.getByRole('button', { name: 'Logg inn', exact: true }).click();
  await expect(frame.getByRole('alert')).toContainText('Skriv et gyldig, syntetisk fødselsnummer');
  await expect(frame.getByLabel('Fødselsnummer')).toHaveValue('12345678901');
  await frame.getByLabel('Fødselsnummer').fill(jonas.ssn);
  await frame.getByRole('button', { name: 'Logg inn', exact: true }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forsikringsprofil');
  await page.getByRole('button', { name: 'Logg ut' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Du er logget ut');
  await page.goBack();
  await expect(frame.getByLabel('Fødselsnummer')).toHaveValue('');
});

test('the login page is shown from its top where the customer returns to a page after the session has ended', async ({
  page,
  context,
  portal,
}) => {
  await beginSession(page, kari.ssn);
  await visit(page, OVERVIEW);
  await untilOverlays(page);
  await page.evaluate(() => window.scrollTo(0, 1000));
  await expect.poll(() => page.evaluate(() => window.history.state?.top)).toBe(1000);
  await visit(page, `${OVERVIEW}tilbud`);
  await endSessionOnServer(context, portal.url);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logg inn');
  await untilOverlays(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the keyboard is enough to log in and out, in a session of one distributor', async ({
  page,
  portal,
}) => {
  await visit(page, portal.origin('sb1') + OVERVIEW);
  await loginFrame(page).getByLabel('Fødselsnummer').focus();
  await page.keyboard.type(jonas.ssn);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forsikringsoversikt');
  expect(await (await page.request.get(portal.url + OVERVIEW)).text()).toContain('<title>Logg inn –');
  await untilHydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Hopp til innholdet' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.getByRole('button', { name: 'Logg ut' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Du er logget ut');
});

const NOON = new Date('2026-11-20T12:00:00Z');

test('the login can be opened in the whole window, before and after the frame is reported as silent', async ({
  page,
}) => {
  await page.route('**/testinnlogging/ramme.js', (route) => route.abort());
  await page.clock.install({ time: NOON });
  // Later than the clock can have reached.
  await page.clock.pauseAt(NOON.getTime() + 60_000);
  await visit(page, OVERVIEW);
  const silent = page.getByRole('status').getByText('ikke ut til at innloggingen vises');
  await page.clock.fastForward(7_000);
  await expect(silent).toHaveCount(0);
  const toWindow = page.getByRole('link', { name: 'Åpne innloggingen i hele vinduet' });
  await expect(toWindow).toBeVisible();
  await page.clock.fastForward(2_000);
  await expect(silent).toBeVisible();
  await toWindow.click();
  await page.getByRole('main').getByRole('button', { name: jonas.navn }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forsikringsoversikt' })).toBeVisible();
});

test('a login page that was left for half an hour gets a new login, and keeps the old one if none can be fetched', async ({
  page,
}) => {
  const address = () => page.locator('iframe').getAttribute('src');
  const show = (state: string) =>
    page.evaluate((shown) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: shown });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, state);
  await page.clock.install();
  await visit(page, OVERVIEW);
  const first = await address();
  const inWindow = page.getByRole('link', { name: 'Åpne innloggingen i hele vinduet' });
  await inWindow.focus();
  await show('hidden');
  await page.clock.fastForward('29:00');
  await show('visible');
  expect(await address()).toBe(first);
  await show('hidden');
  await page.clock.fastForward('10:00');
  await show('visible');
  await expect.poll(address).not.toBe(first);
  await expect(inWindow).toBeFocused();
  const second = await address();
  await page.route('**/auth/login?*', (route) => route.abort());
  await page.clock.fastForward('31:00');
  await page.clock.fastForward('00:10');
  await expect(loginFrame(page).getByLabel('Fødselsnummer')).toBeVisible();
  expect(await address()).toBe(second);
  await page.unroute('**/auth/login?*');
  await page.clock.fastForward('31:00');
  await expect.poll(address).not.toBe(second);
});

test('a new login follows an expired one, and fromLo, a used address and the test login lead on', async ({
  page,
  context,
}) => {
  await test.step('an expired login, and the test login’s own address, lead to a new login', async () => {
    await visit(page, OVERVIEW);
    const person = loginFrame(page).getByRole('button', { name: jonas.navn });
    await expect(person).toBeVisible();
    await context.clearCookies({ name: /^_interaction/ });
    await person.click();
    await expect(loginFrame(page).getByRole('heading', { name: 'Testinnloggingen stoppet' })).toBeVisible();
    await loginFrame(page).getByRole('link', { name: 'Begynn på nytt' }).click();
    await expect(person).toBeVisible();
    await visit(page, '/testinnlogging');
    await expect(person).toBeVisible();
  });

  await test.step('fromLo shows the union mark, also before a protected page, and is kept after login', async () => {
    await beginVisit(page, `${OVERVIEW}tilbud?fromLo=1`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logg inn');
    await expect(page.getByText('LO', { exact: true })).toBeVisible();
    await visit(page, `${OVERVIEW}?fromLo`);
    await expect(page.getByText('LO', { exact: true })).toBeVisible();
    await loginFrame(page).getByRole('button', { name: jonas.navn }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forsikringsoversikt');
    expect(new URL(page.url()).searchParams.has('fromLo')).toBe(true);
  });

  await test.step('a used login address links to a new login, or to the overview if the customer is logged in', async () => {
    const used = '/api/privat/forsikring/auth/callback?code=x&state=y';
    await context.clearCookies({ name: 'kfp-session' });
    await visit(page, used);
    await expect(page.getByRole('heading', { name: 'Innloggingen ble ikke fullført' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Fremtind Forsikring');
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await page.getByRole('link', { name: 'Logg inn på nytt' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Logg inn' })).toBeVisible();

    await beginSession(page, jonas.ssn);
    await visit(page, used);
    await expect(page.getByRole('heading', { name: 'Du er allerede logget inn' })).toBeVisible();
    await expect(page.getByText('Ingen er logget inn')).toHaveCount(0);
    await page.getByRole('link', { name: 'Til forsikringsoversikten', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Forsikringsoversikt' })).toBeVisible();
  });
});

test('names blocked cookies, also where the browser then refuses channels between tabs', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'cookieEnabled', { value: false });
    window.BroadcastChannel = class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }
    } as unknown as typeof BroadcastChannel;
  });
  await visit(page, OVERVIEW);
  await expect(page.getByText('Nettleseren din tar ikke imot informasjonskapsler herfra.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logg inn');
  await page.getByRole('button', { name: 'Endre informasjonskapsler' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Velg informasjonskapsler');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
