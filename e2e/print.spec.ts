import { getDocumentProxy } from 'unpdf';
import { beginSession } from './log-in.ts';
import { people } from './people.ts';
import { expect, test } from './portal.ts';
import { visit } from './visit.ts';

const { kari } = people;
const CAR = '/privat/forsikring/motor/detaljer/81030354';

/** Returns the lowest text of each printed sheet, or '' for an empty sheet. */
async function lastTexts(file: Buffer): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  return await Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      const printed = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
      return printed.sort((a, b) => b.transform[5] - a.transform[5]).at(-1)?.str ?? '';
    }),
  );
}

test('paper has neither controls nor a dialog, and no sheet that is empty or ends with a heading', async ({
  page,
}) => {
  await test.step('paper has no buttons, no cover search and no recommendations', async () => {
    await beginSession(page, kari.ssn);
    for (const path of ['dekning?sok=sykkel', 'kvittering/BIL', 'sikkerhet', 'deling']) {
      await visit(page, `/privat/forsikring/oversikt/${path}`);
      const printed = page.locator('.jkl-button, .kfp-cover__form, .kfp-nbo').filter({ visible: true });
      await expect(printed, `${path} on the screen`).not.toHaveCount(0);
      await page.emulateMedia({ media: 'print' });
      await expect(printed, path).toHaveCount(0);
      await page.emulateMedia({ media: null });
    }
  });

  await test.step('no printed sheet is empty, or ends with a heading or with the title of a chart', async () => {
    await beginSession(page, kari.ssn);
    for (const path of [
      'motor/detaljer/81030354',
      'betaling',
      'skadesaker/NICE/26-104417',
      'oversikt/deling',
    ]) {
      await visit(page, `/privat/forsikring/${path}`);
      const headings = await page.locator('h1, h2, h3, h4').allTextContents();
      // Sheets of many heights end in many places.
      for (let height = 800; height < 1200; height += 35) {
        const file = await page.pdf({ width: '780px', height: `${String(height)}px` });
        for (const text of await lastTexts(file)) {
          expect(['', ...headings, 'Kroner i måneden'], `${path}, ${String(height)} px`).not.toContain(text);
        }
      }
    }
  });

  await test.step('a page is printed without the dialog above it', async () => {
    await beginSession(page, kari.ssn);
    await page.context().clearCookies({ name: 'kfp-cookie-consent' });
    await visit(page, CAR);
    const dialog = page.getByRole('alertdialog', { name: 'Velg informasjonskapsler' });
    await expect(dialog).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.kfp-dialog')).toHaveCount(1);
    await expect(page.locator('.kfp-dialog')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await expect(dialog).toBeVisible();
  });
});
