import type { Page } from '@playwright/test';
import { openOverview } from './log-in.ts';
import { menuButton, PHONE } from './navigation.ts';
import { people } from './people.ts';
import { expect, test } from './portal.ts';

const { kari, jonas } = people;

// The content is the same without scripts, in a third of the time.
test.use({ javaScriptEnabled: false });

test.describe('in mobile bank contexts there is no menu, only a way out', () => {
  async function expectNoMenu(page: Page) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forsikringsoversikt');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(menuButton(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Logg ut' })).toBeVisible();
  }

  test('set by the cookie', async ({ page, portal }) => {
    await page.setViewportSize(PHONE);
    await page.context().addCookies([{ name: 'kfp-mobilbank', value: '1', url: portal.url }]);
    await openOverview(page, kari.ssn);
    await expectNoMenu(page);
    await expect(page.getByText('Til nettbank')).toHaveCount(0);
  });

  test.describe('set by the user agent', () => {
    test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 16) KFPMobilbank/7.1' });
    test('of the app', async ({ page }) => {
      await openOverview(page, kari.ssn);
      await expectNoMenu(page);
    });
  });

  test('set by the login, with a link to the online bank', async ({ page, portal }) => {
    await page.setViewportSize(PHONE);
    for (const via of ['Mobilbank', 'Mobilbank DNB'] as const) {
      await page.context().clearCookies({ name: 'kfp-session' });
      await openOverview(page, kari.ssn, { via, origin: portal.origin('eika') });
      await expectNoMenu(page);
      await expect(page.getByRole('link', { name: /^Til nettbank/ })).toHaveAttribute(
        'href',
        'https://eika.eksempel.no/nettbank/oversikt',
      );
    }
  });
});

test('the header links to the online bank depending on the login, at sb1 only after Nettbank', async ({
  page,
  portal,
}) => {
  const origin = portal.origin('sb1');
  const link = page.locator('.kfp-header__actions').getByRole('link', { name: /^Til nettbank/ });
  await openOverview(page, jonas.ssn, { origin, via: 'Nettbank' });
  await expect(link).toHaveAttribute('href', 'https://nettbank.sb1.eksempel.no/');
  await page.context().clearCookies({ name: 'kfp-session' });
  await openOverview(page, jonas.ssn, { origin, via: 'Mobilbank' });
  await expect(link).toHaveCount(0);
  await page.context().clearCookies({ name: 'kfp-session' });
  await openOverview(page, jonas.ssn, { via: 'Nettbank' });
  await expect(link).toHaveCount(0);
});
