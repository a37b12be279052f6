import type { Page } from '@playwright/test';
import { logIn } from './log-in.ts';
import { personNamed } from './people.ts';
import { expect, test } from './portal.ts';

const HEALTH = '/privat/forsikring/skade/jump/ahv';
const ACCEPT = '/privat/forsikring/aksept';
const VEHICLE = '/privat/forsikring/motor/detaljer';
const MESSAGES = '/privat/forsikring/meldinger';
const BUY = '/privat/forsikring/oversikt/kjopsinnganger';

const tasksOf = (page: Page) => page.getByRole('region', { name: 'Oppgavene dine' });
const offersOf = (page: Page) =>
  tasksOf(page)
    .locator('div')
    .filter({ has: page.getByRole('heading', { name: 'Tilbud du har sett på' }) })
    .last();
const filledButtons = (page: Page) => page.locator('main .jkl-button--primary');

/** What each demonstration person has to do: how the task's link is called, and where it leads. */
const TASKS: Record<string, [string, string][]> = {
  Kari: [
    ['Start helseerklæringen', HEALTH],
    ['Godta 1 tilbud Forsikringen gjelder først når du har godtatt.', ACCEPT],
    ['Oppdater kilometerstanden Volvo V60, EL 04821', `${VEHICLE}/81030354/endre/kilometerstand`],
    ['Du har uleste meldinger Les dem i innboksen', MESSAGES],
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
    ['Godta 3 tilbud Forsikringene gjelder først når du har godtatt.', ACCEPT],
  ],
  Ola: [['Godta tilbudene', ACCEPT]],
};

for (const [name, tasks] of Object.entries(TASKS)) {
  test(`${name} sees what waits, and each task leads where it is done`, async ({ page }) => {
    await logIn(page, personNamed(name).ssn);
    const links = tasksOf(page).locator('.kfp-task-card').getByRole('link');
    await expect(links).toHaveText(tasks.map(([text]) => text));
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(tasks.map(([, address]) => address));
    await expect(filledButtons(page)).toHaveText([tasks[0]?.[0] ?? '']);
  });
}

test('the counts are in the tasks', async ({ page }) => {
  await logIn(page, personNamed('Gunnar').ssn);
  await expect(tasksOf(page).getByRole('heading', { name: 'Fyll ut 2 helseerklæringer' })).toBeVisible();
});

for (const [name, filled] of [
  ['Jonas', ['Kjøp forsikring']],
  ['Amina', []],
  ['Bjørn', []],
  ['Marit', []],
] as const) {
  test(`${name} reads that there is nothing to do; buying has the filled button where nothing is insured`, async ({
    page,
  }) => {
    await logIn(page, personNamed(name).ssn);
    await expect(tasksOf(page).getByRole('heading', { name: 'Du har ingenting å gjøre nå' })).toBeVisible();
    await expect(filledButtons(page)).toHaveText([...filled]);
    await expect(page.getByRole('link', { name: 'Kjøp forsikring' })).toHaveAttribute('href', BUY);
  });
}

test('Kari accepts an offer in the same tab', async ({ page }) => {
  await logIn(page, personNamed('Kari').ssn);
  await tasksOf(page).getByRole('link', { name: 'Godta 1 tilbud' }).click();
  await expect(page).toHaveURL(/\/privat\/forsikring\/aksept$/);
  expect(page.context().pages()).toHaveLength(1);
});

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
    lines: ['Bilforsikring 476 kr/md', 'Båtforsikring 133 kr/md', 'El-sparkesykkelforsikring 25 kr/md'],
    more: '+ 11 forsikringer',
  },
};

for (const [name, { lines, more }] of Object.entries(OFFERS)) {
  test(`${name} sees the offers they have looked at, with the whole package’s price`, async ({ page }) => {
    await logIn(page, personNamed(name).ssn);
    await expect(offersOf(page).getByRole('listitem')).toHaveText(lines);
    await expect(offersOf(page).getByText(/^\+ \d+ forsikring/)).toHaveText(more ? [more] : []);
    await expect(offersOf(page).getByRole('link', { name: 'Se tilbudene' })).toHaveAttribute(
      'href',
      '/privat/forsikring/oversikt/tilbud',
    );
  });
}

test('messages are asked for with the partner-group integration alone', async ({ page, portal }) => {
  await logIn(page, personNamed('Ingrid').ssn);
  const answer = page.waitForResponse('**/eikaintegrasjon/kundekommunikasjon', { timeout: 1000 });
  await expect(answer).rejects.toThrow();
  await logIn(page, personNamed('Silje').ssn, { origin: portal.origin('eika') });
  await expect(tasksOf(page).getByRole('link', { name: 'Les meldingene' })).toBeVisible();
});
