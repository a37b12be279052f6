import type { Page } from '@playwright/test';
import distributorFile from '../distributors.json' with { type: 'json' };
import { beginSession, logIn, OVERVIEW } from './log-in.ts';
import { people } from './people.ts';
import { expect, startPortal, test } from './portal.ts';
import { beginVisit, openPage, reload } from './visit.ts';

const { jonas } = people;

/** Returns a colour such as #1b1917 in the format of computed styles. */
function computed(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}

async function expectContact(
  page: Page,
  { telefon, epost, navn }: { telefon: string; epost: string; navn: string },
) {
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading', { level: 2 })).toHaveText(navn);
  const phone = footer.locator('#kfp-footer-phonenumber');
  await expect(phone).toHaveAttribute('href', `tel:+47${telefon}`);
  await expect(phone).toHaveText(`+47 ${telefon.replace(/(..)(?=.)/g, '$1 ')}`);
  await expect(footer.getByRole('link', { name: epost })).toHaveAttribute('href', `mailto:${epost}`);
}

/** Expects the wordmark in the middle, or at the left edge of the content. */
async function expectAligned(page: Page, headerAlignment: string): Promise<void> {
  const mark = await page.locator('.kfp-wordmark').boundingBox();
  if (headerAlignment === 'centre') expect((mark?.x ?? 0) + (mark?.width ?? 0) / 2).toBeCloseTo(640, 0);
  else expect(mark?.x).toBe(80);
}

test.describe('the page from the server', () => {
  test.use({ javaScriptEnabled: false });

  test('each distributor has its own page, an unknown host has none, and the footer links elsewhere', async ({
    page,
    portal,
  }) => {
    await test.step('each distributor has its own wordmark, colours and contact information, logged out and in', async () => {
      const seen = new Set<string>();
      for (const distributor of distributorFile.distributors) {
        const { shortname, wordmark, theme, bankkontakt, headerAlignment } = distributor;
        await test.step(shortname, async () => {
          const origin = portal.origin(shortname);
          await beginVisit(page, origin + OVERVIEW);
          await expect(page.locator('.kfp-wordmark')).toHaveText(wordmark);
          await expectContact(page, bankkontakt);
          await expect(page.getByText('Mandag–fredag')).toBeVisible();
          await expect(page.locator('body')).toHaveCSS('background-color', computed(theme.light.page));
          await page.emulateMedia({ colorScheme: 'dark' });
          await expect(page.locator('body')).toHaveCSS('background-color', computed(theme.dark.page));

          await page.emulateMedia({ colorScheme: 'light' });
          await expectAligned(page, headerAlignment);

          // The settings of a distributor apply logged in as well. One of each alignment is enough.
          if (seen.has(headerAlignment)) return;
          seen.add(headerAlignment);
          await beginSession(page, jonas.ssn, { origin });
          await beginVisit(page, origin + OVERVIEW);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forsikringsoversikt');
          await expectContact(page, bankkontakt);
          await expectAligned(page, headerAlignment);
        });
      }
    });

    await test.step('an unknown host has no distributor; elsewhere the footer links to privacy and to a price comparison', async () => {
      await openPage(page, `${portal.origin('ukjent-bank')}${OVERVIEW}finnes-ikke`);
      await expect(page.locator('.kfp-wordmark')).toHaveText('forsikring');

      await openPage(page, OVERVIEW);
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByRole('link', { name: 'Personvern og informasjonskapsler' })).toHaveAttribute(
        'href',
        'https://www.eksempel.no/personvern',
      );
      await expect(footer.getByRole('link', { name: 'Sammenlign priser (åpnes i ny fane)' })).toHaveAttribute(
        'href',
        'https://www.finansportalen.no/forsikring/',
      );
    });
  });
});

test('the contact information is loaded after login, and comes with the page if loading fails', async ({
  page,
}) => {
  const portal = await startPortal({ FIRST_PAGE_MS: '0' });
  const contact = {
    navn: 'Banken din',
    telefon: '81549300',
    epost: 'banken@eksempel.no',
    apningstider: [['Hver dag', '07–22']],
    domene: 'eksempel.no',
  };
  await page.route('**/auth/bankkontakt', (route) => route.fulfill({ json: contact }));
  await logIn(page, jonas.ssn, { origin: portal.url });
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading', { level: 2 })).toHaveText('Banken din');
  await expect(footer.locator('#kfp-footer-phonenumber')).toHaveText('+47 815 49 300');
  await expect(footer.getByText('07–22')).toBeVisible();

  await page.evaluate(() => sessionStorage.clear());
  await page.route('**/auth/bankkontakt', (route) => route.fulfill({ status: 500, body: '{}' }));
  await reload(page);
  await expect(footer.getByRole('heading', { level: 2 })).toHaveText('Fremtind Forsikring');
  await expect(footer.locator('#kfp-footer-phonenumber')).toHaveText('+47 22 00 00 00');
});
