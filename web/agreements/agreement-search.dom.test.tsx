import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CAR } from '../testing/agreements.ts';
import { renderPage } from '../testing/render-page.tsx';
import { AgreementSearch } from './AgreementSearch.tsx';

test.each([
  ['IN_FORCE', 'Viser 1 av 2 forsikringer.'],
  ['ENDED', 'Viser 1 av 2 forsikringer, medregnet avsluttede.'],
] as const)('a search among insurances with one that is %s says: %s', async (standing, text) => {
  const agreements = [CAR, { ...CAR, policyNumber: '2', name: 'Husforsikring', standing }];
  const { user } = renderPage(<AgreementSearch agreements={agreements} onFind={() => {}} />, {
    answers: () => {},
  });
  await user.type(screen.getByRole('searchbox'), 'hus');
  expect(await screen.findByText(text)).toBeTruthy();
});
