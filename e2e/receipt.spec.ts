import { beginSession, consoleErrors, OVERVIEW } from './log-in.ts';
import { personNamed } from './people.ts';
import { expect, test } from './portal.ts';
import { visit } from './visit.ts';

const RECEIPT = `${OVERVIEW}kvittering/BIL`;
const kari = personNamed('Kari');

test('a receipt explains the discount above its button, within the smallest screen, and leads to the overview', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await beginSession(page, kari.ssn);
  const errors = consoleErrors(page);
  await visit(page, RECEIPT);
  const button = page.getByRole('button', { name: 'Slik virker samlerabatten' });
  await button.click();
  const answer = page.getByText('Jo flere forsikringer du har hos oss');
  await expect(answer).toBeInViewport({ ratio: 1 });
  // The button is larger than its sign.
  const sign = button.locator('svg').first();
  const [over, below] = [await answer.boundingBox(), await sign.boundingBox()];
  expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await page.keyboard.press('Escape');
  await expect(answer).toBeHidden();

  await page.getByRole('link', { name: 'Til forsikringsoversikten', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forsikringsoversikt');
  expect(errors).toEqual([]);
});
