import { beginSession, consoleErrors, logIn, OVERVIEW, withoutScripts } from './log-in.ts';
import { people } from './people.ts';
import { expect, test } from './portal.ts';
import { openPage, visit } from './visit.ts';

const { kari } = people;
const PAGE = `${OVERVIEW}andre-forsikringer`;
const TITLE = 'Forsikringer gjennom kort, program, arbeidsgiver eller forbund';

test('each insurance opens with its whole text and its links', async ({ page }) => {
  await beginSession(page, kari.ssn);
  const errors = consoleErrors(page);
  await visit(page, PAGE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText([
    'Forsikring gjennom bankkortet',
    'Forsikring gjennom kundeprogrammet',
    'Forsikring gjennom arbeidsgiver',
    'Forsikring gjennom forbund',
    'Fant du det du lette etter?',
  ]);
  await expect(page.locator('main').getByRole('link')).toHaveText(['Se forsikringene dine']);

  const links: [reportDamage: string | null, readMore: string | null][] = [
    ['https://skade.eksempel.no/kort', 'https://www.eksempel.no/kort/forsikring'],
    [null, 'https://www.eksempel.no/kundeprogram'],
    ['https://skade.eksempel.no/arbeidsgiver', null],
    [null, null],
  ];
  for (const [index, [reportDamage, readMore]] of links.entries()) {
    const card = page.locator('main details').nth(index);
    await card.locator('summary').click();
    for (const [name, href] of [
      ['Meld skade', reportDamage],
      ['Les mer', readMore],
    ] as const) {
      const link = card.getByRole('link', { name });
      await expect(link).toHaveCount(href ? 1 : 0);
      if (!href) continue;
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('target', '_blank');
    }
  }
  await expect(
    page.getByText(
      'Forsikringene følger medlemskapet og slutter å gjelde når du melder deg ut. Hva de dekker, og hvordan du melder en skade, finner du på Min side hos forbundet ditt.',
    ),
  ).toBeVisible();
  expect(errors).toEqual([]);
});

test('the overview’s links to insurances through work or cards open their cards', async ({ page }) => {
  await logIn(page, kari.ssn);
  const opened = page.locator('main details[open]');
  await page.getByRole('link', { name: 'Se forsikringer gjennom arbeidsgiver' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await expect(opened.getByRole('heading')).toHaveText(['Forsikring gjennom arbeidsgiver']);

  const plain = await withoutScripts(page);
  await plain.goto(page.url());
  await expect(plain.locator('main details[open]').getByRole('heading')).toHaveText([
    'Forsikring gjennom arbeidsgiver',
  ]);
  await plain.context().close();

  await visit(page, OVERVIEW);
  await page.getByText('Forsikring gjennom bankkort eller kundeprogram').click();
  await page.getByRole('link', { name: 'Se forsikringer gjennom kort og program' }).click();
  await expect(opened.getByRole('heading')).toHaveText([
    'Forsikring gjennom bankkortet',
    'Forsikring gjennom kundeprogrammet',
  ]);
});

test.describe('the page from the server', () => {
  // The content is the same without scripts, in a third of the time.
  test.use({ javaScriptEnabled: false });

  test('the page works without scripts', async ({ page }) => {
    await beginSession(page, kari.ssn);
    await openPage(page, PAGE);
    await page.getByText('Forsikring gjennom arbeidsgiver').click();
    await expect(page.locator('main').getByRole('link', { name: 'Meld skade' })).toHaveAttribute(
      'href',
      'https://skade.eksempel.no/arbeidsgiver',
    );
  });

  test('the page is empty if the distributor lists no insurances', async ({ page, portal }) => {
    const origin = portal.origin('none');
    await beginSession(page, kari.ssn, { origin });
    await openPage(page, origin + PAGE);
    await expect(page.getByRole('button', { name: 'Logg ut' })).toBeVisible();
    await expect(page.locator('main')).toBeEmpty();
  });
});
