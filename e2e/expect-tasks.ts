import type { Page } from '@playwright/test';
import { demoDate } from '../commands/portfolio/demo.ts';
import { formatDay } from '../domain/calendar-date.ts';
import { osloDate } from '../domain/oslo-date.ts';
import { formats } from '../texts/nb/formats.ts';
import { expect } from './portal.ts';

const HEALTH = '/privat/forsikring/skade/jump/ahv';
const ACCEPT = '/privat/forsikring/aksept';
const VEHICLE = '/privat/forsikring/motor/detaljer';
const CLAIMS = '/privat/forsikring/skadesaker';
const MESSAGES = '/privat/forsikring/meldinger';
const BUY = '/privat/forsikring/oversikt/kjopsinnganger';

export const tasksOf = (page: Page) => page.getByRole('region', { name: 'Oppgavene dine' });
const offersOf = (page: Page) =>
  page
    .locator('.kfp-offer-box')
    .filter({ has: page.getByRole('heading', { level: 2, name: 'Tilbud du har sett på' }) });

/** The links of an overdue bill, which is always the first task. */
const BILL: [string, string][] = [
  ['Betal regningen', '/privat/forsikring/betaling'],
  ['Er det vanskelig å betale? Ring oss', '#kfp-footer-phonenumber'],
];

/** Tasks of each demonstration person: the text and target of the link. */
const TASKS: Record<string, [string, string][]> = {
  Kari: [
    ...BILL,
    ['Svar i skadesaken Storm tok takstein', `${CLAIMS}/NICE/26-104417`],
    ['En fil kom ikke frem tak-mot-vest.jpg, Storm tok takstein', `${CLAIMS}/NICE/26-104417`],
    ['Fyll ut 1 helseerklæring Svar på noen spørsmål om helsen din, så kan vi behandle søknaden.', HEALTH],
    ['Godta 1 tilbud Forsikringen gjelder først når du har godtatt tilbudet.', ACCEPT],
    ['Oppdater kilometerstanden Volvo V60, EL 04821', `${VEHICLE}/81030354/endre/kilometerstand`],
    ['Du har uleste meldinger Les dem her', MESSAGES],
    [
      `En forsikring avsluttes snart Bilforsikring, Volkswagen Golf ${formatDay(demoDate('2026-12-31'), osloDate(Date.now()), formats)}`,
      `${VEHICLE}/81030491`,
    ],
  ],
  Ingrid: [['Godta tilbudet', ACCEPT]],
  Gunnar: [['Start helseerklæringene', HEALTH]],
  'Per Arne': [
    ['Oppdater kilometerstanden', `${VEHICLE}/81033916/endre/kilometerstand`],
    ['Oppdater kilometerstanden Toyota Hiace, NF 05502', `${VEHICLE}/81034053/endre/kilometerstand`],
    ['Bekreft at BMW R 1250 GS har godkjent alarm Gå til forsikringen', `${VEHICLE}/81034190`],
  ],
  Silje: [['Les meldingene', MESSAGES]],
  Tor: [
    ['Start helseerklæringen', HEALTH],
    ['Godta 3 tilbud Forsikringene gjelder først når du har godtatt tilbudene.', ACCEPT],
  ],
  Ola: [['Godta tilbudene', ACCEPT]],
  'Anne-Charlotte': [
    ...BILL,
    [
      'Fyll ut 12 helseerklæringer Svar på noen spørsmål om helsen din, så kan vi behandle søknadene.',
      HEALTH,
    ],
    [
      'Oppdater kilometerstanden Rolls-Royce Phantom Extended Series II & «Æ Ø Å»-utgave, EV 00001',
      `${VEHICLE}/81035971/endre/kilometerstand`,
    ],
  ],
  Bjørn: BILL,
};

/** People without tasks, and their filled buttons: buying, if nothing is insured. */
const NOTHING: Record<string, string[]> = { Jonas: ['Kjøp forsikring'], Amina: [], Marit: [] };

/** The offers that the overview shows for a person, and the number of further ones. */
const OFFERS: Record<string, { lines: string[]; more: string | null }> = {
  Kari: {
    lines: [
      'Bilforsikring og tilhenger + 1 i pakken 562,50 kr/md',
      'Båtforsikring 168 kr/md',
      'Husforsikring + 1 i pakken 918 kr/md',
    ],
    more: '+ 1 forsikring',
  },
  Ingrid: { lines: ['Innboforsikring 64 kr/md'], more: null },
  Ola: {
    lines: ['Bilforsikring 476 kr/md', 'Båtforsikring 133 kr/md', 'Elsparkesykkelforsikring 25 kr/md'],
    more: '+ 11 forsikringer',
  },
};

/** Opens the fold of the tasks that the overview does not show at once, if there is one. */
export async function openAllTasks(page: Page): Promise<void> {
  const fold = tasksOf(page).locator('.kfp-task-fold > summary');
  if ((await fold.count()) > 0) await fold.click();
}

/** Expects the overview to show the tasks of a demonstration person with their links, and the offers. */
export async function expectTasks(page: Page, name: string): Promise<void> {
  const filledButtons = page.locator('main .jkl-button--primary');
  const tasks = TASKS[name] ?? [];
  await openAllTasks(page);
  const links = tasksOf(page).locator('.kfp-task-card').getByRole('link');
  const addresses = async () =>
    await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  if (tasks.length > 0) {
    await expect(links).toHaveText(tasks.map(([text]) => text));
    expect(await addresses()).toEqual(tasks.map(([, address]) => address));
    await expect(filledButtons).toHaveText([tasks[0]?.[0] ?? '']);
  }
  const filled = NOTHING[name];
  if (filled) {
    await expect(tasksOf(page).getByRole('heading', { name: 'Du har ingenting å gjøre nå' })).toBeVisible();
    await expect(filledButtons).toHaveText(filled);
    await expect(page.getByRole('link', { name: 'Kjøp forsikring' })).toHaveAttribute('href', BUY);
  }
  if (name === 'Gunnar') {
    await expect(tasksOf(page).getByRole('heading', { name: 'Fyll ut 2 helseerklæringer' })).toBeVisible();
  }
  const offers = OFFERS[name];
  if (offers) await expectOffers(page, offers);
}

async function expectOffers(page: Page, { lines, more }: { lines: string[]; more: string | null }) {
  await expect(offersOf(page).getByRole('listitem')).toHaveText(lines);
  await expect(offersOf(page).getByText(/^\+ \d+ forsikring/)).toHaveText(more ? [more] : []);
  await expect(offersOf(page).getByRole('link', { name: 'Se tilbudene' })).toHaveAttribute(
    'href',
    '/privat/forsikring/oversikt/tilbud',
  );
}
