import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Boot } from '../../contract/first-page.ts';
import type { AgreementsState, ReadyAgreements } from '../agreements/agreements-state.ts';
import { BootProvider } from '../platform/boot.tsx';
import { RouterProvider, staticRouter } from '../platform/router/router.ts';
import { OverviewAgreements } from './OverviewBelow.tsx';

const boot = {
  distributor: { detailSiteUrl: 'https://skade.eksempel.no' },
  today: '2026-11-21',
} as Boot;

function shown(agreements: AgreementsState, canBuy = true): string {
  const html = renderToStaticMarkup(
    <RouterProvider value={staticRouter('/')}>
      <BootProvider boot={boot}>
        <OverviewAgreements agreements={agreements} canBuy={canBuy} sellsFirst={false} />
      </BootProvider>
    </RouterProvider>,
  ).replaceAll('\u00a0', ' ');
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

function ready(count: number, fields: Partial<ReadyAgreements> = {}): AgreementsState {
  const avtaler = Array.from({ length: count }, (_, index) => ({
    policyNumber: String(index),
    name: 'Bilforsikring',
    productType: 'BIL',
    systemSource: 'NICE' as const,
    monthlyOre: 5_850,
    yearlyOre: null,
  }));
  const list = {
    avtaler,
    monthlyOre: count * 5_850,
    yearlyOre: count * 70_200,
    systemSourceError: false,
  };
  return { status: 'ready', list, ...fields };
}

it('divides the cost of more than one insurance, and says where it is of a part', () => {
  expect(shown(ready(2))).toContain('Dette koster forsikringene 117 kr/md 1 404 kr/år Kjøretøy 117 kr/md');
  expect(shown(ready(2, { alsoFailed: true }))).toContain('for dem vi ser nå');
  expect(shown(ready(2, { alsoLoading: true }))).toContain('for dem vi ser nå');
  expect(shown(ready(1))).not.toContain('Dette koster');
});

it('leads to buying where the distributor sells', () => {
  expect(shown(ready(1))).toContain('Kjøp forsikring');
  expect(shown(ready(1), false)).not.toContain('Kjøp forsikring');
});
