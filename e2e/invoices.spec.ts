import { collectAnnouncements } from './announcements.ts';
import { beginSession, withoutScripts } from './log-in.ts';
import { expectNoFindings } from './no-findings.ts';
import { people } from './people.ts';
import { expect, test } from './portal.ts';
import { reload, visit } from './visit.ts';

const { kari, jonas } = people;
const INVOICES = '/privat/forsikring/betaling';

test('invoices are in order, with numbers to copy, links and PDFs, also where copying is not possible', async ({
  context,
  portal,
}) => {
  await test.step('open invoices come first, with copyable numbers, links to their insurances, and PDFs', async () => {
    const page = await context.newPage();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await beginSession(page, kari.ssn);
    await visit(page, INVOICES);
    await expect(page).toHaveTitle('Faktura og betaling – Fremtind Forsikring');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Ikke betalt',
      'Neste betaling',
      'Senere betalinger',
      'Vi kjenner ikke statusen',
      'Tidligere fakturaer',
      /./,
    ]);
    const pay = page.getByRole('link', { name: /^Betal i nettbanken/ });
    await expect(pay).toHaveCount(2);
    await expect(pay.first()).toHaveAttribute(
      'href',
      /\?kid=0081030765111&konto=12345678903&belop=798\.00&forfall=\d{4}-/,
    );
    await expect(page.locator('.jkl-button--primary').filter({ hasText: 'Betal i nettbanken' })).toHaveCount(
      1,
    );
    await expectNoFindings(page);

    const next = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Neste betaling' }) });
    const announced = await collectAnnouncements(page);
    await next.getByRole('button', { name: 'Kopier KID' }).press('Enter');
    await expect.poll(announced).toContainEqual(expect.stringContaining('KID er kopiert.'));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d{13}$/);
    await next.getByRole('button', { name: 'Kopier kontonummer' }).click();
    await expect.poll(announced).toContainEqual(expect.stringContaining('Kontonummeret er kopiert.'));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('12345678903');
    await expect(next.getByText('1234 56 78903')).toBeVisible();
    await expect(next.getByRole('table').getByRole('row')).toHaveCount(7);
    await expect(next.getByRole('row', { name: 'Til sammen' })).toContainText('2 094,50 kr');

    const address = await next.getByRole('link', { name: /^Fakturaen som PDF/ }).getAttribute('href');
    const file = await page.request.get(address ?? '');
    expect(file.headers()['content-type']).toBe('application/pdf');
    const calendar = page.getByRole('link', { name: 'Legg dem i kalenderen' });
    const dates = await page.request.get((await calendar.getAttribute('href')) ?? '');
    expect(await dates.text()).toContain('Betal forsikring');

    const plain = await withoutScripts(page);
    await plain.goto(portal.url + INVOICES);
    await expect(plain.getByText('1234 56 78903').first()).toBeVisible();
    await expect(plain.getByRole('button', { name: 'Kopier KID' }).first()).toBeHidden();
    await plain.locator('summary', { hasText: '1 betalt faktura' }).click();
    await expect(plain.getByText('1 988 kr', { exact: true })).toBeVisible();
    const shares = plain.locator('details', { hasText: 'Gjelder 4 forsikringer' }).first();
    const heightOfShares = () => shares.evaluate(({ clientHeight }) => clientHeight);
    expect(await heightOfShares()).toBeLessThan(100);
    await plain.emulateMedia({ media: 'print' });
    expect(await heightOfShares()).toBeGreaterThan(100);
    await plain.context().close();

    await next.getByRole('link', { name: 'Reiseforsikring' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reiseforsikring');
    await page.close();
  });

  await test.step('if copying is not possible, the number is selected; without invoices the page says so', async () => {
    const page = await context.newPage();
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
    );
    await visit(page, INVOICES);
    const announced = await collectAnnouncements(page);
    await page.getByRole('button', { name: 'Kopier KID' }).first().click();
    await expect.poll(announced).toEqual([expect.stringMatching(/^Nettleseren lar oss ikke kopiere/)]);
    expect(await page.evaluate(() => window.getSelection()?.toString())).toMatch(/^\d{13}$/);

    await beginSession(page, jonas.ssn);
    await reload(page);
    await expect(page.getByText('Her samler vi fakturaene dine når du får noen.')).toBeVisible();
    await expectNoFindings(page);
    await page.close();
  });
});
