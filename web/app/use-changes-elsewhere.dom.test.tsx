import { useQuery } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { claimsQuery } from '../claims/queries.ts';
import { myDataStatusQuery } from '../my-data/queries.ts';
import { comparisonQuery } from '../offers/comparison-queries.ts';
import { offerCountQuery, offersQuery } from '../offers/queries.ts';
import { customerQuery, lifeCustomerQuery } from '../platform/api/customer.ts';
import { addressesQuery, reservationQuery } from '../profile/queries.ts';
import { activitiesQuery } from '../security/queries.ts';
import { sharingQuery } from '../sharing/queries.ts';
import { CUSTOMER } from '../testing/customer.ts';
import { renderPage } from '../testing/render-page.tsx';
import { useChangesElsewhere } from './use-changes-elsewhere.ts';

const READS = [
  'GET /skadekunde/hent',
  'GET /liv/kunde/v1/kunde',
  'GET /adresse/kundeadresser',
  'GET /samtykke/reservasjon/hent',
  'GET /avtaleoversikt/tilbud',
  'GET /avtaleoversikt/tilbud/antall',
  'GET /avtaleoversikt/tilbud/sammenligning',
  'GET /skader',
  'GET /deling',
  'GET /mine-data/status',
] as const;
const otherTab = new BroadcastChannel('kfp-session');
afterAll(() => otherTab.close());

function Customer() {
  useChangesElsewhere('mine');
  useQuery(customerQuery);
  useQuery(lifeCustomerQuery);
  useQuery(addressesQuery);
  useQuery(reservationQuery);
  useQuery(offersQuery);
  useQuery(offerCountQuery);
  useQuery(comparisonQuery({ systemSource: 'NICE', policyNumber: '1' }));
  useQuery(claimsQuery);
  useQuery(sharingQuery);
  useQuery(myDataStatusQuery);
  useQuery(activitiesQuery(null));
  return null;
}

test('changes in another tab of the session are fetched, without renewing it, and a return refetches nothing', async () => {
  const { api } = renderPage(<Customer />, {
    answers: (fake) => {
      fake.answer('GET /skadekunde/hent', CUSTOMER);
      fake.answer('GET /liv/kunde/v1/kunde', { eksisterer: false });
      fake.answer('GET /adresse/kundeadresser', { kundeadresser: [] });
      fake.answer('GET /samtykke/reservasjon/hent', { hasReservasjon: true });
      fake.answer('GET /avtaleoversikt/tilbud', { tilbud: [], systemSourceError: false });
      fake.answer('GET /avtaleoversikt/tilbud/antall', { antall: 0, systemSourceError: false });
      fake.answer('GET /avtaleoversikt/tilbud/sammenligning', { tilbud: [], systemSourceError: false });
      fake.answer('GET /skader', { skader: [], systemSourceError: false });
      fake.answer('GET /deling', { gitt: [], mottatt: [] });
      fake.answer('GET /mine-data/status', { kanHentes: true });
      fake.answer('GET /sikkerhet/aktivitet', { aktiviteter: [], neste: null });
    },
  });
  const eachSent = (times: number) =>
    waitFor(() => expect(READS.map((name) => api.sent(name).length)).toEqual(READS.map(() => times)));
  await eachSent(1);
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  otherTab.postMessage({ type: 'customer-changed', session: 'another' });
  otherTab.postMessage({ type: 'customer-changed', session: 'mine' });
  await eachSent(2);
  for (const name of READS) expect(api.sent(name).at(-1)?.headers.get('x-session-renewal')).toBe('no');
  expect(api.sent('GET /sikkerhet/aktivitet'), 'pages of a list that has moved on have gaps').toHaveLength(1);
});
