import { consoleErrors, logIn, OVERVIEW } from './log-in.ts';
import { people } from './people.ts';
import { expect, test } from './portal.ts';
import { visit } from './visit.ts';

const { kari } = people;
const TITLE = 'Forsikringer gjennom kort, program, arbeidsgiver eller forbund';

test('the overview’s links to insurances through work or cards open their cards', async ({ page }) => {
  await logIn(page, kari.ssn);
  const errors = consoleErrors(page);
  const opened = page.locator('main details[open]');
  await page.getByRole('link', { name: 'Se forsikringer gjennom arbeidsgiver' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await expect(opened.getByRole('heading')).toHaveText(['Forsikring gjennom arbeidsgiver']);

  await visit(page, OVERVIEW);
  await page.getByText('Forsikring gjennom bankkort eller kundeprogram').click();
  await page.getByRole('link', { name: 'Se forsikringer gjennom kort og program' }).click();
  await expect(opened.getByRole('heading')).toHaveText([
    'Forsikring gjennom bankkortet',
    'Forsikring gjennom kundeprogrammet',
  ]);
  await page.getByText('Forsikring gjennom arbeidsgiver').click();
  await expect(page.locator('main').getByRole('link', { name: 'Meld skade' })).toHaveCount(2);
  expect(errors).toEqual([]);
});
