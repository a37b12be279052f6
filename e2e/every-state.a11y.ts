import { type Page, type Route, test as setting } from '@playwright/test';
import { LANGUAGES, type Language } from '../texts/languages.ts';
import { PAGES_TO_READ } from './every-page.ts';
import { beginSession } from './log-in.ts';
import { expectNoFindingsAnywhere } from './no-findings.ts';
import { people } from './people.ts';
import { expect, startPortal, test } from './portal.ts';
import { visit } from './visit.ts';

const { kari, jonas } = people;
const API = '**/api/privat/forsikring/**';

/** Nothing renders behind the login until the session is known (spec: shell §4.1). */
const unlessSession = (answer: (route: Route) => void) => (route: Route) =>
  route.request().url().includes('/auth/') ? route.continue() : answer(route);

/** The states of a page, each with what brings it about. */
const STATES: Readonly<
  Record<
    string,
    {
      ssn?: string;
      isDocumentOnly?: boolean;
      cause?: (page: Page) => Promise<unknown>;
      afterwards?: (page: Page) => Promise<unknown>;
    }
  >
> = {
  'much to show': {},
  'nothing to show': { ssn: jonas.ssn },
  waiting: {
    isDocumentOnly: true,
    cause: (page) =>
      page.route(
        API,
        unlessSession(() => {}),
      ),
  },
  failed: {
    isDocumentOnly: true,
    cause: (page) =>
      page.route(
        API,
        unlessSession((route) => route.fulfill({ status: 500, body: '' })),
      ),
  },
  offline: { afterwards: (page) => page.context().setOffline(true) },
};

/**
 * Every page in every state, language, width and colour scheme. It takes a quarter of an hour, so it runs only with
 * `EVERY_STATE=1`; `npm test` checks each page and state in the combinations that differ (ADR-037).
 */
for (const [state, { ssn = kari.ssn, isDocumentOnly, cause, afterwards }] of Object.entries(STATES)) {
  for (const language of LANGUAGES) {
    test(`every page, ${state}, in ${language}`, async ({ page }) => {
      setting.setTimeout(600_000);
      const portal = await startPortal(isDocumentOnly ? { FIRST_PAGE_MS: '0' } : {});
      await beginSession(page, ssn, { origin: portal.url });
      await speak(page, language, portal.url);
      await cause?.(page);
      for (const path of PAGES_TO_READ) {
        await page.context().setOffline(false);
        await visit(page, `${portal.url}/privat/forsikring${path}`);
        await expect(page.locator('h1').first(), path).toBeAttached();
        await afterwards?.(page);
        await expectNoFindingsAnywhere(page, `${path}, ${state}, ${language}`);
      }
    });
  }
}

async function speak(page: Page, language: Language, url: string): Promise<void> {
  await page.context().addCookies([{ name: 'kfp-spraak', value: language, url }]);
}
