import type { Page } from '@playwright/test';
import { apiRequests, consoleErrors, logIn } from './log-in.ts';
import { personNamed } from './people.ts';
import { expect, startPortal, test } from './portal.ts';
import {
  group,
  openProfile,
  PROFILE,
  refuse,
  row,
  SHARING,
  section,
  toast,
  untilOverlays,
} from './profile-page.ts';
import { reload, visit } from './visit.ts';

const stored = (page: Page) => page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));

test('the profile is the same from the menu and from the server, stores no national id, and has the specified sizes', async ({
  page,
}) => {
  await test.step('the profile is the same from the menu and from the server, without errors, and stores no national id', async () => {
    const { ssn } = personNamed('Marit');
    await logIn(page, ssn);
    await untilOverlays(page);
    const errors = consoleErrors(page);
    const requests = apiRequests(page);
    await page.getByRole('link', { name: 'Profil', exact: true }).click();
    await expect(row(page, 'Forsikringsdokumenter i posten')).toContainText('Ja, du får dem i posten');
    await expect(group(page, SHARING)).toBeVisible();
    const meaning = section(page).locator('.kfp-consent-card__text').first();
    const rendered = await meaning.innerHTML();
    expect(requests.filter((request) => request.includes('samtykke'))).not.toEqual([]);

    requests.length = 0;
    await visit(page, PROFILE);
    await untilOverlays(page);
    await expect(row(page, 'Adresse')).toContainText('Storgata');
    expect(await meaning.innerHTML()).toBe(rendered);
    expect(requests.filter((request) => /skadekunde|liv|adresse|samtykke/.test(request))).toEqual([]);

    const id = row(page, 'Fødselsnummer');
    await id.getByRole('button', { name: 'Vis' }).click();
    await expect(id).toContainText(`${ssn.slice(0, 6)}\u00a0${ssn.slice(6)}`);
    await page.getByRole('button', { name: 'Endre e-post' }).click();
    await expect.poll(() => stored(page)).toContain('Storgata');
    expect(await stored(page)).not.toContain(ssn);
    await id.getByRole('button', { name: 'Skjul' }).click();
    // A number that a form has shown is in the data of the first page.
    await expect(page.locator('#first-page')).toBeEmpty();
    await expect(id).toContainText(`${ssn.slice(0, 6)}\u00a0*****`);
    expect(await page.content()).not.toContain(ssn.slice(6));
    expect(errors).toEqual([]);
  });

  await test.step('fields and picture have the specified sizes, and the icon of a link stays on the line of the preceding word', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openProfile(page, 'Marit');
    const email = page
      .locator('.jkl-text-input-wrapper')
      .filter({ has: page.getByLabel('Ny e-postadresse') });
    const mobile = page
      .locator('.jkl-text-input-wrapper')
      .filter({ has: page.getByLabel('Nytt mobilnummer') });
    const picture = page.locator('.kfp-profile__picture');
    const widthOf = async (each: typeof email) => (await each.boundingBox())?.width;
    const heightOf = async (each: typeof email) => (await each.boundingBox())?.height ?? 0;
    const details = page.locator('.kfp-profile__details');
    for (const [name, field, width] of [
      ['Endre e-post', email, 420],
      ['Endre mobilnummer', mobile, 300],
    ] as const) {
      await page.getByRole('button', { name }).click();
      await expect(field).toBeVisible();
      expect(await widthOf(field)).toBe(width);
    }

    for (const width of [1600, 1280, 1000, 800]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await heightOf(picture), `${width} px`).toBeCloseTo(await heightOf(details), 0);
    }
    for (const width of [799, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await heightOf(picture), `${width} px`).toBe(584);
    }
    for (const width of [1199, 800, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const whole = await widthOf(details);
      expect(await widthOf(mobile), `${width} px`).toBe(whole);
    }

    await section(page).getByText('Les mer om samtykket').first().click();
    const link = section(page)
      .getByRole('link', { name: /Datatilsynet/ })
      .first();
    for (let width = 320; width <= 800; width += 10) {
      await page.setViewportSize({ width, height: 900 });
      const [wordEnds, markBegins] = await link.evaluate((element) => {
        const words = document.createRange();
        words.selectNodeContents(element.firstChild as Node);
        const lines = [...words.getClientRects()];
        return [lines.at(-1)?.bottom ?? 0, element.querySelector('svg')?.getBoundingClientRect().top ?? 0];
      });
      expect(markBegins, `${width} px`).toBeLessThan(wordEnds);
    }
  });
});

test('the keyboard is enough for everything, and changes are stored', async ({ page, context }) => {
  const portal = await startPortal();
  await openProfile(page, 'Kari', portal.url);
  const errors = consoleErrors(page);
  await page.getByRole('button', { name: 'Vis' }).focus();
  for (const [what, key] of [
    ['Skjul fødselsnummer', 'Enter'],
    ['Endre adresse', 'Tab'],
    ['Hent folkeregistrert adresse', 'Space'],
    ['Endre adresse', 'Enter'],
    ['Endre mobilnummer', 'Tab'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('button', { name: what })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Nytt mobilnummer')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Avbryt , mobilnummer' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Endre mobilnummer' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('+47 41 23 45 67');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Endre mobilnummer' })).toBeFocused();
  await expect(row(page, 'Mobilnummer')).toContainText('41\u00a023\u00a045\u00a067');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Endre forsikringsdokumenter i posten' })).toBeFocused();
  await expect(row(page, 'Forsikringsdokumenter i posten')).toContainText('Ja, du får dem i posten');

  // A change is also saved when another application of the host has replaced the token.
  await context.addCookies([{ name: 'XSRF-TOKEN', value: 'another', url: portal.url }]);
  const email = row(page, 'E-post');
  await email.getByRole('button', { name: 'Endre' }).click();
  const save = email.getByRole('button', { name: 'Lagre e-post' });
  // A loading text must not be read or copied.
  await expect(save).toHaveText('Lagre e-post', { useInnerText: true });
  // React does not see what another program, such as a password manager, sets.
  await email.getByLabel('Ny e-postadresse').evaluate((field) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(field, 'kåre.ås+kunde@eksempel.no');
  });
  await save.click();
  await expect(toast(page, 'E-postadressen er lagret')).toBeVisible();
  expect(errors.filter((error) => !error.includes('403'))).toEqual([]);
  await visit(page, portal.url + PROFILE);
  await expect(email).toContainText('kåre.ås+kunde@eksempel.no');
  await expect(row(page, 'Mobilnummer')).toContainText('41\u00a023\u00a045\u00a067');
});

test('a draft is stored while its page is hidden, when a phone may end it without another event', async ({
  page,
  portal,
}) => {
  await openProfile(page, 'Kari', portal.url);
  const email = row(page, 'E-post');
  await email.getByRole('button', { name: 'Endre' }).click();
  await email.getByLabel('Ny e-postadresse').fill('utkast@eksempel.no');
  const storedWhen = (state: DocumentVisibilityState) =>
    page.evaluate((visibilityState) => {
      Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      return sessionStorage.getItem('kfp-drafts');
    }, state);
  expect(await storedWhen('hidden')).toContain('utkast@eksempel.no');
  expect(await storedWhen('visible')).toBeNull();

  await storedWhen('hidden');
  await refuse(page, '/auth/session-status', 409, 'ANNEN_OKT');
  const anotherSession = () =>
    new BroadcastChannel('kfp-session').postMessage({ type: 'extended', session: 'another', expiresAt: 0 });
  // While a question is on its way, the page asks no other.
  await expect(async () => {
    await page.evaluate(anotherSession);
    const replaced = page.getByRole('heading', { name: 'Det er logget inn på nytt i denne nettleseren' });
    await expect(replaced).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(await storedWhen('visible')).toBeNull();
});

test('a draft outlasts a page that is left before its scripts have started', async ({ page, portal }) => {
  await openProfile(page, 'Kari', portal.url);
  const email = row(page, 'E-post');
  await email.getByRole('button', { name: 'Endre' }).click();
  await email.getByLabel('Ny e-postadresse').fill('utkast@eksempel.no');
  await page.route('**/filer/start-overlays-*', (route) => route.abort());
  const isLate = page.waitForEvent('requestfailed');
  await reload(page);
  await isLate;
  await page.unroute('**/filer/start-overlays-*');
  await reload(page);
  await expect(email.getByLabel('Ny e-postadresse')).toHaveValue('utkast@eksempel.no');
});
