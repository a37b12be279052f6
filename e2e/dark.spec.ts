import type { Locator } from '@playwright/test';
import { beginSession, OVERVIEW } from './log-in.ts';
import { people } from './people.ts';
import { expect, test } from './portal.ts';
import { openProfile } from './profile-page.ts';
import { visit } from './visit.ts';

test.use({ colorScheme: 'dark' });

/** Returns the lightness of an element's background, from 0 for black to 255 for white. */
async function lightness(element: Locator): Promise<number> {
  return await element.evaluate((each) => {
    const filled = (node: Element | null): string => {
      const colour = node ? getComputedStyle(node).backgroundColor : 'rgb(255, 255, 255)';
      return /, 0\)$/.test(colour) ? filled(node?.parentElement ?? null) : colour;
    };
    const [red = 0, green = 0, blue = 0] =
      filled(each)
        .match(/[\d.]+/g)
        ?.map(Number) ?? [];
    return (red + green + blue) / 3;
  });
}

test('the validity of an offer has a dark background in dark mode', async ({ page }) => {
  await beginSession(page, people.kari.ssn);
  await visit(page, `${OVERVIEW}tilbud`);
  const validity = page.getByText(/^Tilbudet er gyldig til/).first();
  await expect(validity).toBeVisible();
  expect(await lightness(validity)).toBeLessThan(100);
});

test('the badge of this login has a dark background in dark mode', async ({ page }) => {
  await beginSession(page, people.kari.ssn);
  await visit(page, `${OVERVIEW}sikkerhet`);
  const badge = page.getByText('Denne', { exact: true });
  await expect(badge).toBeVisible();
  expect(await lightness(badge)).toBeLessThan(100);
});

test('an invalid field has a dark background in dark mode', async ({ page }) => {
  await openProfile(page, 'Kari');
  await page.getByRole('button', { name: 'Endre e-post' }).click();
  const field = page.getByLabel('Ny e-postadresse');
  await field.fill('');
  await field.press('Enter');
  await page.getByRole('button', { name: 'Endre adresse' }).focus();
  await expect(field).toHaveAccessibleDescription('Du må fylle inn e-post');
  await expect.poll(() => lightness(field)).toBeLessThan(100);
});
