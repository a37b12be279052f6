import { beginSession, OVERVIEW } from './log-in.ts';
import { expectNoFindings } from './no-findings.ts';
import { people } from './people.ts';
import { expect, test } from './portal.ts';
import { beginVisit, visit } from './visit.ts';

const { kari } = people;

test('what can be bought: groups open and closed, for who comes from LO', async ({ page }) => {
  // Six looks at a page with much on it take a busy machine long.
  test.slow();
  await beginSession(page, kari.ssn);
  await visit(page, `${OVERVIEW}kjopsinnganger?isLo=true`);
  await page.locator('summary').filter({ hasText: 'Liv og helse' }).click();
  await expect(page.getByRole('link', { name: 'Livsforsikring' })).toBeVisible();
  await expectNoFindings(page);
});

test('on the way to the claims system', async ({ page }) => {
  await beginSession(page, kari.ssn);
  await page.route('**/jumpsst/', () => {});
  // However long we look: an answer without content leaves the browser where it is.
  await page.route('**/privat/forsikring/skadesaker', (route) => route.fulfill({ status: 204 }));
  await visit(page, `${OVERVIEW}jump/seopp/skadesaker`);
  await expect(page.getByText('Vi sender deg videre...')).toBeVisible();
  await expectNoFindings(page);
});

test('the stub of the claims system', async ({ page }) => {
  await beginSession(page, kari.ssn);
  await beginVisit(page, `${OVERVIEW}jump/seopp/skadesaker`);
  await expect(page.getByRole('heading', { name: 'Skadesystemet' })).toBeVisible();
  await expectNoFindings(page);
});
