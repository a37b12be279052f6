import { expect, it } from 'vitest';
import type { Boot } from '../../contract/first-page.ts';
import type { OpenClaim, Summary } from '../../contract/summary.ts';
import type { OwnPage } from '../../domain/own-pages.ts';
import type { AgreementsState, ReadyAgreements } from '../agreements/agreements-state.ts';
import { communicationQuery } from '../tasks/queries.ts';
import { carsOf, readyAgreements } from '../testing/agreements.ts';
import { htmlOf, textOf, waitingClient } from '../testing/render-html.tsx';
import { OverviewAgreements } from './OverviewBelow.tsx';
import { summaryQuery } from './queries.ts';

const distributor = {
  detailSiteUrl: 'https://skade.eksempel.no',
  skadesakerUrl: 'https://skade.eksempel.no/saker',
  egneSider: ['skader'] as readonly OwnPage[],
};
const boot = { distributor, today: '2026-11-21' } as Boot;
const NOTHING: Summary = {
  kommende: [],
  skader: [],
  flereSkader: 0,
  slutter: [],
  flereSlutter: 0,
  mangler: [],
  systemSourceError: false,
};

const NO_OFFERS = { data: { tilbud: [], systemSourceError: false }, isError: false, errorUpdateCount: 0 };

function render(
  agreements: AgreementsState,
  { canBuy = true, summary = NOTHING, own = boot, client = waitingClient() } = {},
): string {
  client.setQueryData(summaryQuery.queryKey, summary);
  return htmlOf(
    <OverviewAgreements offers={NO_OFFERS} agreements={agreements} canBuy={canBuy} sellsFirst={false} />,
    { boot: own, client },
  );
}

function shown(agreements: AgreementsState, canBuy = true, summary = NOTHING): string {
  return textOf(render(agreements, { canBuy, summary }));
}

function ready(count: number, fields: Partial<ReadyAgreements> = {}): AgreementsState {
  const avtaler = carsOf(Array(count).fill({ monthlyOre: 5_850 }));
  return readyAgreements({ avtaler, monthlyOre: count * 5_850, yearlyOre: count * 70_200 }, fields);
}

it('shows the costs of several insurances, and says if the list is incomplete', () => {
  expect(shown(ready(2))).toContain('Dette koster forsikringene 117 kr/md 1 404 kr/år Kjøretøy 117 kr/md');
  expect(shown(ready(2, { alsoFailed: true }))).toContain('for dem vi ser nå');
  expect(shown(ready(2, { alsoLoading: true }))).toContain('for dem vi ser nå');
  expect(shown(ready(1))).not.toContain('Dette koster');
});

it('shows the purchase link only if the customer can buy', () => {
  expect(shown(ready(1))).toContain('Kjøp forsikring');
  expect(shown(ready(1), false)).not.toContain('Kjøp forsikring');
});

const SUMMARY: Summary = {
  ...NOTHING,
  nesteBetaling: { forfallsdato: '2026-12-06', belop: 2094.5, avtalegiro: false },
  ubetalt: { antall: 1, forfallsdato: '2026-11-06', belop: 798 },
  kommende: [
    { dato: '2026-12-06', slag: 'FAKTURA', belop: 2094.5 },
    {
      dato: '2026-12-23',
      slag: 'FORNYES',
      systemSource: 'NICE',
      navn: 'Bilforsikring',
      beskrivelse: 'Volvo V60',
      policyNumber: '0',
    },
    { dato: '2027-01-06', slag: 'AVTALEGIRO', belop: 1424 },
  ],
  skader: [{ id: '7', systemSource: 'NICE', tittel: 'Steinsprut', status: 'MOTTATT' }],
  flereSkader: 2,
};

it('shows the open claims that are not tasks, and the next dates and payments with year', () => {
  const waiting = { ...SUMMARY.skader[0], id: '8', tittel: 'Storm', status: 'VENTER_PAA_DEG' } as OpenClaim;
  const skader = [waiting, ...SUMMARY.skader];
  const text = shown(ready(2), true, { ...SUMMARY, skader, skaderSomVenter: 1 });
  expect(text).not.toContain('Storm');
  for (const each of [
    'Skadesakene dine Steinsprut Mottatt 2 skadesaker til',
    'Kommende Legg i kalenderen 6 des. Faktura 2 094,50 kr forfaller 23 des. Bilforsikring, Volvo V60 Fornyes 6 jan. 2027 Faktura 1 424 kr trekkes med AvtaleGiro',
  ])
    expect(text).toContain(each);
  expect(text).not.toContain('Neste betaling');
});

it('shows the next payment by itself if it is none of the next dates', () => {
  const kommende = SUMMARY.kommende.filter(({ dato }) => dato !== '2026-12-06');
  expect(shown(ready(2), true, { ...SUMMARY, kommende })).toContain(
    'Neste betaling 2 094,50 kr Betal innen 06.12.2026',
  );
});

it('leads to what others share, also without own insurances', () => {
  const delesMedDeg = [
    { id: 'a', navn: 'Olav Haugen' },
    { id: 'b', navn: '' },
  ];
  for (const count of [0, 1, 8]) {
    const text = shown(ready(count), true, { ...NOTHING, delesMedDeg });
    expect(text).toContain('Deles med deg Olav Haugen Se forsikringene En person Se forsikringene');
  }
  const html = render(ready(1), { summary: { ...NOTHING, delesMedDeg } });
  expect(html).toContain('href="/privat/forsikring/oversikt/?vegneAv=a"');
});

it('omits empty sections', () => {
  for (const word of ['Neste betaling', 'Skadesak', 'Deles', 'Kommende'])
    expect(shown(ready(2))).not.toContain(word);
});

it('links to the claims app of a distributor without our claims pages', () => {
  const own = { ...boot, distributor: { ...boot.distributor, egneSider: [] } } as Boot;
  const html = render(ready(2), { summary: SUMMARY, own });
  expect(html).not.toContain('/skadesaker/');
  expect(html).toContain('href="https://skade.eksempel.no/saker" target="_blank"');
});

it('shows the number of known unread messages unless a task reports them', () => {
  const unread = (ulesteMeldinger: number, mangler: Summary['mangler'] = []) =>
    shown(ready(2), true, { ...NOTHING, ulesteMeldinger, mangler });
  expect(unread(1)).toContain('1 ulest melding Gå til Meldinger');
  expect(unread(2, ['meldinger'])).toContain('Minst 2 uleste meldinger');
  expect(shown(ready(2))).not.toContain('ulest');
  const client = waitingClient();
  client.setQueryData(communicationQuery.queryKey, { hasUlesteMeldinger: true });
  expect(render(ready(2), { summary: { ...NOTHING, ulesteMeldinger: 2 }, client })).not.toContain('uleste');
});
