import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Boot } from '../../contract/first-page.ts';
import { bootOf } from '../testing/boot.ts';
import { CUSTOMER } from '../testing/customer.ts';
import type { EndpointName, FakeApi } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';
import { OverviewPage } from './OverviewPage.tsx';

const FAILED = 'En feil oppsto ved henting av forsikringene dine.';
const PARTIAL =
  'Noen av systemene våre er nede. Det kan hende noen av forsikringene dine mangler fra listen.';
const BANNER =
  'Vi opplever for tiden problemer med noen av systemene våre. Du kan oppleve at noe mangler, eller ikke fungerer som det skal.';
const MISSING_TASKS = 'Her kan det mangle oppgaver nå';
const MISSING_OFFERS = 'Her mangler tilbud nå';

const CAR = {
  policyNumber: '81030354',
  name: 'Bilforsikring',
  description: 'Volvo V60',
  productType: 'BIL',
  systemSource: 'NICE',
  monthlyPrice: 500,
  yearlyPrice: 6000,
  avtaleStatus: 'ACTIVE',
  standing: 'IN_FORCE',
} as const;
const BOAT = {
  name: 'Båtforsikring',
  policyNumber: '55010313',
  productType: 'BAAT',
  systemSource: 'NICE',
  monthlyPrice: 168,
  yearlyPrice: 2016,
  expirationDate: '2027-01-15',
} as const;

/** Renders the overview of a customer with one insurance, one offer and a task of each kind. */
function renderOverview(before: (api: FakeApi) => void, boot?: Boot) {
  return renderPage(<OverviewPage feedback={null} />, {
    ...(boot && { boot }),
    answers: (api) => {
      api.answer('GET /skadekunde/hent', { ...CUSTOMER, loginBankplassRegisterNummer: '2050' });
      api.answer('GET /avtaleoversikt/avtaler', {
        avtaler: [CAR],
        monthlySum: 500,
        yearlySum: 6000,
        systemSourceError: false,
      });
      api.answer('GET /eikaintegrasjon/avtaler', {
        avtaler: [],
        monthlySum: 0,
        yearlySum: 0,
        systemSourceError: false,
      });
      api.answer('GET /avtaleoversikt/tilbud', { tilbud: [BOAT], systemSourceError: false });
      api.answer('GET /oversikt/helseerklaering', { antall: 1 });
      api.answer('GET /oversikt/aksepttilbud', { antall: 1 });
      api.answer('GET /motor/oppgaver/motoroppgaver', {
        oppgaver: [{ oppgavetype: 'KILOMETERSTAND', beskrivelse: 'Volvo', avtalenummer: '81030354' }],
      });
      api.answer('GET /eikaintegrasjon/kundekommunikasjon', { hasUlesteMeldinger: true });
      api.answer('GET /nbo/produktanbefaling', { scores: [], controlgroup: false, fallback: true });
      api.answer('GET /avtaleoversikt/sammendrag', {
        kommende: [],
        skader: [],
        flereSkader: 0,
        slutter: [],
        flereSlutter: 0,
        mangler: [],
        systemSourceError: false,
      });
      before(api);
    },
  });
}

const TASKS = {
  'GET /oversikt/helseerklaering': 'Fyll ut 1 helseerklæring',
  'GET /oversikt/aksepttilbud': 'Godta 1 tilbud',
  'GET /motor/oppgaver/motoroppgaver': 'Oppdater kilometerstanden',
  'GET /eikaintegrasjon/kundekommunikasjon': 'Du har uleste meldinger',
} as const satisfies Partial<Record<EndpointName, string>>;
const TASK_NAMES = Object.keys(TASKS) as (keyof typeof TASKS)[];

const tasks = () => within(screen.getByRole('region', { name: 'Oppgavene dine' }));
const missing = (names: string) => screen.findByText(`Dette mangler nå: ${names}.`, { exact: false });
const noSales = () => expect(screen.queryByRole('link', { name: /^(Kjøp forsikring|Se pris)/ })).toBeNull();

function answerNoTasks(api: FakeApi) {
  api.answer('GET /oversikt/helseerklaering', { antall: 0 });
  api.answer('GET /oversikt/aksepttilbud', { antall: 0 });
  api.answer('GET /motor/oppgaver/motoroppgaver', { oppgaver: [] });
  api.answer('GET /eikaintegrasjon/kundekommunikasjon', { hasUlesteMeldinger: false });
}

/** Lets all requests succeed, presses «Prøv igjen», and waits until nothing is missing. */
async function recover({ api, user }: ReturnType<typeof renderOverview>, names: readonly EndpointName[]) {
  for (const name of names) api.restore(name);
  await user.click(screen.getByRole('button', { name: 'Prøv igjen' }));
  await waitFor(() => expect(screen.queryByText(BANNER)).toBeNull());
}

describe('the overview', () => {
  it.each(TASK_NAMES)('lacks only its own task when %s fails', async (name) => {
    const page = renderOverview((api) => api.refuse(name, 500));
    await missing('noen av oppgavene dine');
    screen.getByText(BANNER);
    await screen.findByText(MISSING_TASKS);
    expect(tasks().queryByText('Henter oppgavene dine')).toBeNull();
    for (const each of TASK_NAMES) {
      expect(tasks().queryAllByText(TASKS[each])).toHaveLength(each === name ? 0 : 1);
    }
    await recover(page, [name]);
    tasks().getByText(TASKS[name]);
  });

  it('calls no tasks missing while the insurances load', async () => {
    const held: (() => void)[] = [];
    renderOverview((api) => {
      answerNoTasks(api);
      held.push(api.hold('GET /avtaleoversikt/avtaler'));
    });
    await screen.findByText('Båtforsikring');
    expect(tasks().queryByText(MISSING_TASKS)).toBeNull();
    tasks().getByText('Henter oppgavene dine');
    held[0]?.();
    await tasks().findByText('Du har ingenting å gjøre nå');
  });

  it.each([
    ['GET /nbo/produktanbefaling', 'anbefalingene dine'],
    ['GET /avtaleoversikt/tilbud', 'tilbudene dine'],
  ] as const)('says that nothing waits only when %s has answered', async (name, names) => {
    const held: (() => void)[] = [];
    const page = renderOverview((api) => {
      answerNoTasks(api);
      api.refuse(name, 500);
      held.push(api.hold(name));
    });
    await screen.findByText('Volvo V60');
    tasks().getByText('Henter oppgavene dine');
    held[0]?.();
    await missing(names);
    tasks().getByText(MISSING_TASKS);
    await recover(page, [name]);
    await tasks().findByText('Du har ingenting å gjøre nå');
  });

  it('links the task of a vehicle to the page of its insurance', async () => {
    const avtaler = [
      { ...CAR, policyNumber: 'V1', avtaleStatus: 'RENEWAL', detaljer: { konvertertAvtalenummer: 'E5' } },
      { ...CAR, policyNumber: 'E1', systemSource: 'EIKA_SKADE' },
    ] as const;
    const task = (avtalenummer: string) => ({
      ...{ oppgavetype: 'ALARM', beskrivelse: `Alarm ${avtalenummer}` },
      avtalenummer,
    });
    renderOverview((api) => {
      const list = { monthlySum: 500, yearlySum: 6000, systemSourceError: false };
      api.answer('GET /avtaleoversikt/avtaler', { ...list, avtaler: [avtaler[0]] });
      api.answer('GET /eikaintegrasjon/avtaler', { ...list, avtaler: [avtaler[1]] });
      api.answer('GET /motor/oppgaver/motoroppgaver', { oppgaver: [task('V1'), task('E1'), task('X')] });
    });
    const addressOf = async (number: string) =>
      (await tasks().findByText(`Alarm ${number}`)).closest('a')?.getAttribute('href');
    await screen.findAllByText('Volvo V60');
    expect(await addressOf('V1')).toBe('/privat/forsikring/detaljer/eika/V1');
    expect(await addressOf('E1')).toMatch(/^https:.*forsikringsnummer=E1$/);
    expect(await addressOf('X')).toBe('#forsikringene-dine');
  });

  it('keeps the place of the tasks when none can be loaded', async () => {
    const names = [...TASK_NAMES, 'GET /avtaleoversikt/sammendrag'] as const;
    const page = renderOverview((api) => {
      for (const name of names) api.refuse(name, 500);
    });
    await missing('oppgavene dine, fakturaene dine og skadesakene dine');
    await screen.findByText(MISSING_TASKS);
    await recover(page, names);
    tasks().getByText(TASKS['GET /oversikt/helseerklaering']);
  });

  it('calls insurances and tasks incomplete while the customer’s bank is unknown', async () => {
    const page = renderOverview((api) => api.refuse('GET /skadekunde/hent', 500));
    await screen.findByText(PARTIAL);
    await missing('opplysninger om deg, noen av oppgavene dine og noen av forsikringene dine');
    tasks().getByText(MISSING_TASKS);
    screen.getByText('Dette er forsikringene vi får tak i akkurat nå.');
    screen.getByText('Volvo V60');
    await recover(page, ['GET /skadekunde/hent']);
    expect(screen.queryByText(PARTIAL)).toBeNull();
    tasks().getByText('Du har uleste meldinger');
    screen.getByText(/^Hei, Kari\./);
  });

  it('names the distributor’s own insurer too while its insurances are missing', async () => {
    const page = renderOverview((api) => {
      api.refuse('GET /avtaleoversikt/avtaler', 500);
      api.answer('GET /eikaintegrasjon/avtaler', {
        avtaler: [{ ...CAR, systemSource: 'EIKA_SKADE' }],
        monthlySum: 500,
        yearlySum: 6000,
        systemSourceError: false,
      });
    });
    await missing('noen av forsikringene dine');
    screen.getByText(FAILED);
    expect(screen.queryByText(PARTIAL)).toBeNull();
    screen.getByText('Forsikringene leveres av Fremtind Forsikring og Eika Forsikring.');
    await recover(page, ['GET /avtaleoversikt/avtaler']);
  });

  it('keeps the place of the offers when they fail', async () => {
    const held: (() => void)[] = [];
    const page = renderOverview((api) => {
      api.refuse('GET /avtaleoversikt/tilbud', 500);
      held.push(api.hold('GET /avtaleoversikt/tilbud'));
    });
    await screen.findByText('Henter tilbudene dine');
    held[0]?.();
    await missing('tilbudene dine');
    screen.getByText(MISSING_OFFERS);
    expect(screen.queryByRole('link', { name: 'Se tilbudene' })).toBeNull();
    screen.getByText('Volvo V60');
    await recover(page, ['GET /avtaleoversikt/tilbud']);
    screen.getByText('Båtforsikring');
  });

  it('shows tasks and offers, and sells nothing, when the insurances fail', async () => {
    const names = ['GET /avtaleoversikt/avtaler', 'GET /eikaintegrasjon/avtaler'] as const;
    const page = renderOverview((api) => {
      for (const name of names) api.refuse(name, 500);
    });
    await screen.findByText(FAILED);
    await missing('forsikringene dine');
    tasks().getByText(TASKS['GET /oversikt/helseerklaering']);
    screen.getByText('Båtforsikring');
    noSales();
    await recover(page, names);
    screen.getByText('Volvo V60');
  });

  it('calls the insurances of an incomplete answer incomplete', async () => {
    renderOverview((api) =>
      api.answer('GET /avtaleoversikt/avtaler', {
        ...{ avtaler: [CAR], monthlySum: 500, yearlySum: 6000 },
        systemSourceError: true,
      }),
    );
    await screen.findByText(PARTIAL);
    screen.getByText(BANNER);
    screen.getByText('Volvo V60');
  });

  it('shows late recommendations when they arrive, and leaves no gap for failing ones', async () => {
    const NAME = 'GET /nbo/produktanbefaling';
    const held: (() => void)[] = [];
    const { unmount } = renderOverview((api) => {
      const scores = [{ nextBestOfferProdukt: 'REISE', score: 1 }];
      api.answer(NAME, { scores, controlgroup: false, fallback: true });
      held.push(api.hold(NAME));
    });
    await screen.findByText('Henter anbefalingene dine');
    held[0]?.();
    await screen.findByRole('link', { name: /^Se pris på/ });
    unmount();

    renderOverview((api) => api.refuse(NAME, 500));
    await screen.findByText(BANNER);
    expect(screen.queryByText('Henter anbefalingene dine')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Anbefalt for deg' })).toBeNull();
  });

  it('shows neither the areas nor a link to them if nothing is sold in the portal', async () => {
    const scores = [{ nextBestOfferProdukt: 'REISE', score: 1 }];
    const recommend = (api: FakeApi) =>
      api.answer('GET /nbo/produktanbefaling', { scores, controlgroup: false, fallback: true });
    const headings = () => screen.queryAllByRole('heading', { name: 'Hva vil du forsikre?' });
    const all = () => screen.queryAllByRole('link', { name: 'Se alle våre forsikringer' });
    const { unmount } = renderOverview(recommend);
    await screen.findByRole('link', { name: /^Se pris på/ });
    expect([headings().length, all().length]).toEqual([1, 1]);
    unmount();
    renderOverview(recommend, bootOf('fremtind', { purchaseGroups: [] }));
    await screen.findByRole('link', { name: /^Se pris på/ });
    expect([headings().length, all().length]).toEqual([0, 0]);
  });

  it.each([
    ['of a bank with the partner-group integration', '2050', 1],
    ['of another bank', null, 0],
  ])('asks for messages of a customer %s: %s', async (_which, loginBankplassRegisterNummer, times) => {
    const { api } = renderOverview((fake) =>
      fake.answer('GET /skadekunde/hent', { ...CUSTOMER, loginBankplassRegisterNummer }),
    );
    await tasks().findByText(TASKS['GET /motor/oppgaver/motoroppgaver']);
    await screen.findByText('Volvo V60');
    expect(api.sent('GET /eikaintegrasjon/kundekommunikasjon')).toHaveLength(times);
  });

  it('names all that is missing when everything fails, sells nothing, and can be tried again', async () => {
    const names = [
      ...TASK_NAMES,
      'GET /skadekunde/hent',
      'GET /avtaleoversikt/avtaler',
      'GET /eikaintegrasjon/avtaler',
      'GET /avtaleoversikt/tilbud',
      'GET /avtaleoversikt/sammendrag',
      'GET /nbo/produktanbefaling',
    ] as const;
    const page = renderOverview((api) => {
      for (const name of names) api.refuse(name, 500);
    });
    await missing(
      'opplysninger om deg, oppgavene dine, forsikringene dine, tilbudene dine, fakturaene dine, skadesakene dine og anbefalingene dine',
    );
    screen.getByText(FAILED);
    screen.getByText(BANNER);
    noSales();
    await recover(page, names);
    tasks().getByText(TASKS['GET /oversikt/helseerklaering']);
    screen.getByText(/^Hei, Kari\./);
    screen.getByText('Volvo V60');
  });
});
