import type { Page } from '@playwright/test';
import { beginSession, consoleErrors } from './log-in.ts';
import { expectNoFindings } from './no-findings.ts';
import { people, personNamed } from './people.ts';
import { expect, test } from './portal.ts';
import { reload, untilHydrated, visit } from './visit.ts';

const MESSAGES = '/privat/forsikring/meldinger';
const PROFILE = '/privat/forsikring/oversikt/forsikringsprofil';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const rowsBelow = (page: Page, name: 'Uleste' | 'Leste') =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
    .getByRole('link');

/** Collects the paths of the page's requests that mark messages as read. */
function marksOf(page: Page): string[] {
  const marks: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') marks.push(new URL(request.url()).pathname);
  });
  return marks;
}

test('a message is opened from the list, and marked as read once in all tabs', async ({ page, context }) => {
  await beginSession(page, people.kari.ssn);
  const errors = consoleErrors(page);
  const marks = marksOf(page);
  await visit(page, MESSAGES);
  const elsewhere = await context.newPage();
  const marksElsewhere = marksOf(elsewhere);
  await visit(elsewhere, MESSAGES);
  await expect(page).toHaveTitle('Meldinger – Fremtind Forsikring');
  await expect(rowsBelow(page, 'Uleste')).toHaveCount(2);
  await expect(rowsBelow(elsewhere, 'Uleste')).toHaveCount(2);
  const profile = await context.newPage();
  await visit(profile, PROFILE);
  const unread = (count: number) =>
    profile.getByRole('link', { name: `Meldingene dine (${count} ${count === 1 ? 'ulest' : 'uleste'})` });
  await expect(unread(2)).toHaveAttribute('href', MESSAGES);
  await expectNoFindings(page);

  await rowsBelow(page, 'Uleste').filter({ hasText: 'Bilforsikringen fornyes' }).dblclick();
  await expect(heading(page)).toHaveText('Bilforsikringen fornyes snart');
  await expect(page).toHaveTitle('Bilforsikringen fornyes snart – Fremtind Forsikring');
  await expect(page.getByRole('heading', { level: 2, name: 'Dette er nytt' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Bilforsikring, Volvo V60' })).toHaveAttribute(
    'href',
    '/privat/forsikring/motor/detaljer/81030354',
  );
  const attachment = page.getByRole('link', { name: 'Forsikringsbevis' });
  await expect(attachment).toHaveAttribute('href', '/api/privat/forsikring/dokumenter/NICE/B-81030354');
  await expect(rowsBelow(elsewhere, 'Uleste')).toHaveCount(1);
  await expect(unread(1)).toBeVisible();
  await expectNoFindings(page);

  await reload(page);
  await page.goBack();
  await untilHydrated(page);
  await expect(rowsBelow(page, 'Uleste')).toHaveCount(1);
  await page.goForward();
  await expect(heading(page)).toHaveText('Bilforsikringen fornyes snart');
  await page.getByRole('main').getByRole('link', { name: 'Meldinger', exact: true }).press('Enter');
  await expect(heading(page)).toBeFocused();
  await expect(rowsBelow(page, 'Leste').first()).toContainText('Bilforsikringen fornyes');
  await visit(elsewhere, `${MESSAGES}/NICE/m-6`);
  expect(marks).toEqual(['/api/privat/forsikring/meldinger/NICE/m-6/lest']);
  expect(marksElsewhere).toEqual([]);
  expect(errors).toEqual([]);

  await beginSession(page, people.jonas.ssn);
  await visit(page, MESSAGES);
  await expect(page.getByText('Her samler vi meldingene til deg når du får noen.')).toBeVisible();
  await expectNoFindings(page, 'main');
});

test('a failed read mark is not shown as read, and is retried automatically', async ({ page }) => {
  const gunnar = personNamed('Gunnar');
  await page.clock.install();
  await beginSession(page, gunnar.ssn);
  let isBroken = true;
  const marks = marksOf(page);
  await page.route('**/lest', (route) =>
    isBroken
      ? route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' })
      : route.continue(),
  );
  await visit(page, MESSAGES);
  const refused = page.waitForResponse('**/lest');
  await rowsBelow(page, 'Uleste').click();
  await refused;
  await page.getByRole('main').getByRole('link', { name: 'Meldinger', exact: true }).click();
  await expect(rowsBelow(page, 'Uleste')).toHaveCount(1);

  await rowsBelow(page, 'Uleste').click();
  await expect.poll(() => marks.length).toBe(2);
  isBroken = false;
  await expect(async () => {
    await page.clock.fastForward(11_000);
    expect(marks.length).toBe(3);
  }).toPass();
  await page.getByRole('main').getByRole('link', { name: 'Meldinger', exact: true }).click();
  await expect(rowsBelow(page, 'Leste')).toHaveCount(1);
  expect(marks).toHaveLength(3);
});
