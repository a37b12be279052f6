import { logIn } from './log-in.ts';
import { expectNoFindings } from './no-findings.ts';
import { people, personNamed } from './people.ts';
import { expect, test } from './portal.ts';

const EXPLANATION = 'Jo flere forsikringer du har hos oss';

test('the overview’s lower half, fully opened, and the explained discount, long names and nine-digit sums', async ({
  page,
}) => {
  await logIn(page, people.kari.ssn);
  await page.getByRole('button', { name: 'Vis 2 til' }).click();
  const parts = page.locator('.kfp-missing summary');
  // The focus scrolls the page, also under a pointer.
  await expect(parts.nth(3)).toBeFocused();
  for (const closed of [1, 2, 3, 4]) await parts.nth(closed).click();
  await expect(page.locator('.kfp-missing details[open]')).toHaveCount(5);
  await page.getByRole('button', { name: 'Slik virker samlerabatten' }).click();
  await expect(page.getByText(EXPLANATION)).toBeVisible();
  // states.a11y.ts checks the whole page.
  await expectNoFindings(page, '.kfp-missing, .kfp-nbo');

  await logIn(page, personNamed('Anne-Charlotte').ssn);
  await page.getByRole('button', { name: 'Mer om rabatten' }).click();
  await expect(page.getByText(/^Rabatten avhenger av/)).toBeVisible();
  await expectNoFindings(page, 'main');
});
