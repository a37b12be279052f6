import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DetailedCustomerAgreement } from '../../contract/agreements.ts';
import type { FakeApi } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';
import { AgreementDetails } from './AgreementDetails.tsx';
import { Claims } from './Claims.tsx';
import { Documents } from './SideColumn.tsx';

const own = { systemSource: 'NICE', avtalenummer: '7' };
const anothers = { systemSource: 'PARIS', avtalenummer: '7' };

test('an insurance shows no claims or documents of another system with the same policy number', async () => {
  const agreement = { systemSource: 'NICE', policyNumber: '7' };
  const claim = { id: '1', skadenummer: '1', meldtDato: '2026-11-01', status: 'MOTTATT' };
  const document = { id: '1', type: 'BREV', dato: '2026-11-01' };
  renderPage(
    <>
      <Claims agreement={agreement} />
      <Documents agreement={agreement} />
    </>,
    {
      answers: (api) => {
        api.answer('GET /skader', {
          skader: [
            { ...claim, ...own, tittel: 'Egen skade' },
            { ...claim, ...anothers, tittel: 'Annen skade' },
          ],
          systemSourceError: false,
        });
        api.answer('GET /dokumenter', {
          dokumenter: [
            { ...document, ...own, tittel: 'Eget brev' },
            { ...document, ...anothers, tittel: 'Annet brev' },
          ],
          systemSourceError: false,
        });
      },
    },
  );
  expect(await screen.findByText('Egen skade')).toBeTruthy();
  expect(await screen.findByText('Eget brev')).toBeTruthy();
  expect(screen.queryByText(/^Anne[nt] /)).toBeNull();
});

/** Renders the page of an insurance with what its system answers about it. */
function showDetails(answer: Partial<DetailedCustomerAgreement>, before: (api: FakeApi) => void = () => {}) {
  const agreement = {
    policyNumber: '7',
    name: 'Bilforsikring',
    productType: 'BIL',
    systemSource: 'NICE',
    standing: 'IN_FORCE',
    ...answer,
  } as const;
  const { avtaleDetaljer: _, ...listed } = agreement;
  return renderPage(<AgreementDetails agreement={{ ...listed, monthlyOre: null, yearlyOre: null }} />, {
    answers: (api) => {
      api.answer('GET /avtaleoversikt/avtaler/:systemSource/:policyNumber', agreement);
      api.answer('GET /fakturaer', { fakturaer: [], systemSourceError: false });
      api.answer('GET /skader', { skader: [], systemSourceError: false });
      api.answer('GET /dokumenter', { dokumenter: [], systemSourceError: false });
      before(api);
    },
  });
}

test('an insurance has one retry button for all its parts that could not be loaded', async () => {
  const details = 'GET /avtaleoversikt/avtaler/:systemSource/:policyNumber';
  const { api, user } = showDetails({}, (fake) => {
    fake.refuse(details, 503);
    fake.answer('GET /skader', { skader: [], systemSourceError: true });
    fake.refuse('GET /fakturaer', 503);
  });
  const retry = await screen.findByRole('button', { name: 'Prøv igjen' });
  expect(screen.getByText('Vi får ikke tak i alle skadesakene akkurat nå.')).toBeTruthy();
  await user.click(retry);
  expect(await screen.findByText('Noe mangler fortsatt. Vi prøver igjen av oss selv.')).toBeTruthy();
  expect(document.activeElement).toBe(retry);

  api.restore(details);
  api.restore('GET /fakturaer');
  api.answer('GET /skader', { skader: [], systemSourceError: false });
  await user.click(retry);
  expect(await screen.findByText('Alt er hentet nå.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Prøv igjen' })).toBeNull();
  expect(screen.queryByText(/akkurat nå/)).toBeNull();
});

test('an insurance says that a cover can’t be read', async () => {
  showDetails({
    avtaleDetaljer: { dekninger: [{ navn: 'Kasko' }] },
    uleselig: ['avtaleDetaljer.dekninger'],
  });
  expect(await screen.findByText(/^Vi får ikke vist alt om dekningene akkurat nå/)).toBeTruthy();
});

test('an insurance shows an unknown payment term as its system names it', async () => {
  showDetails({ avtaleDetaljer: { betalingstermin: 'constructor' } });
  expect(await screen.findByText('constructor')).toBeTruthy();
});

test.each([
  ['2026-12-01', 1],
  ['2026-12-02', 0],
])('an insurance from %s that ends on 1 December has %d confirmations', async (gjelderFra, count) => {
  const cancelled = { avtaleStatusDescription: 'Til Annullasjon', endDate: '2026-12-01' };
  showDetails({
    ...cancelled,
    standing: 'ENDING',
    avtaleDetaljer: { gjelderFra, forsikringssted: 'Storgata 1' },
  });
  await screen.findByText('Forsikringssted');
  expect(screen.queryAllByRole('link', { name: /^Bekreftelse på forsikringen/ })).toHaveLength(count);
  const named = ['Bokmål', 'Nynorsk', 'English'].flatMap((name) => screen.queryAllByText(name));
  expect(named.map(({ lang }) => lang)).toEqual(count > 0 ? ['nb', 'nn', 'en'] : []);
  expect(screen.queryAllByText(/Vi kan ikke lage en bekreftelse/)).toHaveLength(1 - count);
  expect(screen.queryAllByText('Gjelder fra')).toHaveLength(count);
});
