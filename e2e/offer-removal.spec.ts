import type { Page } from '@playwright/test';
import { collectAnnouncements } from './announcements.ts';
import { beginSession, OVERVIEW } from './log-in.ts';
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

async function openQuestion(page: Page, origin: string): Promise<void> {
  await beginSession(page, people.kari.ssn, { origin });
  await visit(page, origin + OFFERS);
  await remove(page).click();
  await expect(yes(page)).toBeVisible();
}

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
