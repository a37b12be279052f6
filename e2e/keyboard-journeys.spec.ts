import type { Locator, Page } from '@playwright/test';
import { cutOff, enlarge, spaceOut } from './large-text.ts';
import { beginSession, OVERVIEW } from './log-in.ts';
import { menuButton, PHONE } from './navigation.ts';
import { people } from './people.ts';
import { expect, startPortal, test } from './portal.ts';
import { openProfile, row, toast, untilOverlays } from './profile-page.ts';
import { untilHydrated, visit } from './visit.ts';

const MAX_STEPS = 80;

/** Presses Tab until the target has the focus, and expects it to be in the viewport. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let steps = 0; steps < MAX_STEPS && !(await hasFocus()); steps += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
}

/** Does the same, and expects that nothing covers the target. */
async function tabToUncovered(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  expect(await isOnTop(page)).toBe(true);
}

/**
 * Returns whether nothing, for example a sticky element, covers the middle of the focused element (WCAG
 * 2.4.11).
 */
async function isOnTop(page: Page): Promise<boolean> {
  return await page.evaluate(() => {
    const focused = document.activeElement;
    const { left, top, width, height } = focused?.getBoundingClientRect() ?? new DOMRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return Boolean(focused?.contains(there));
  });
}

test('with text at 200 %, the keyboard is enough to correct an e-mail address and to save contact data and post', async ({
  page,
}) => {
  const portal = await startPortal();
  await page.setViewportSize(PHONE);
  await openProfile(page, 'Kari', portal.url);
  await enlarge(page);

  await tabTo(page, page.getByRole('button', { name: 'Endre mobilnummer' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Nytt mobilnummer')).toBeFocused();
  await page.keyboard.type('412 34 567');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Mobilnummeret er lagret')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Endre mobilnummer' })).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Endre e-post' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Ny e-postadresse')).toBeFocused();
  await page.keyboard.type('kari@eksempel');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Ny e-postadresse')).toHaveAccessibleDescription(
    'E-postadressen er ikke gyldig',
  );
  expect(await cutOff(page)).toEqual([]);
  await page.keyboard.type('.no');
  await page.keyboard.press('Enter');
  await expect(row(page, 'E-post').locator('.kfp-row__value')).toHaveText('kari@eksempel.no');
  await expect(page.getByRole('button', { name: 'Endre e-post' })).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Endre forsikringsdokumenter' }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  expect(await cutOff(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(row(page, 'Forsikringsdokumenter i posten')).toContainText('Ja, du får dem i posten');
});

test('at 400 % with text spacing, the keyboard is enough from the overview to a purchase and from the receipt back', async ({
  page,
}) => {
  // Equals 1280 × 1024 at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await beginSession(page, people.kari.ssn);
  await visit(page, OVERVIEW);
  await spaceOut(page);
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Kjøp forsikring', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hva vil du forsikre?');
  expect(await cutOff(page)).toEqual([]);

  await tabTo(page, page.locator('summary').filter({ hasText: 'Båt' }));
  await page.keyboard.press('Enter');
  const boat = page.getByRole('link', { name: 'Båtforsikring Du har denne', exact: true });
  await tabTo(page, boat);
  expect(await cutOff(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/privat\/forsikring\/motor\/baat/);

  // The external purchase app leads to the receipt.
  await visit(page, `${OVERVIEW}kvittering/BAAT`);
  await spaceOut(page);
  await expect(page.getByRole('main')).toContainText('Takk for at du valgte båtforsikring hos oss.');
  const on = page.getByRole('link', { name: 'Til forsikringsoversikten', exact: true });
  await tabTo(page, on);
  expect(await cutOff(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forsikringsoversikt');
});

test('at 400 %, the keyboard is enough for the skip link, «Meny», the tasks, an insurance, and the way back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await beginSession(page, people.kari.ssn);
  await visit(page, OVERVIEW);
  await tabToUncovered(page, page.getByRole('link', { name: 'Hopp til innholdet' }));
  await tabToUncovered(page, menuButton(page));
  await page.keyboard.press('Enter');
  await tabToUncovered(page, page.getByRole('link', { name: 'Profil' }).filter({ visible: true }));
  expect(await cutOff(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(menuButton(page)).toBeFocused();

  await tabToUncovered(page, page.locator('summary').filter({ hasText: '4 oppgaver til' }));
  await page.keyboard.press('Enter');
  await tabToUncovered(page, page.getByRole('link', { name: /^Du har uleste meldinger/ }));
  const car = page.getByRole('link', { name: /^Bilforsikring Volvo V60/ });
  await tabToUncovered(page, car);
  expect(await cutOff(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bilforsikring');
  await untilHydrated(page);
  expect(await cutOff(page)).toEqual([]);
  await page.goBack();
  await untilHydrated(page);
  await expect(car).toBeFocused();
  await expect(car).toBeInViewport();
  expect(await isOnTop(page)).toBe(true);
  await expect(page.getByRole('link', { name: /^Du har uleste meldinger/ })).toBeVisible();
});

test('at 400 %, the notices of a lost network and of another language cover neither the focus nor the end of the page', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await beginSession(page, people.kari.ssn);
  await visit(page, OVERVIEW);
  await untilOverlays(page);
  const main = page.getByRole('main');
  const last = page.getByRole('contentinfo').getByRole('link').last();
  await context.setOffline(true);
  await expect(page.getByText('Du er uten nett.')).toBeVisible();
  await tabToUncovered(page, main.getByRole('link', { name: 'Faktura', exact: true }));
  await tabToUncovered(page, last);
  await context.setOffline(false);

  await page.evaluate(() => new BroadcastChannel('kfp-spraak').postMessage('en'));
  const keep = page.getByRole('button', { name: 'Behold språket her' });
  const offer = page.getByRole('status').filter({ has: keep }).locator('> *');
  await expect(keep).toBeVisible();
  await expect.poll(() => isOnTop(page)).toBe(true);
  expect((await offer.boundingBox())?.height).toBeLessThan(160);
  await main.focus();
  await tabToUncovered(page, main.getByRole('link', { name: 'Faktura', exact: true }));
  await keep.focus();
  await tabToUncovered(page, keep);
});

test('a notice does not scroll a page whose main content has the focus', async ({ page, context }) => {
  await beginSession(page, people.kari.ssn);
  await visit(page, OVERVIEW);
  await untilOverlays(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, 0));
  await context.setOffline(true);
  await expect(page.locator('body')).not.toHaveCSS('padding-bottom', '0px');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
