import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { CustomerAgreementInOre } from '../../contract/in-ore.ts';
import { renderPage } from '../testing/render-page.tsx';
import { SingleAgreement } from './SingleAgreement.tsx';

vi.mock('#texts/source-language.ts', () => ({ sourceLanguage: { lang: 'nb' }, pageLanguage: 'en' }));

const CAR: CustomerAgreementInOre = {
  policyNumber: '1',
  name: 'Bilforsikring',
  description: 'Volvo V60',
  productType: 'BIL',
  systemSource: 'NICE',
  standing: 'IN_FORCE',
  monthlyOre: 5_850,
  yearlyOre: null,
};

test.each([CAR.name, CAR.description ?? ''])('in other languages, %s is marked as bokmål', (text) => {
  const list = { avtaler: [CAR], monthlyOre: 5_850, yearlyOre: 70_200, systemSourceError: false };
  renderPage(<SingleAgreement agreement={CAR} list={list} />, { answers: () => {} });
  const marked = screen.getByText(
    (_, element) => element?.textContent === text && element.matches('[lang=nb]'),
  );
  expect(marked).toBeTruthy();
});
