import type { Page } from '@playwright/test';
import { collectAnnouncements } from './announcements.ts';
import { holdDeadlines } from './deadlines.ts';
import { apiRequests, beginSession, OVERVIEW } from './log-in.ts';
import { people } from './people.ts';
import { expect, startPortal, test } from './portal.ts';
import { visit } from './visit.ts';

const OFFERS = `${OVERVIEW}tilbud`;
const DELETION = '**/avtaleoversikt/tilbud/*?*';
const FAILED = 'En feil oppsto ved sletting av ditt tilbud.';

const cards = (page: Page) => page.locator('main').getByRole('listitem');
const boat = (page: Page) => cards(page).filter({ hasText: /båtforsikring/i });
const remove = (page: Page) => boat(page).getByRole('button', { name: 'Fjern tilbud' });
const yes = (page: Page) => page.getByRole('button', { name: 'Ja, fjern tilbudet' });
const no = (page: Page) => page.getByRole('button', { name: 'Nei, behold tilbudet' });

async function openQuestion(page: Page, origin = ''): Promise<void> {
  await beginSession(page, people.kari.ssn, { origin });
  await visit(page, origin + OFFERS);
  await remove(page).click();
  await expect(yes(page)).toBeVisible();
}

test('Escape keeps the offer, and returns the focus to the button', async ({ page }) => {
  await openQuestion(page);
  await page.keyboard.press('Escape');
  await expect(remove(page)).toBeFocused();
  await remove(page).press('Enter');
  await no(page).focus();
  await page.keyboard.press('Escape');
  await expect(remove(page)).toBeFocused();
});

test('a double click deletes once', async ({ page }) => {
  const portal = await startPortal();
  await openQuestion(page, portal.url);
  const requests = apiRequests(page);
  await yes(page).dblclick();
  await expect(cards(page)).toHaveCount(3);
  expect(requests.filter((request) => request.startsWith('DELETE'))).toHaveLength(1);
});

test('a removal is announced once, with the number of remaining offers', async ({ page }) => {
  const portal = await startPortal();
  await openQuestion(page, portal.url);
  const announced = await collectAnnouncements(page);
  await yes(page).click();
  await expect(cards(page)).toHaveCount(3);
  await expect(page.getByRole('status').filter({ hasText: 'er fjernet' })).toHaveCount(1);
  const removals = (await announced()).filter((text) => text.includes('er fjernet'));
  const text = 'Tilbudet på båtforsikring er fjernet. Du har 3 tilbud igjen.';
  expect(removals).toEqual([text]);
  const seen = page.locator('li', { hasText: text });
  await expect(seen, 'in the place of the offer').toBeInViewport();
  await expect(page.locator('.kfp-offer-list > li').nth(1)).toHaveText(text);
});

test('cancelling is disabled with a reason while a response is pending, and enabled after a timeout', async ({
  page,
}) => {
  const passDeadlines = await holdDeadlines(page);
  await page.route(DELETION, () => {});
  await openQuestion(page);
  const sent = page.waitForRequest(DELETION);
  await yes(page).click();
  await sent;
  await expect(no(page)).toBeDisabled();
  await expect(no(page)).toHaveCSS('opacity', '0.5');
  await expect(no(page)).toHaveAccessibleDescription(/Vi fjerner tilbudet nå, og det kan ikke stoppes\./);
  await page.keyboard.press('Escape');
  await expect(no(page)).toBeDisabled();

  const requests = apiRequests(page);
  await passDeadlines();
  await expect(boat(page).getByRole('alert')).toHaveText(
    `${FAILED} Vi vet ikke om tilbudet ble fjernet. Står det her fortsatt, kan du prøve igjen.`,
  );
  const lists = () => requests.filter((request) => request.endsWith('/avtaleoversikt/tilbud'));
  await expect.poll(lists, 'once to check the stored offers, and once for the page').toHaveLength(2);
  await expect(boat(page).getByRole('button', { name: 'Prøv igjen' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(remove(page)).toBeFocused();
});

test('an offer leaves the list if it was deleted and only the response was lost', async ({ page }) => {
  const portal = await startPortal();
  await openQuestion(page, portal.url);
  await page.route(DELETION, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await yes(page).click();
  await expect(cards(page)).toHaveCount(3);
  await expect(page.getByText(FAILED)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Husforsikring' })).toBeFocused();
});
