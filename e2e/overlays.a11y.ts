import { logIn, OVERVIEW } from './log-in.ts';
import { expectNoFindings } from './no-findings.ts';
import { withoutServerTime } from './pass-time.ts';
import { people } from './people.ts';
import { expect, test } from './portal.ts';
import { visit } from './visit.ts';

const { jonas } = people;

test.describe('before the cookie choice', () => {
  test.use({ consent: null });

  test('the cookie dialog', async ({ page }) => {
    await visit(page, OVERVIEW);
    await expect(page.getByRole('alertdialog', { name: 'Velg informasjonskapsler' })).toBeVisible();
    await expectNoFindings(page);
  });
});

// One context loads the scripts once, which are half of the cost of a first page.
test('a toast, the reopened cookie dialog, and the warning before the session ends, also when it could not be extended', async ({
  page,
}) => {
  await page.context().addCookies([{ name: 'kfp-mobilbank', value: '1', url: 'http://localhost' }]);
  await page.clock.install();
  await withoutServerTime(page);
  await logIn(page, jonas.ssn);
  await expect(page.getByRole('region', { name: 'Varsler' })).toBeAttached();
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: 'http://bank.example/' });
    document.querySelector('main')?.append(link);
    link.click();
    link.remove();
  });
  await page.getByRole('button', { name: 'Lukk varsel' }).focus();
  await expectNoFindings(page);

  await page.getByRole('button', { name: 'Endre informasjonskapsler' }).click();
  await expect(page.getByRole('dialog', { name: 'Velg informasjonskapsler' })).toBeVisible();
  await expectNoFindings(page, '[role="dialog"]');
  await page.keyboard.press('Escape');

  await page.clock.fastForward(1_800_000 - 55_000);
  await expect(page.getByRole('alertdialog', { name: 'Du blir snart logget ut' })).toBeVisible();
  await expectNoFindings(page, '[role="alertdialog"]');
  await page.route('**/auth/forleng-sesjon', (route) => route.fulfill({ status: 503, body: '' }));
  await page.getByRole('button', { name: 'Fortsett økten' }).click();
  await expect(page.getByRole('alertdialog').getByRole('alert')).toBeVisible();
  await expectNoFindings(page, '[role="alertdialog"]');
});
