import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ClaimInOre } from '../../contract/in-ore.ts';
import { bootOf } from '../testing/boot.ts';
import { PAGE_PROPS } from '../testing/page-props.ts';
import { renderPage } from '../testing/render-page.tsx';
import { ClaimPage } from './ClaimPage.tsx';
import { ClaimRefusal } from './ClaimRefusal.tsx';

const ADDRESS = { systemSource: 'NICE', id: '1' };
const sharing = { id: 'a1', navn: 'Kari Nordmann', omfang: ['SKADER' as const], til: '2026-12-31' };
const NotFound = () => <p>Finnes ikke</p>;

test('after a failure, a shared claim links back to the shared claims', async () => {
  renderPage(<ClaimPage {...PAGE_PROPS} parameters={ADDRESS} />, {
    boot: { ...bootOf(), sharing },
    answers: (api) => api.refuse('GET /skader', 502),
  });
  await screen.findByRole('alert');
  const back = screen.getByRole('link', { name: 'Skadesaker' });
  expect(back.getAttribute('href')).toBe('/privat/forsikring/skadesaker?vegneAv=a1');
});

const of = (systemSource: string, id: string) =>
  ({
    systemSource,
    id,
    skadenummer: '1',
    tittel: 'Bulk',
    meldtDato: '2026-11-02',
    status: 'MOTTATT',
  }) as never;
const FAILED = 'Vi får ikke tak i denne skadesaken akkurat nå.';

test.each([
  ['no claim', [], false, 'Finnes ikke'],
  ['only claims with its number or system', [of('PARIS', '1'), of('NICE', '2')], false, 'Finnes ikke'],
  ['no claim, and a system does not answer', [], true, FAILED],
  ['the claim, and a system does not answer', [of('NICE', '1')], true, 'Bulk'],
])('with %s: the page says «%4$s»', async (_, skader, systemSourceError, expected) => {
  renderPage(<ClaimPage {...PAGE_PROPS} parameters={ADDRESS} NotFound={NotFound} />, {
    answers(api) {
      api.answer('GET /skader', { skader, systemSourceError });
      api.answer('GET /auth/bankkontakt', bootOf().distributor.bankkontakt);
    },
  });
  expect(await screen.findByText(expected)).toBeTruthy();
});

test.each([
  [{ navn: 'Ingunn Dahl', telefon: '22000003' }, '+47 22 00 00 03'],
  [{ navn: 'Ingunn Dahl' }, '+47 22 00 00 00'],
])('a claim that waits for the customer has one number to call: %j', async (saksbehandler, number) => {
  const claim = {
    ...{ ...ADDRESS, skadenummer: '1', tittel: 'Bulk', meldtDato: '2026-11-02' },
    ...{ status: 'VENTER_PAA_DEG', saksbehandler },
  };
  renderPage(<ClaimPage {...PAGE_PROPS} parameters={ADDRESS} />, {
    answers(api) {
      api.answer('GET /skader', { skader: [claim as never], systemSourceError: false });
      api.answer('GET /auth/bankkontakt', bootOf().distributor.bankkontakt);
      for (const name of ['GET /avtaleoversikt/avtaler', 'GET /eikaintegrasjon/avtaler'] as const)
        api.answer(name, { avtaler: [], monthlySum: 0, yearlySum: 0, systemSourceError: false });
    },
  });
  const numbers = (await screen.findAllByText(/\+47/)).map(({ textContent }) => textContent);
  expect(numbers.map((text) => /\+47[\d\s]*\d/.exec(text)?.[0].replaceAll('\u00a0', ' '))).toEqual([
    number,
    number,
  ]);
});

test.each([
  [null, 'Vi får ikke vist begrunnelsen akkurat nå. Ring oss, så leser vi den for deg.'],
  [sharing, 'Vi får ikke vist begrunnelsen akkurat nå.'],
])('a refusal whose reason can’t be read says so, and whom the customer can ask: %j', (shared, expected) => {
  const claim = { systemSource: 'NICE', status: 'AVSLAATT', uleselig: ['begrunnelse'] } as ClaimInOre;
  renderPage(<ClaimRefusal claim={claim} />, { boot: { ...bootOf(), sharing: shared }, answers: () => {} });
  expect(screen.getByText(/^Vi får ikke vist/).textContent?.trim()).toBe(expected);
});
