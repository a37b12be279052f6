import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { InsuranceDocument } from '../../contract/documents.ts';
import type { Boot } from '../../contract/first-page.ts';
import { draftOf } from '../platform/session/drafts.ts';
import { bootOf } from '../testing/boot.ts';
import type { FakeApi } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';
import { FilteredDocuments } from './FilteredDocuments.tsx';
import { InsuranceChoice } from './InsuranceChoice.tsx';

vi.mock('#texts/source-language.ts', () => ({ sourceLanguage: { lang: 'nb' }, pageLanguage: 'en' }));

const sharing: Boot['sharing'] = {
  id: '5cc06d6f-688e-413d-ac3a-48f46537878b',
  omfang: ['FORSIKRINGER', 'DOKUMENTER'],
  til: '2026-12-31',
  navn: 'Kari Nordmann',
};

const documentOf = (avtalenummer: string): InsuranceDocument => ({
  ...{ id: avtalenummer, systemSource: 'NICE', tittel: 'Vilkår', type: 'VILKAAR', dato: '2026-01-01' },
  avtalenummer,
});

function withoutNames(api: FakeApi): void {
  const none = { avtaler: [], monthlySum: 0, yearlySum: 0, systemSourceError: true };
  api.answer('GET /avtaleoversikt/avtaler', none);
  api.answer('GET /eikaintegrasjon/avtaler', none);
}

test('missing names of another customer’s insurances are not called the reader’s', async () => {
  renderPage(<InsuranceChoice documents={['1', '2'].map(documentOf)} chosen="" onChoose={() => {}} />, {
    boot: { ...bootOf(), sharing },
    answers: withoutNames,
  });
  expect((await screen.findByText(/^Vi får ikke tak i navnene/)).textContent).not.toMatch(
    /\b(din|ditt|dine)\b/,
  );
});

test('in other languages, the name of an insurance is marked as bokmål', async () => {
  const car = { policyNumber: '1', name: 'Bilforsikring', productType: 'BIL', systemSource: 'NICE' };
  renderPage(<InsuranceChoice documents={['1', '2'].map(documentOf)} chosen="" onChoose={() => {}} />, {
    boot: { ...bootOf(), sharing },
    answers: (api) => {
      withoutNames(api);
      api.answer('GET /avtaleoversikt/avtaler', {
        avtaler: [{ ...car, standing: 'IN_FORCE' }],
        ...{ yearlySum: 0, monthlySum: 0, systemSourceError: false },
      });
    },
  });
  const named = await screen.findByRole('option', { name: /^Bilforsikring/ });
  const langs = screen.getAllByRole('option').map(({ lang }) => lang);
  expect([named.lang, langs]).toEqual(['nb', ['', 'nb', '']]);
});

test('the chosen insurance is kept under a name that the previous version does not read', async () => {
  renderPage(<FilteredDocuments documents={['1', '2'].map(documentOf)} />, {
    boot: { ...bootOf(), sharing },
    answers: withoutNames,
  });
  fireEvent.change(screen.getByLabelText('Forsikring'), { target: { value: 'NICE-1' } });
  expect(await screen.findByText('Viser 1 av 2 dokumenter.')).toBeTruthy();
  expect(draftOf('dokumenter-avtale ')).toBeUndefined();
});

test('a search without a result says so, until all documents are shown', async () => {
  const { user } = renderPage(<FilteredDocuments documents={['1', '2'].map(documentOf)} />, {
    boot: { ...bootOf(), sharing },
    answers: withoutNames,
  });
  const none = () => screen.queryByText('Ingen dokumenter passer til det du søker etter.');
  expect(none()).toBeNull();
  await user.type(screen.getByRole('searchbox'), 'båt');
  expect(none()).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Vis alle' }));
  expect(none()).toBeNull();
});
