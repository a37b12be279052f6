import { beginSession, OVERVIEW } from './log-in.ts';
import { expectNoFindings } from './no-findings.ts';
import { people } from './people.ts';
import { expect, test } from './portal.ts';
import { beginVisit, visit } from './visit.ts';

const { kari } = people;

// One context loads the scripts once, which are half of the cost of a first page.
test('purchase entries for customers from LO, a receipt with recommendations, and the way to the claims system', async ({
  page,
}) => {
  // Six checks of a large page take long on a busy machine.
  test.slow();
  await beginSession(page, kari.ssn);
  await test.step('purchase entries with open and closed groups', async () => {
    await visit(page, `${OVERVIEW}kjopsinnganger?isLo=true`);
    await page.locator('summary').filter({ hasText: 'Liv og helse' }).click();
    await expect(page.getByRole('link', { name: 'Livsforsikring' })).toBeVisible();
    await expectNoFindings(page);
  });

  await test.step('a receipt with the recommendations as an element', async () => {
    await visit(page, `${OVERVIEW}kvittering/INNBO`);
    await page.getByRole('button', { name: 'Slik virker samlerabatten' }).click();
    await expect(page.getByText('Jo flere forsikringer du har hos oss')).toBeVisible();
    await expectNoFindings(page);
  });

  await test.step('the stub of the claims system', async () => {
    await beginVisit(page, `${OVERVIEW}jump/seopp/skadesaker`);
    await expect(page.getByRole('heading', { name: 'Skadesystemet' })).toBeVisible();
    await expectNoFindings(page);
  });

  await test.step('on the way to the claims system', async () => {
    await page.route('**/jumpsst/', () => {});
    // A response without content leaves the browser on the page for the whole check.
    await page.route('**/privat/forsikring/skadesaker', (route) => route.fulfill({ status: 204 }));
    await visit(page, `${OVERVIEW}jump/seopp/skadesaker`);
    await expect(page.getByText('Vi sender deg videre...')).toBeVisible();
    await expectNoFindings(page);
  });
});
