import type { Page } from '@playwright/test';
import { beginSession, OVERVIEW } from './log-in.ts';
import { people, personNamed } from './people.ts';
import { expect, startPortal, test } from './portal.ts';
import { openPage, visit } from './visit.ts';

const PAGES = {
  overview: OVERVIEW,
  offers: `${OVERVIEW}tilbud`,
  profile: `${OVERVIEW}forsikringsprofil`,
  insurance: '/privat/forsikring/motor/detaljer/81030354',
  bills: '/privat/forsikring/betaling',
};
/** The link whose name is whole only when the browser has counted the messages. */
const COUNTED: { [name in keyof typeof PAGES]?: string } = { profile: 'Meldingene dine (2 uleste)' };
/** What comes after this heading depends on the day: invoices by year. */
const EARLIER_INVOICES = /- heading "Tidligere fakturaer".*/s;
const DATE =
  /\d{2}\.\d{2}\.\d{4}|\d{1,2}(\.)? (?:(?:januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember)\b|(?:jan|feb|aug|sep|okt|nov|des)\.)( \d{4})?/g;
/** A year, after its month if it has one. */
const YEAR =
  /(?:\b(?:jan\.|feb\.|mars|april|mai|juni|juli|aug\.|sep\.|okt\.|nov\.|des\.) )?\b20\d\d\b|(?<=text: )"20\d\d"/g;
/** A date as a box: the day above the month, with the year if it is another. */
const DATE_BOX = /- strong: "\d{1,2}"\n\s*- text: \p{Ll}+\.?(?: 20\d\d)?$/gmu;
/** A number in groups of three digits. */
const GROUPED = /(?<!\d)\d{1,3}( \d{3})+(?!\d)/g;
/** Two numbers with only a space between them. */
const ADJACENT = /\d \d/;
const PHONE = /^\+\d\d /;

// One context loads the scripts once, which are half of the cost of a first page.
test('a screen reader reads each page as before, with distinct names and numbers, and headings in order', async ({
  page,
}) => {
  // Other specs read messages and remove offers in the shared portal.
  const { url } = await startPortal();
  await beginSession(page, people.kari.ssn, { origin: url });
  for (const [name, address] of Object.entries(PAGES) as [keyof typeof PAGES, string][]) {
    await test.step(name, async () => {
      await visit(page, url + address);
      const counted = COUNTED[name];
      if (counted) await expect(page.getByRole('link', { name: counted })).toBeVisible();
      const text = await page.getByRole('main').ariaSnapshot();
      const lines = text.split('\n').filter((line) => !line.includes('/url:'));
      const stable = lines
        .join('\n')
        .replace(EARLIER_INVOICES, '')
        .replace(DATE_BOX, '- text: DATO')
        .replace(DATE, 'DATO')
        .replace(YEAR, 'ÅR')
        .replace(/\d+ dag(er)? igjen/g, 'DAGER igjen');
      expect.soft(stable, 'after an intended change, run npm run spoken').toMatchSnapshot(`${name}.txt`);
      // No two numbers are read as one.
      const adjacent = (await namesOf(page)).filter((each) => ADJACENT.test(each.replace(GROUPED, '0')));
      expect
        .soft(
          adjacent.filter((each) => !PHONE.test(each)),
          name,
        )
        .toEqual([]);
      expect.soft(await page.evaluate(ambiguousLinks), name).toEqual([]);
      expect.soft(await page.evaluate(headingProblems), name).toEqual([]);
    });
  }

  await test.step('a card without a price is read without a comma too many', async () => {
    await beginSession(page, personNamed('Ola Fjeldstad').ssn, { origin: url });
    await openPage(page, url + OVERVIEW);
    const names = await namesOf(page);
    expect(names.filter((name) => /Avsluttet/.test(name))).not.toEqual([]);
    expect(names.filter((name) => /,\s*,/.test(name))).toEqual([]);
  });
});

/** Returns the names of the links, buttons and summaries as the browser gives them to screen readers. */
async function namesOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ role, ignored }) => !ignored && ['link', 'button'].includes(role?.value))
    .map(({ name }) => String(name?.value ?? ''));
}

/** Returns the names of links that lead to several targets. Runs in the page. */
function ambiguousLinks(): string[] {
  const targets = new Map<string, Set<string>>();
  for (const link of document.querySelectorAll('main a[href]')) {
    if (!link.checkVisibility() || link.closest('[aria-hidden="true"]')) continue;
    const name = (link.textContent ?? '').replace(/\s+/g, ' ').trim();
    targets.set(name, (targets.get(name) ?? new Set()).add(link.getAttribute('href') ?? ''));
  }
  return [...targets].filter(([, all]) => all.size > 1).map(([name]) => name);
}

/** Returns the sections without a heading or name, and the headings that leave out a level. Runs in the page. */
function headingProblems(): string[] {
  const sections = [...document.querySelectorAll('main section')].filter(
    (each) => !each.querySelector('h1, h2, h3') && !each.hasAttribute('aria-label'),
  );
  const headings = [...document.querySelectorAll('main :is(h1, h2, h3, h4)')].filter((each) =>
    each.checkVisibility(),
  );
  const skips = headings.filter((each, index) => {
    const before = headings[index - 1];
    return before !== undefined && Number(each.tagName[1]) > Number(before.tagName[1]) + 1;
  });
  return [...sections.map((each) => each.className), ...skips.map((each) => each.textContent ?? '')];
}
