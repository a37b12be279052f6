import { MAIN_PAGES, PAGES_TO_READ } from './every-page.ts';
import { beginSession, consoleErrors, logInInTheFrame, OVERVIEW } from './log-in.ts';
import { expectFitsLanguage } from './no-findings.ts';
import { becomeOldest, loseHas } from './oldest-browser.ts';
import { people } from './people.ts';
import { expect, test } from './portal.ts';
import { openPage, visit } from './visit.ts';

test('every page works in the oldest browsers, which lack newer functions, and fits in English', async ({
  page,
}) => {
  test.slow();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  // React logs the errors that a part of a page catches.
  page.on('console', (message) => message.text().includes('TypeError') && errors.push(message.text()));
  await page.addInitScript(becomeOldest);
  await logInInTheFrame(page, people.kari.ssn);
  // Other tests open the pages in Norwegian.
  await page.context().addCookies([{ name: 'kfp-spraak', value: 'en', domain: 'localhost', path: '/' }]);
  for (const path of [...PAGES_TO_READ, '/oversikt/feil/utilgjengelig']) {
    await visit(page, `/privat/forsikring${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFitsLanguage(page, { wholly: MAIN_PAGES.includes(path) });
  }
  expect(errors).toEqual([]);
});

test('a browser that is too old gets the pages as without scripts, and no errors', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
  const errors = consoleErrors(page);
  await beginSession(page, people.kari.ssn);
  await openPage(page, '/privat/forsikring/betaling');
  await expect(page.getByRole('button', { name: 'Kopier KID' }).first()).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Faktura og betaling');
  await openPage(page, `${OVERVIEW}forsikringsprofil`);
  await page.getByRole('button', { name: 'Vis fødselsnummer' }).click();
  await expect(page.getByText('21887')).toBeVisible();
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test.describe('without the selector :has(), which Firefox has from 121 on', () => {
  test.use({ bypassCSP: true });

  test('fields and files show the focus, and facts and titles have their place', async ({ page }) => {
    await test.step('fields show the focus and errors, and files the focus', async () => {
      await loseHas(page);
      await beginSession(page, people.kari.ssn);
      await visit(page, `${OVERVIEW}forsikringsprofil`);
      await page.getByRole('button', { name: 'Endre e-post' }).click();
      const look = page.locator('.jkl-text-input-wrapper');
      await expect(look).toHaveCSS('outline-style', 'solid');
      await page.getByLabel('Ny e-postadresse').fill('feil');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Lagre e-post' }).focus();
      await expect(look).toHaveCSS('background-color', 'rgb(246, 179, 179)');
      await expect(look).toHaveCSS('outline-style', 'none');

      await visit(page, '/privat/forsikring/skadesaker/NICE/26-104417');
      const file = page.locator('.kfp-file').first();
      await expect(file).toHaveCSS('outline-style', 'none');
      await page.getByLabel('Velg filer').focus();
      await expect(file).toHaveCSS('outline-style', 'solid');
    });

    await test.step('facts begin at the edge of their line, and the title of a dialog leaves room for its close button', async () => {
      await visit(page, '/privat/forsikring/dokumenter');
      const indents = await page.locator('.kfp-inline-fact:first-child').evaluateAll((facts) =>
        facts.map((fact) => {
          const range = document.createRange();
          range.selectNodeContents(fact);
          const line = fact.parentElement?.getBoundingClientRect();
          return range.getBoundingClientRect().left - (line?.left ?? 0);
        }),
      );
      expect.soft(new Set(indents)).toEqual(new Set([0]));
      await visit(page, `${OVERVIEW}sikkerhet`);
      await page.getByRole('button', { name: 'Be om sletting' }).click();
      await expect(page.getByRole('alertdialog').getByRole('heading')).toHaveCSS('padding-right', '32px');
    });
  });
});
