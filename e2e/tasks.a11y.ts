import { logIn } from './log-in.ts';
import { expectNoFindings } from './no-findings.ts';
import { passTimeUntil, RETRY_MS } from './pass-time.ts';
import { personNamed } from './people.ts';
import { expect, startPortal, test } from './portal.ts';

test('the overview with the explained discount, long names and nine-digit sums', async ({ page }) => {
  await logIn(page, personNamed('Anne-Charlotte').ssn);
  await page.getByRole('button', { name: 'Mer om rabatten' }).click();
  await expect(page.getByText(/^Rabatten avhenger av/)).toBeVisible();
  await expectNoFindings(page);
});

test('the overview while tasks and offers load, and after they failed', async ({ page }) => {
  await page.clock.install();
  const portal = await startPortal({ FIRST_PAGE_MS: '0' });
  const looked = Promise.withResolvers<void>();
  await page.route(/\/(helseerklaering|avtaleoversikt\/tilbud)$/, async (route) => {
    await looked.promise;
    await route.fulfill({ status: 500, body: '{}' });
  });
  await logIn(page, personNamed('Kari').ssn, { origin: portal.url });
  await expect(page.getByText('Henter tilbudene dine')).toBeAttached();
  await expect(page.getByText('Henter oppgavene dine')).toBeAttached();
  await expectNoFindings(page);
  looked.resolve();
  await passTimeUntil(page, RETRY_MS, page.getByText('Her mangler tilbud nå'));
  await expectNoFindings(page, 'main');
});
