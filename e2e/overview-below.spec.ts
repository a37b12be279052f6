import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { syntheticNationalIds } from '../commands/portfolio/testing/national-ids.ts';
import { importCustomers } from './import-customers.ts';
import { logIn, openOverview } from './log-in.ts';
import { people } from './people.ts';
import { expect, startPortal, test } from './portal.ts';

const [MEMBER = ''] = syntheticNationalIds(1);
test('«Savner du en forsikring?» shows three lines, then all, then three again, with the keyboard', async ({
  page,
}) => {
  await logIn(page, people.kari.ssn);
  const section = page.getByRole('region', { name: 'Savner du en forsikring?' });
  const lines = section.locator('summary');
  await expect(lines.filter({ visible: true })).toHaveCount(3);
  await section.getByRole('button', { name: 'Vis 2 til' }).focus();
  await page.keyboard.press('Enter');
  await expect(lines.filter({ visible: true })).toHaveCount(5);
  await expect(lines.nth(3)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(section.getByText('Innbo- og reiseforsikring gjelder ofte alle i husstanden.')).toBeVisible();
  await section.getByRole('button', { name: 'Vis færre' }).click();
  await expect(lines.filter({ visible: true })).toHaveCount(3);
});

test.describe('the page from the server', () => {
  // The content is the same without scripts, in a third of the time.
  test.use({ javaScriptEnabled: false });

  test('a non-member sees neither of the members’ blocks', async ({ page }) => {
    await openOverview(page, people.jonas.ssn);
    const headings = page.locator('main').getByRole('heading', { level: 2 });
    await expect(headings.filter({ hasText: 'Hva vil du forsikre?' })).toBeVisible();
    await expect(page.locator('main')).not.toContainText('LO');
  });

  test('members get help with two contents insurances, and see their benefits', async ({ page, portal }) => {
    const types = ['INNBO', 'KOLLEKTIV_HJEM'];
    const avtaler = types.map((productType) => ({
      policyNumber: productType,
      name: 'Innboforsikring',
      productType,
      systemSource: 'NICE',
    }));
    await importCustomers(portal, [{ ssn: MEMBER, navn: 'Prøve Prøvesen', isLoMedlem: true, avtaler }]);
    await openOverview(page, MEMBER);
    await expect(page.getByRole('heading', { name: 'Du har to innboforsikringer' })).toBeVisible();

    await openOverview(page, people.kari.ssn);
    await expect(page.getByRole('heading', { name: 'Har du to innboforsikringer?' })).toBeVisible();
    const block = page.getByRole('region', { name: 'For deg som er LO-medlem' });
    await expect(block.getByRole('link', { name: 'Få hjelp til å si opp' })).toHaveAttribute(
      'href',
      '/privat/forsikring/skade/innbo/lo/dobbeltforsikret/',
    );
    await expect(block.getByRole('listitem')).toHaveText([
      'Toppdekning til standardpris',
      '1000 kroner lavere egenandel på hjem',
      'Kollektiv rabatt på opptil 15 %',
    ]);
  });

  test('its links lead to the other insurances if the distributor has any', async ({ page, portal }) => {
    await openOverview(page, people.kari.ssn);
    const link = page.getByRole('link', { name: 'Se forsikringer gjennom arbeidsgiver' });
    await expect(link).toHaveAttribute(
      'href',
      '/privat/forsikring/oversikt/andre-forsikringer?gjennom=arbeidsgiver',
    );
    for (const without of ['none', 'dnb']) {
      await openOverview(page, people.kari.ssn, { origin: portal.origin(without) });
      await expect(page.getByText('Mange arbeidsgivere har reise-')).toBeVisible();
      await expect(link).toHaveCount(0);
    }
  });

  test('without scripts all of it can be opened', async ({ page }) => {
    await openOverview(page, people.kari.ssn);
    const lines = page.getByRole('region', { name: 'Savner du en forsikring?' }).locator('summary');
    await expect(lines.filter({ visible: true })).toHaveCount(5);
    await expect(page.getByRole('button', { name: /^Vis/ })).toHaveCount(0);
    await lines.nth(4).click();
    await expect(page.getByText('Her ser du bare forsikringene du har hos oss.')).toBeVisible();
  });

  test('each area links to its group of purchase entries, and travel is hidden without products', async ({
    page,
    portal,
  }) => {
    const tiles = page.getByRole('region', { name: 'Hva vil du forsikre?' }).getByRole('link');
    await openOverview(page, people.jonas.ssn);
    await expect(tiles).toHaveText([
      'Kjøretøy',
      'Hus og hytte',
      'Reise',
      'Innbo og ting',
      'Liv og helse',
      'Båt',
      'Dyr',
    ]);
    await expect(tiles.nth(1)).toHaveAttribute(
      'href',
      '/privat/forsikring/oversikt/kjopsinnganger?gruppe=hus-og-hytte',
    );
    await openOverview(page, people.jonas.ssn, { origin: portal.origin('fana') });
    await expect(tiles).toHaveCount(6);
    await expect(tiles.filter({ hasText: 'Reise' })).toHaveCount(0);
  });

  test('a distributor without purchase entries shows neither the tiles nor the link to them', async ({
    page,
    portal: { dataDir },
  }) => {
    const file = JSON.parse(readFileSync('distributors.json', 'utf8'));
    for (const distributor of file.distributors) distributor.purchaseGroups = [];
    delete file.oversettelser;
    const path = join(dataDir, 'without-entries.json');
    writeFileSync(path, JSON.stringify(file));
    const portal = await startPortal({ DISTRIBUTORS_FILE: path });
    await openOverview(page, people.jonas.ssn, { origin: portal.url });
    await expect(page.getByRole('link', { name: /^Se pris på/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Se alle våre forsikringer' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Hva vil du forsikre?' })).toHaveCount(0);
  });
});
