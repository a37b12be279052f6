import type { Page } from '@playwright/test';
import { beginSession, OVERVIEW, withoutScripts } from './log-in.ts';
import { expectNoFindings } from './no-findings.ts';
import { people } from './people.ts';
import { expect, startPortal, test } from './portal.ts';
import { tasksOf } from './task-section.ts';
import { visit } from './visit.ts';

const { kari } = people;
const CLAIMS = '/privat/forsikring/skadesaker';
const WAITING = `${CLAIMS}/NICE/26-104417`;
const UPLOAD = '**/skader/NICE/*/vedlegg';

const jpeg = (name: string, bytes = 300_000) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(bytes, 'x')]),
});
const word = {
  name: 'taket.docx',
  mimeType: 'application/msword',
  buffer: Buffer.from('PK\x03\x04'.padEnd(200)),
};

const fileNamed = (page: Page, name: string) =>
  page.locator('.kfp-upload').filter({ has: page.getByText(name, { exact: true }) });
const filesOfClaim = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Filene i saken' }) });

test.use({ viewport: { width: 390, height: 844 } });

test('files are chosen and sent with the keyboard, also when the network fails and comes back', async ({
  page,
}) => {
  const portal = await startPortal();
  await beginSession(page, kari.ssn, { origin: portal.url });
  await visit(page, portal.url + OVERVIEW);
  await expect(tasksOf(page)).toContainText('En fil kom ikke frem');
  await visit(page, portal.url + WAITING);
  const main = page.getByRole('main');
  await expect(main).toContainText('Anders Lie har saken.');
  await expect(main).toContainText(/Vi svarer innen \d+\. /);
  await expect(filesOfClaim(page)).toContainText('tak-mot-vest.jpg');
  await expect(filesOfClaim(page)).toContainText('Kom ikke frem. Send den på nytt.');
  await expectNoFindings(page);

  await page.route(UPLOAD, (route) => route.abort());
  const choosing = page.waitForEvent('filechooser');
  await page.getByLabel('Velg filer').press('Enter');
  await (await choosing).setFiles([word, jpeg('tak-mot-vest.jpg')]);
  await expect(fileNamed(page, 'tak-mot-vest.jpg')).toContainText(
    'Vi har ikke fått bekreftet at filen er mottatt. Vi prøver igjen.',
  );
  await expect(fileNamed(page, 'taket.docx')).toContainText('Lagre filen som PDF.');
  await expectNoFindings(page);

  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/vedlegg'))
      keys.push(request.headers()['idempotency-key']);
  });
  // The server stores the file, but its answer is lost.
  await page.route(UPLOAD, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Prøv igjen tak-mot-vest.jpg' }).press('Enter');
  await expect.poll(() => keys.length).toBeGreaterThan(0);
  await expect(fileNamed(page, 'tak-mot-vest.jpg')).toContainText(
    'Vi har ikke fått bekreftet at filen er mottatt.',
  );
  await page.unrouteAll();
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect(fileNamed(page, 'tak-mot-vest.jpg')).toContainText('Sendt');
  expect(new Set(keys).size).toBe(1);
  await expect(filesOfClaim(page).getByRole('listitem')).toHaveCount(2);
  await expect(filesOfClaim(page)).not.toContainText('Kom ikke frem');
  await expect(page.getByRole('button', { name: 'Send filen' })).toHaveCount(0);

  await visit(page, portal.url + OVERVIEW);
  await expect(tasksOf(page)).toContainText('Svar i skadesaken');
  await expect(tasksOf(page)).not.toContainText('En fil kom ikke frem');
});

test('files that a restart of the server cuts off are sent by themselves afterwards', async ({ page }) => {
  const portal = await startPortal();
  await beginSession(page, kari.ssn, { origin: portal.url });
  await visit(page, portal.url + WAITING);
  const network = await page.context().newCDPSession(page);
  const conditions = { offline: false, latency: 0, downloadThroughput: -1 };
  await network.send('Network.emulateNetworkConditions', { ...conditions, uploadThroughput: 150_000 });
  await page.getByLabel('Velg filer').setInputFiles([jpeg('tak.jpg', 900_000), jpeg('vegg.jpg')]);
  await expect(fileNamed(page, 'tak.jpg')).toContainText(/[2-4]\d\s% er sendt/);
  await portal.restart();
  await network.send('Network.emulateNetworkConditions', { ...conditions, uploadThroughput: -1 });
  await expect(fileNamed(page, 'vegg.jpg')).toContainText('Sendt', { timeout: 60_000 });
  await expect(fileNamed(page, 'tak.jpg')).toContainText('Sendt');
  await expect(filesOfClaim(page).getByRole('listitem')).toHaveCount(4);
});

test('a slow upload shows its progress and can be cancelled', async ({ page }) => {
  const portal = await startPortal();
  await beginSession(page, kari.ssn, { origin: portal.url });
  await visit(page, portal.url + WAITING);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 50,
    downloadThroughput: 200_000,
    uploadThroughput: 200_000,
  });
  await page.getByLabel('Velg filer').setInputFiles(jpeg('tak.jpg', 4_000_000));
  const progress = page.getByRole('progressbar', { name: 'Sender tak.jpg' });
  await expect(progress).toBeVisible();
  const tile = await page
    .locator('.kfp-claim__step')
    .evaluate((box) => getComputedStyle(box).backgroundColor);
  await expect(progress, 'the track looks like that of other bars').toHaveCSS('background-color', tile);
  await expect(fileNamed(page, 'tak.jpg')).toContainText(/[1-9]\d?\s% er sendt/);
  await page.getByRole('button', { name: 'Avbryt tak.jpg' }).press('Enter');
  await expect(fileNamed(page, 'tak.jpg')).toHaveCount(0);
  await visit(page, portal.url + WAITING);
  await expect(filesOfClaim(page).getByRole('listitem')).toHaveCount(2);
});

test('a file is sent while the customer looks at the list of claims', async ({ page }) => {
  const portal = await startPortal();
  await beginSession(page, kari.ssn, { origin: portal.url });
  await visit(page, portal.url + WAITING);
  const held = Promise.withResolvers<void>();
  await page.route(UPLOAD, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByLabel('Velg filer').setInputFiles(jpeg('tak.jpg'));
  await expect(fileNamed(page, 'tak.jpg')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Skadesaker' }).click();
  await expect(page).toHaveURL(portal.url + CLAIMS);
  await page.getByRole('link', { name: /26-104417/ }).click();
  await expect(page).toHaveURL(portal.url + WAITING);
  held.resolve();
  await expect(fileNamed(page, 'tak.jpg')).toContainText('Sendt');
});

test('without scripts a form sends a file, and the page says what became of it; a refused claim quotes its clause instead', async ({
  page,
}) => {
  const portal = await startPortal();
  await beginSession(page, kari.ssn, { origin: portal.url });
  const plain = await withoutScripts(page, portal.url);
  await plain.setViewportSize({ width: 390, height: 844 });
  await plain.goto(portal.url + WAITING);
  // Round corners of a button would clip the label.
  await expect(plain.getByText('Velg en fil').locator('..')).toHaveCSS('overflow', 'visible');
  // Screen readers would call the required fields invalid until a file is chosen.
  for (const label of ['Velg en fil', 'Ta bilde'])
    await expect(plain.getByLabel(label)).toHaveAttribute('aria-invalid', 'false');
  await plain.getByLabel('Velg en fil').setInputFiles(jpeg('tak-mot-vest.jpg'));
  await plain.getByRole('button', { name: 'Send filen' }).press('Enter');
  await expect(plain.getByText('Filen er sendt.')).toBeVisible();
  await expect(plain).toHaveURL(new RegExp(`${WAITING}#melding$`));
  await expect(filesOfClaim(plain).getByRole('listitem')).toHaveCount(2);
  await expect(filesOfClaim(plain)).not.toContainText('Kom ikke frem');

  await plain.getByLabel('Velg en fil').setInputFiles(word);
  await plain.getByRole('button', { name: 'Send filen' }).press('Enter');
  await expect(plain.getByText(/^Filen er ikke sendt. Vi tar imot bilder/)).toBeVisible();
  await plain.getByRole('button', { name: 'Send filen' }).press('Enter');
  await expect(plain.getByText('Filen er ikke sendt. Velg en fil først.')).toBeVisible();
  await plain.emulateMedia({ media: 'print' });
  await expect(plain.getByText('Velg en fil', { exact: true })).toBeHidden();
  await expect(plain.getByText(/Bilder .* eller PDF/)).toBeHidden();
  await plain.context().close();

  await visit(page, `${portal.url}${CLAIMS}/NICE/26-090310`);
  const refused = page.getByRole('main');
  await expect(refused.locator('blockquote')).toContainText(
    'Forsikringen dekker ikke skade ved at vann trenger inn',
  );
  const terms = refused.getByRole('link', { name: /Se hvor det står \(side 1\)/ });
  await expect(terms).toHaveAttribute('href', /\/dokumenter\/NICE\/V-2025-HUS#page=1$/);
  await expect(refused.getByRole('link', { name: /Klag på avgjørelsen/ })).toHaveAttribute('href', /^https:/);
  await expect(refused.getByLabel('Velg filer')).toHaveCount(0);
  await expectNoFindings(page);
});
