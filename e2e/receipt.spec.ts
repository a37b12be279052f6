import { beginSession, consoleErrors, OVERVIEW, withoutScripts } from './log-in.ts';
import { passTimeUntil, RETRY_MS } from './pass-time.ts';
import { personNamed } from './people.ts';
import { expect, startPortal, test } from './portal.ts';
import { openPage, reload, visit } from './visit.ts';

const RECEIPT = `${OVERVIEW}kvittering/BIL`;
const kari = personNamed('Kari');

test('a receipt shows product, price, next steps and links, also after a reload and without scripts', async ({
  page,
  portal,
}) => {
  await beginSession(page, kari.ssn);
  const errors = consoleErrors(page);
  await visit(page, RECEIPT);
  await reload(page);
  const plain = await withoutScripts(page);
  await plain.goto(portal.url + RECEIPT);
  for (const each of [page, plain]) {
    const main = each.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Kvittering');
    await expect(main).toContainText('Takk for at du valgte bilforsikring hos oss.');
    const bought = main.getByRole('region', { name: 'Forsikringen din' });
    await expect(bought).toContainText('Volvo V60, EL 04821');
    await expect(bought).toContainText('684\u00a0kr/md');
    await expect(main.getByRole('region', { name: 'Dette skjer nå' }).getByRole('listitem')).toHaveCount(3);
  }
  await expect(plain.getByRole('link', { name: 'Til forsikringsoversikten', exact: true })).toHaveAttribute(
    'href',
    OVERVIEW.slice(0, -1),
  );
  await plain.context().close();
  await page.getByRole('link', { name: 'Til forsikringsoversikten', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forsikringsoversikt');
  expect(errors).toEqual([]);
});

test('the receipt is shown while the insurances load or fail, and they can be requested again', async ({
  page,
}) => {
  const portal = await startPortal({ FIRST_PAGE_MS: '0' });
  await page.clock.install();
  await beginSession(page, kari.ssn, { origin: portal.url });
  const held = Promise.withResolvers<void>();
  await page.route('**/avtaleoversikt/avtaler', async (route) => {
    await held.promise;
    await route.fulfill({ status: 500, body: '{}' });
  });
  await visit(page, portal.url + RECEIPT);
  const bought = page.getByRole('region', { name: 'Forsikringen din' });
  await expect(bought.getByRole('status').filter({ hasText: 'Henter forsikringen din' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Til forsikringsoversikten', exact: true })).toBeVisible();
  held.resolve();
  await passTimeUntil(page, RETRY_MS, bought.getByText('Vi får ikke vist forsikringen din akkurat nå.'));
  await page.unroute('**/avtaleoversikt/avtaler');
  await bought.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(bought).toContainText('684\u00a0kr/md');
});

test('an explanation is shown above its button, within the smallest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await beginSession(page, kari.ssn);
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
});

test.describe('the page from the server', () => {
  // The content is the same without scripts, in a third of the time.
  test.use({ javaScriptEnabled: false });

  test('a product that is not among the insurances yet is shown as pending', async ({ page }) => {
    await beginSession(page, personNamed('Jonas').ssn);
    await openPage(page, RECEIPT);
    await expect(page.getByRole('region', { name: 'Forsikringen din' })).toContainText(
      'Avtalen er ikke klar ennå.',
    );
  });
});
