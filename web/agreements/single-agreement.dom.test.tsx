import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { costOf } from '../../domain/agreement-cost.ts';
import { CAR } from '../testing/agreements.ts';
import { renderPage } from '../testing/render-page.tsx';
import { SingleAgreement } from './SingleAgreement.tsx';

vi.mock('#texts/source-language.ts', () => ({ sourceLanguage: { lang: 'nb' }, pageLanguage: 'en' }));

const VOLVO = { ...CAR, description: 'Volvo V60', monthlyOre: 5_850 };

test.each([VOLVO.name, VOLVO.description])('in other languages, %s is marked as bokmål', (text) => {
  const list = { avtaler: [VOLVO], monthlyOre: 5_850, yearlyOre: 70_200, systemSourceError: false };
  renderPage(<SingleAgreement agreement={VOLVO} list={list} />, { answers: () => {} });
  const marked = screen.getByText(
    (_, element) => element?.textContent === text && element.matches('[lang=nb]'),
  );
  expect(marked).toBeTruthy();
});

test.each([
  [{ monthlyOre: 5_850, yearlyOre: null }, 'Pris 58,50 kr/md Pris i året 702 kr/år'],
  [{ monthlyOre: null, yearlyOre: 100_000 }, 'Pris 1 000 kr/år'],
  [{ monthlyOre: 0, yearlyOre: 100_000 }, 'Pris 1 000 kr/år'],
])('the only agreement with %j says: %s', (prices, expected) => {
  const cost = costOf([prices]);
  const list = { avtaler: [], ...cost, systemSourceError: false };
  renderPage(<SingleAgreement agreement={{ ...VOLVO, ...prices }} list={list} />, { answers: () => {} });
  const facts = screen.getByText('Pris').closest('.kfp-single__facts');
  expect(facts?.textContent.replace(/\s+/g, ' ').trim()).toBe(expected);
});

test.each([
  ['IN_FORCE', 'Se hva forsikringen dekker'],
  ['NOT_STARTED', 'Se hva forsikringen dekker'],
  ['ENDED', 'Se hva forsikringen dekket'],
] as const)('the only agreement with standing %s says: %s', (standing, expected) => {
  const agreement = { ...VOLVO, standing };
  const list = { avtaler: [agreement], monthlyOre: 0, yearlyOre: 0, systemSourceError: false };
  renderPage(<SingleAgreement agreement={agreement} list={list} />, { answers: () => {} });
  expect(screen.getByText(expected)).toBeTruthy();
});
