import type { Page } from '@playwright/test';
import { beginSession, logIn, OVERVIEW, withoutScripts } from './log-in.ts';
import { PHONE } from './navigation.ts';
import { expectNoFindings } from './no-findings.ts';
import { people } from './people.ts';
import { expect, test } from './portal.ts';
import { visit } from './visit.ts';

const { kari } = people;
const COVER = `${OVERVIEW}dekning`;
const FIELD = 'Hva lurer du på?';

const group = (page: Page, name: string) =>
  page.locator('section', { has: page.getByRole('heading', { level: 2, name, exact: true }) });

async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

test('the keyboard leads to an answer and its terms, and answers of every kind have no findings', async ({
  page,
}) => {
  await test.step('on a phone, the keyboard leads from the overview to an answer and to its page in the terms', async () => {
    await page.setViewportSize(PHONE);
    await logIn(page, kari.ssn);
    await page.getByRole('link', { name: 'Er jeg dekket?' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Er jeg dekket?');
    await expect(page.getByRole('heading', { name: 'Her søker vi' })).toBeVisible();
    await expectNoFindings(page);
    await page.getByLabel(FIELD).focus();
    await page.keyboard.type('Steinsprut på frontruten');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?sok=Steinsprut/);
    const covered = group(page, 'Dekket').getByRole('listitem').first();
    await expect(covered.getByRole('heading', { level: 3 })).toHaveText('Brann, tyveri og glass');
    await expect(covered.getByText('Koster skaden')).toHaveText(/7.000.kr, får du 5.000.kr/);
    await expect(covered.getByRole('link', { name: 'Les dokumentet (side 3)' })).toHaveAttribute(
      'href',
      '/api/privat/forsikring/dokumenter/NICE/V-2026-BIL#page=3',
    );
    const terms = group(page, 'Nevnt i vilkårene');
    await expect(terms.locator('mark').first()).toHaveText('Steinsprut');
    await expect(terms.locator('mark').first()).toHaveCSS('font-weight', '700');
    await expect(terms.locator('mark').first()).toHaveCSS('text-decoration-line', 'underline');
    await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
    await expect(terms.locator('mark').first()).toHaveCSS('color', 'rgb(255, 255, 255)');
    await page.emulateMedia({ colorScheme: null, forcedColors: null });
    await expect(group(page, 'Dette har vi ikke søkt i')).toContainText('Skjema for flytting');
    await expectNoFindings(page);
    await expectNoOverflow(page);
  });

  await test.step('answers that say no, and no answers, have no findings, and an error leaves the button on the line of the input', async () => {
    await visit(page, `${COVER}?sok=leiebil`);
    await expect(group(page, 'Ikke dekket').getByRole('heading', { level: 3 }).first()).toHaveText('Leiebil');
    await expect(group(page, 'Ikke dekket').getByRole('link', { name: 'Meld skade' })).toHaveCount(0);
    await expectNoFindings(page);
    await visit(page, `${COVER}?sok=drone`);
    await expect(page.getByText('Ingen svar på «drone».')).toBeVisible();
    await expectNoFindings(page);

    await page.setViewportSize(PHONE);
    await visit(page, `${COVER}?sok=a`);
    await expect(page.getByText('Skriv mellom 2 og 100 tegn.')).toBeVisible();
    const input = await page.getByLabel(FIELD).boundingBox();
    const button = await page.getByRole('button', { name: 'Søk', exact: true }).boundingBox();
    expect([button?.y, button?.height]).toEqual([input?.y, input?.height]);
  });
});

test('the search needs no scripts', async ({ page, portal }) => {
  await beginSession(page, kari.ssn);
  const plain = await withoutScripts(page);
  await plain.goto(portal.url + OVERVIEW);
  await plain.getByRole('link', { name: 'Er jeg dekket?' }).click();
  await plain.getByLabel(FIELD).fill('hunden må opereres');
  await plain.getByRole('button', { name: 'Søk', exact: true }).click();
  await expect(group(plain, 'Dekket').getByRole('heading', { level: 3 }).first()).toHaveText('Veterinær');
  await plain.getByRole('link', { name: 'vannlekkasje' }).click();
  await expect(group(plain, 'Dekket').getByRole('heading', { level: 3 }).first()).toHaveText('Vannskade');
  await plain.context().close();
});
