import { beginSession, logIn, OVERVIEW } from './log-in.ts';
import { expectNoFindings } from './no-findings.ts';
import { people } from './people.ts';
import { expect, startPortal, test } from './portal.ts';
import { visit } from './visit.ts';

const EXPLANATION = 'Jo flere forsikringer du har hos oss';

test('the overview’s lower half, fully opened, with the explanation', async ({ page }) => {
  await logIn(page, people.kari.ssn);
  await page.getByRole('button', { name: 'Vis 2 til' }).click();
  for (const closed of [1, 2, 3, 4]) await page.locator('.kfp-missing summary').nth(closed).click();
  await expect(page.locator('.kfp-missing details[open]')).toHaveCount(5);
  await page.getByRole('button', { name: 'Slik virker samlerabatten' }).click();
  await expect(page.getByText(EXPLANATION)).toBeVisible();
  await expectNoFindings(page);
});

test('the recommendations while they load', async ({ page }) => {
  const portal = await startPortal({ FIRST_PAGE_MS: '0' });
  await page.route('**/nbo/produktanbefaling', () => {});
  await logIn(page, people.jonas.ssn, { origin: portal.url });
  await expect(page.getByText('Henter anbefalingene dine')).toBeAttached();
  await expectNoFindings(page);
});

test('a receipt with the recommendations as an element', async ({ page }) => {
  await beginSession(page, people.kari.ssn);
  await visit(page, `${OVERVIEW}kvittering/INNBO`);
  await page.getByRole('button', { name: 'Slik virker samlerabatten' }).click();
  await expect(page.getByText(EXPLANATION)).toBeVisible();
  await expectNoFindings(page);
});
