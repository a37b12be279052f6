import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { DetailedCustomerAgreement } from '../../contract/agreements.ts';
import type { DistributorView } from '../../contract/first-page.ts';
import { detailedAgreementInOre } from '../../contract/in-ore.ts';
import { bootOf } from '../testing/boot.ts';
import { renderPage } from '../testing/render-page.tsx';
import { PriceHistory } from './PriceHistory.tsx';
import { Renewal } from './Renewal.tsx';

const CAR: DetailedCustomerAgreement = {
  policyNumber: '8/1',
  name: 'Bilforsikring',
  productType: 'BIL',
  systemSource: 'NICE',
  monthlyPrice: 684,
  standing: 'RENEWING',
  avtaleDetaljer: {
    hovedforfall: '2026-12-24',
    fornyelse: {
      dato: '2026-12-24',
      maanedspris: 731,
      endringsfrist: '2026-12-23',
      grunner: [
        { slag: 'GENERELL', tekst: 'Dyrere reparasjoner', belop: 244 },
        { slag: 'DIN', tekst: 'Du har kjørt mer', belop: -320 },
      ],
    },
    prishistorikk: [
      { fra: '2024-12-24', maanedspris: 655 },
      { fra: '2025-12-24', maanedspris: 684 },
      { fra: '2022-12-24', maanedspris: 600 },
    ],
  },
};

const LINKS = { endreUrl: '/endre/{policyNumber}', siOppUrl: 'https://bank.no/{systemSource}' };

function show(changes: Partial<DetailedCustomerAgreement> = {}, links: Partial<DistributorView> = LINKS) {
  const agreement = detailedAgreementInOre({ ...CAR, ...changes });
  const distributor = { endreUrl: '', siOppUrl: '', ...links };
  renderPage(
    <main>
      <Renewal agreement={agreement} />
      <PriceHistory agreement={agreement} />
    </main>,
    { answers: () => {}, boot: bootOf('fremtind', distributor) },
  );
  return screen.getByRole('main').textContent?.replaceAll('\u00a0', ' ') ?? '';
}

const terms = (fornyelse: object) => ({
  avtaleDetaljer: { fornyelse: { dato: '2026-12-24', ...fornyelse } },
});

describe('the renewal of an insurance', () => {
  test('has both prices, their difference, the reasons apart, and the choices with their deadline', () => {
    const text = show();
    expect(screen.getByRole('heading', { level: 2, name: 'Fornyes 24. desember' })).toBeTruthy();
    expect(text).toContain('47 kr mer i måneden, 6,9 %564 kr mer i året');
    expect(text).toContain(
      'Det du har endretDu har kjørt mer320 kr mindre i åretDet som endres for alleDyrere reparasjoner244 kr mer i året',
    );
    expect(text).toContain('Gjør endringene innen 23. desember.');
    expect(text).toContain('Gi beskjed innen 23. desember.');
    expect(screen.getByRole('link', { name: 'Endre' }).getAttribute('href')).toBe('/endre/8%2F1');
    const cancel = screen.getByRole('link', { name: /^Si opp/ });
    expect([cancel.getAttribute('href'), cancel.getAttribute('target')]).toEqual([
      'https://bank.no/NICE',
      '_blank',
    ]);
  });

  test.each<[string, object, string]>([
    ['a lower price', { maanedspris: 600 }, '84 kr mindre i måneden, 12,3 %1 008 kr mindre i året'],
    ['the same price', { maanedspris: 684 }, 'Samme pris som nå'],
    ['no price', {}, 'Vi har ikke fått den nye prisen ennå.'],
    ['a price per year', { aarspris: 8772 }, '564 kr mer i året, 6,9 %'],
    ['a past deadline', { endringsfrist: '2026-11-01' }, 'Fristen var 1. november.'],
    ['only reasons of another kind', { grunner: [{ slag: 'X', tekst: 'Rabatt' }] }, 'Dette er endretRabatt'],
  ])('shows %s', (_what, fornyelse, expected) => {
    expect(show(terms(fornyelse))).toContain(expected);
  });

  test.each([
    [731, /^Fornyes \d+\. \S+Før684 kr\/mdFra \d+\. \S+731 kr\/md47 kr mer i måneden/],
    // Its system may give the new price already.
    [684, /^Fornyes \d+\. \S+Fra \d+\. \S+684 kr\/md(?!Samme)/],
  ])('says on its day of no earlier price that it applies: %d', (maanedspris, expected) => {
    const dato = bootOf().today;
    const text = show({ avtaleDetaljer: { hovedforfall: dato, fornyelse: { dato, maanedspris } } });
    expect(text).toMatch(expected);
    expect(text).not.toMatch(/Nå|som nå/);
  });

  test.each<[string, Partial<DistributorView>, string]>([
    ['at its address', LINKS, 'Si opp(åpnes i ny fane)Si opp forsikringen.'],
    ['by contact', {}, 'Si oppTa kontakt med oss.'],
  ])('can be cancelled after the deadline %s', (_how, addresses, expected) => {
    expect(show(terms({ endringsfrist: '2026-11-01' }), addresses)).toContain(expected);
  });

  test('without addresses says whom to contact', () => {
    const text = show({}, {});
    expect(text).toContain('Gi beskjed innen 23. desember. Ta kontakt med oss.');
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('that has passed leaves only the ways to change and cancel', () => {
    const text = show({ avtaleDetaljer: { fornyelse: { dato: '2026-11-01', maanedspris: 731 } } });
    expect(text).toBe(
      'Endre eller si oppEndreTilpass forsikringen.Si opp(åpnes i ny fane)Si opp forsikringen.',
    );
  });

  test.each(['ENDING', 'ENDED', 'UNDER_REVIEW', 'WAITING', 'TEMPORARY'] as const)(
    'is not shown for %s',
    (standing) => {
      expect(show({ standing, avtaleDetaljer: { fornyelse: CAR.avtaleDetaljer?.fornyelse ?? {} } })).toBe('');
    },
  );
});

describe('the price history of an insurance', () => {
  test('is a picture with a text, and a table with the same figures', async () => {
    show();
    const chart = screen.getByRole('img');
    expect(chart.getAttribute('aria-label')).toBe('Fra 600\u00a0kr i 2022 til 684\u00a0kr i 2025');
    const bars = Array.from(chart.querySelectorAll('.kfp-prices__bar'), ({ textContent }) => textContent);
    expect(bars).toEqual(['600des. 2022', 'ikke oppgitt 2023', '655des. 2024', '684des. 2025']);
    expect(chart.querySelectorAll('svg')).toHaveLength(3);
    const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
    expect(rows.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'FraPris i måneden',
      '24.12.2022600 kr',
      '2023ikke oppgitt',
      '24.12.2024655 kr',
      '24.12.2025684 kr',
    ]);
  });

  test('is in kroner a year if its prices are, with bars from zero', () => {
    const prishistorikk = [2025, 2026].map((year, place) => ({
      fra: `${year}-01-01`,
      aarspris: 4000 * (place + 1),
    }));
    const text = show({ yearlyPrice: 8000, avtaleDetaljer: { prishistorikk } }, {});
    expect(text).toMatch(/^Prisen de siste åreneKroner i året.*FraPris i året/);
    const bars = screen.getByRole('img').querySelectorAll('svg');
    expect(Array.from(bars, (bar) => [bar.getAttribute('width'), bar.getAttribute('height')])).toEqual([
      ['50%', '52'],
      ['100%', '104'],
    ]);
  });

  test('is not shown with one price', () => {
    expect(show({ avtaleDetaljer: { prishistorikk: [{ fra: '2025-01-01', maanedspris: 684 }] } }, {})).toBe(
      '',
    );
  });
});
