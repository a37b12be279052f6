import type { Offer } from '../contract/offers.ts';
import { sendJson, TestSource } from '../server/testing/http-sources.ts';
import { actsAndHangsUp, answersStatus } from '../server/testing/misbehaviours.ts';
import { beginSession, OVERVIEW } from './log-in.ts';
import { people } from './people.ts';
import { expect, startPortal, test } from './portal.ts';
import { visit } from './visit.ts';

const { ssn } = people.jonas;
const DELETION_FAILED = 'En feil oppsto ved sletting av ditt tilbud.';

const offer = (policyNumber: string, fields: Partial<Offer> = {}): Offer => ({
  policyNumber,
  name: 'Bilforsikring',
  productType: 'BIL',
  systemSource: 'NICE',
  ...fields,
});

let source: TestSource;
test.beforeEach(async () => {
  source = new TestSource('NICE');
  await source.open();
});
test.afterEach(async () => source.shut());

/** Responds to list requests normally, and to deletions with `deletes`. */
function misbehaveAtDeletions(deletes: NonNullable<TestSource['behaviour']>): void {
  source.behaviour = (request, response) => {
    if (request.method === 'DELETE') deletes(request, response);
    else sendJson(response, source.of(ssn));
  };
}

test('a failed deletion shows an error, and can be tried again until it succeeds', async ({ page }) => {
  source.of(ssn).tilbud.push(offer('1'), offer('2', { name: 'Mopedforsikring', productType: 'MOPED' }));
  misbehaveAtDeletions(answersStatus(503));
  const portal = await startPortal({ SOURCE_NICE_URL: source.url });
  await beginSession(page, ssn, { origin: portal.url });
  await visit(page, `${portal.url}${OVERVIEW}tilbud`);
  const cards = page.locator('main').getByRole('listitem');
  const car = cards.filter({ hasText: /bilforsikring/i });
  await car.getByRole('button', { name: 'Fjern tilbud' }).click();
  await page.getByRole('button', { name: 'Ja, fjern tilbudet' }).click();
  await expect(car.getByRole('alert')).toHaveText(DELETION_FAILED);
  await expect(page.getByRole('button', { name: 'Ja, fjern tilbudet' })).toHaveCount(0);
  const again = page.getByRole('button', { name: 'Prøv igjen', exact: true });
  await expect(again).toBeFocused();

  await page.getByRole('button', { name: 'Nei, behold tilbudet' }).click();
  await car.getByRole('button', { name: 'Fjern tilbud' }).click();
  await expect(page.getByText(DELETION_FAILED)).toHaveCount(0);
  await page.getByRole('button', { name: 'Ja, fjern tilbudet' }).click();
  await expect(page.getByText(DELETION_FAILED)).toBeVisible();

  source.behaviour = null;
  await again.click();
  await expect(cards).toHaveCount(1);
  await expect(page.getByText(DELETION_FAILED)).toHaveCount(0);
  expect(source.of(ssn).tilbud).toHaveLength(1);
});

test('an offer whose deletion has no response is removed if the list no longer contains it', async ({
  page,
}) => {
  const { tilbud } = source.of(ssn);
  tilbud.push(offer('1'));
  misbehaveAtDeletions(actsAndHangsUp(() => tilbud.splice(0, 1)));
  const portal = await startPortal({ SOURCE_NICE_URL: source.url });
  await beginSession(page, ssn, { origin: portal.url });
  await visit(page, `${portal.url}${OVERVIEW}tilbud`);
  await page.getByRole('button', { name: 'Fjern tilbud' }).click();
  await page.getByRole('button', { name: 'Ja, fjern tilbudet' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Du har ingen tilbud');
});

test('offers with few fields, or with a number from two systems, are shown and removed individually', async ({
  page,
}) => {
  const other = new TestSource('LOFAVOR');
  await other.open();
  const odd = 'A/1 ?#%Æ';
  source.of(ssn).tilbud.push(
    offer('2', {
      name: 'Husforsikring',
      productType: 'HUS',
      pakkeTilbud: [{ policyNumber: '3' }, { policyNumber: '3', productType: 'INNBO', monthlyPrice: 5 }],
    }),
    offer('4', { name: 'Utløpt', expirationDate: '2020-01-01' }),
    offer(odd, { name: 'Båtforsikring', productType: 'BAAT' }),
  );
  other
    .of(ssn)
    .tilbud.push(offer(odd, { systemSource: 'LOFAVOR', name: 'Hundeforsikring', productType: 'KJAELEDYR' }));
  const portal = await startPortal({ SOURCE_NICE_URL: source.url, SOURCE_LOFAVOR_URL: other.url });
  await beginSession(page, ssn, { origin: portal.url });
  await visit(page, `${portal.url}${OVERVIEW}tilbud`);
  const cards = page.locator('main').getByRole('listitem');
  await expect(cards.getByRole('heading')).toHaveText(['Båtforsikring', 'Husforsikring', 'Hundeforsikring']);
  await expect(cards.getByRole('link')).toHaveCount(3);
  await expect(cards.first()).toContainText('Du ser prisen i tilbudet.');
  await expect(cards.first().getByRole('link')).toHaveAttribute(
    'href',
    `/privat/forsikring/motor/baat/${encodeURIComponent(odd)}`,
  );
  await expect(cards.nth(1).getByRole('link')).toHaveAttribute('href', /\?husAvtale=2&innboAvtale=3$/);

  await cards.nth(2).getByRole('button', { name: 'Fjern tilbud' }).click();
  await page.getByRole('button', { name: 'Ja, fjern tilbudet' }).click();
  await expect(cards.getByRole('heading')).toHaveText(['Båtforsikring', 'Husforsikring']);
  expect(other.of(ssn).tilbud).toHaveLength(0);
  expect(source.of(ssn).tilbud).toHaveLength(3);
  await other.shut();
});
