import { beginSession, OVERVIEW } from './log-in.ts';
import { expectNoFindings } from './no-findings.ts';
import { passTimeUntil, RETRY_MS } from './pass-time.ts';
import { people } from './people.ts';
import { expect, startPortal, test } from './portal.ts';
import { visit } from './visit.ts';

const { kari, jonas } = people;
const OFFERS = `${OVERVIEW}tilbud`;
const LONG = '29898321876';

// One context loads the scripts once, which are half of the cost of a first page.
test('offers while they load, after a failure, and when some are missing', async ({ page }) => {
  const portal = await startPortal({ FIRST_PAGE_MS: '0' });
  await page.clock.install();
  const looked = Promise.withResolvers<void>();
  await page.route('**/avtaleoversikt/tilbud', async (route) => {
    await looked.promise;
    await route.fulfill({ status: 500, body: '' });
  });
  await beginSession(page, kari.ssn, { origin: portal.url });
  await visit(page, portal.url + OFFERS);
  await expect(page.getByText('Henter tilbudene dine')).toBeAttached();
  await expectNoFindings(page, 'main');
  looked.resolve();
  await passTimeUntil(page, RETRY_MS, page.getByText('En feil oppsto ved henting av dine tilbud.'));
  await expectNoFindings(page, 'main');

  await page.unroute('**/avtaleoversikt/tilbud');
  await page.route('**/avtaleoversikt/tilbud', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), systemSourceError: true } });
  });
  await page.getByRole('button', { name: 'Prøv igjen' }).first().click();
  await expect(page.getByText('Det kan hende noen av tilbudene dine mangler fra listen.')).toBeVisible();
  await expectNoFindings(page, 'main');
});

test('other insurances; no offers, long ones and many, one with its question, during the deletion, and after a failure', async ({
  page,
}) => {
  await test.step('other insurances, closed and open', async () => {
    await beginSession(page, kari.ssn);
    await visit(page, `${OVERVIEW}andre-forsikringer`);
    await expect(page.locator('main summary').first()).toBeVisible();
    await expectNoFindings(page);
    for (const line of await page.locator('main summary').all()) await line.click();
    await expect(page.locator('main').getByRole('link', { name: 'Meld skade' }).last()).toBeVisible();
    await expectNoFindings(page, 'main');
  });

  await test.step('no offers, long offers and many, of which one has its question, during the deletion, and after a failure', async () => {
    for (const [state, ssn, count] of [
      ['no', jonas.ssn, 0],
      ['long', LONG, 2],
      ['many', kari.ssn, 4],
    ] as const) {
      await test.step(state, async () => {
        await beginSession(page, ssn);
        await visit(page, OFFERS);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          count ? 'Tilbudene dine' : /ingen tilbud/,
        );
        await expect(page.getByRole('button', { name: 'Fjern tilbud' })).toHaveCount(count);
        await expectNoFindings(page, state === 'many' ? undefined : 'main');
      });
    }

    const looked = Promise.withResolvers<void>();
    await page.route('**/avtaleoversikt/tilbud/*', async (route) => {
      if (route.request().method() !== 'DELETE') return await route.continue();
      await looked.promise;
      await route.fulfill({ status: 503, body: '{}' });
    });
    await page.getByRole('button', { name: 'Fjern tilbud' }).first().click();
    await expect(page.getByRole('button', { name: 'Ja, fjern tilbudet' })).toBeVisible();
    await expectNoFindings(page, 'main');
    await page.getByRole('button', { name: 'Ja, fjern tilbudet' }).click();
    await expect(page.locator('[data-loading="true"]')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Nei, behold tilbudet' })).toHaveCSS('opacity', '0.5');
    await expectNoFindings(page, 'main');
    looked.resolve();
    await expect(page.getByRole('button', { name: 'Prøv igjen' })).toBeVisible();
    await expectNoFindings(page, 'main');
  });
});
