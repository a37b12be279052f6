import type { Page } from '@playwright/test';
import { addDays } from '../domain/days.ts';
import { osloDate } from '../domain/oslo-date.ts';
import { openOverview } from './log-in.ts';
import { importAgreements } from './many-insurances.ts';
import { personNamed } from './people.ts';
import { expect, test } from './portal.ts';

const insurancesOf = (page: Page) => page.getByRole('region', { name: 'Forsikringene dine' });
const costsOf = (page: Page) =>
  insurancesOf(page)
    .locator('div')
    .filter({ has: page.getByRole('heading', { name: 'Dette koster forsikringene' }) })
    .last();

/** Has only the insurances that a test imports. */
const FEW = '13919110028';

/** Returns six cars with fields of their own. */
function carsWith(fields: object) {
  return Array.from({ length: 6 }, (_, index) => ({
    ...{ policyNumber: `P${index}`, name: 'Bilforsikring', productType: 'BIL', systemSource: 'NICE' },
    ...{ monthlyPrice: 100, ...fields },
  }));
}

test.describe('the page from the server', () => {
  // The content is the same without scripts, in a third of the time.
  test.use({ javaScriptEnabled: false });

  test('costs include yearly prices, and with buying have their place at every width', async ({
    page,
    portal,
  }) => {
    await test.step('a yearly price is shown on the card and included in all sums', async () => {
      const ssn = '15819010290';
      const cabin = {
        policyNumber: '1',
        name: 'Hytteforsikring',
        productType: 'FRITIDSHUS',
        systemSource: 'NICE',
      };
      const house = { policyNumber: '2', name: 'Husforsikring', productType: 'HUS', systemSource: 'NICE' };
      const bicycle = {
        policyNumber: '3',
        name: 'Sykkelforsikring',
        productType: 'SYKKEL',
        systemSource: 'NICE',
      };
      await importAgreements(portal, ssn, [
        { ...cabin, yearlyPrice: 1402 },
        { ...house, monthlyPrice: 100 },
        bicycle,
      ]);
      await openOverview(page, ssn);
      const sums = '216,83 kr/md 2 602 kr/år 1 uten pris';
      await expect(page.getByText('Du har 3 forsikringer for til sammen')).toContainText(
        '216,83 kr/md, 1 uten pris.',
      );
      await expect(costsOf(page).getByRole('paragraph')).toHaveText(sums);
      await expect(costsOf(page).getByRole('listitem')).toHaveText(['Hus og hytte 216,83 kr/md']);
      await expect(insurancesOf(page).getByRole('link')).toContainText([
        '1 402 kr/år',
        '100 kr/md',
        'Sykkelforsikring',
      ]);
      await expect(
        insurancesOf(page).getByText('216,83 kr/md', { exact: true }).filter({ visible: true }),
      ).toHaveCount(2);
    });

    await test.step('each width has its layout: side column, strips below, and on phones the sums first', async () => {
      await openOverview(page, personNamed('Kari').ssn);
      const heading = page.getByRole('heading', { name: 'Forsikringene dine' });
      const sums = insurancesOf(page).getByText(/^38\u00a0400\u00a0kr\/år$/);
      const [first, last] = [
        insurancesOf(page).getByRole('link', { name: /^Bilforsikring Volvo V60/ }),
        insurancesOf(page).locator('.kfp-agreement').filter({ hasText: 'Bamse' }),
      ];
      const buy = insurancesOf(page).getByRole('link', { name: 'Kjøp forsikring' });
      const places = async () => {
        const boxes = await Promise.all(
          [heading, sums.filter({ visible: true }), first, last, costsOf(page), buy].map((each) =>
            each.boundingBox(),
          ),
        );
        return boxes.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 });
      };

      await page.setViewportSize({ width: 1280, height: 900 });
      let [, , firstCard, lastCard, costs, card] = await places();
      const side = (await insurancesOf(page).locator('.kfp-agreement-side').boundingBox()) ?? firstCard;
      expect(side?.width).toBe(360);
      expect(side?.x).toBeGreaterThan((lastCard?.x ?? 0) + (lastCard?.width ?? 0));
      // With fewer upcoming events than insurances, the costs are at the side and buying is below (ADR-016).
      expect([costs?.x, costs?.width]).toEqual([side?.x, side?.width]);
      expect(card?.x).toBeLessThan(side?.x ?? 0);
      expect(card?.y).toBeGreaterThan((lastCard?.y ?? 0) + (lastCard?.height ?? 0));

      await page.setViewportSize({ width: 900, height: 900 });
      [, , firstCard, lastCard, costs, card] = await places();
      const total = await sums.filter({ visible: true }).boundingBox();
      expect((total?.y ?? 0) + (total?.height ?? 0)).toBeLessThan(firstCard?.y ?? 0);
      await expect(sums.filter({ visible: true })).toHaveCount(1);
      expect(costs?.y).toBeGreaterThan((lastCard?.y ?? 0) + (lastCard?.height ?? 0));
      const strip = insurancesOf(page).locator('.kfp-buy-card');
      expect((await strip.boundingBox())?.y).toBeGreaterThan((costs?.y ?? 0) + (costs?.height ?? 0));
      expect((await strip.boundingBox())?.width).toBe(costs?.width);

      await page.setViewportSize({ width: 390, height: 844 });
      const [title, sum, top, bottom, picture, below] = await places();
      const order = [title, sum, top, bottom, picture, below].map((box) => box?.y ?? 0);
      expect(order).toEqual(order.toSorted((a, b) => a - b));
      await expect(sums.filter({ visible: true })).toHaveCount(1);
    });

    await test.step('with as many upcoming events as insurances, the costs are below, in the insurances’ columns', async () => {
      await page.setViewportSize({ width: 1280, height: 900 });
      const avtaleDetaljer = { hovedforfall: addDays(osloDate(Date.now()), 30) };
      await importAgreements(portal, FEW, carsWith({ avtaleDetaljer }));
      await openOverview(page, FEW);
      const cards = insurancesOf(page).locator('.kfp-agreement');
      const [first, last, costs, buy] = await Promise.all(
        [
          cards.first(),
          cards.last(),
          costsOf(page),
          insurancesOf(page).getByRole('link', { name: 'Kjøp forsikring' }),
        ].map(async (each) => (await each.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }),
      );
      expect(costs?.x).toBe(first?.x);
      expect(costs?.width).toBeGreaterThan(360);
      expect(costs?.y).toBeGreaterThan((last?.y ?? 0) + (last?.height ?? 0));
      expect(buy?.y).toBeGreaterThan((costs?.y ?? 0) + (costs?.height ?? 0));
    });

    await test.step('with few upcoming events the side column has costs and buying, and with none it starts at the first card', async () => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await openOverview(page, personNamed('Gunnar').ssn);
      const side = insurancesOf(page).locator('.kfp-agreement-side');
      await expect(side.getByRole('heading').last()).toHaveText('Trenger du en ny forsikring?');
      expect((await costsOf(page).boundingBox())?.width).toBe(360);

      await importAgreements(portal, FEW, carsWith({}));
      await openOverview(page, FEW);
      await expect(side.getByRole('heading').first()).toHaveText('Dette koster forsikringene');
      const first = insurancesOf(page).locator('.kfp-agreement').first();
      expect((await side.boundingBox())?.y).toBe((await first.boundingBox())?.y);
    });
  });
});
