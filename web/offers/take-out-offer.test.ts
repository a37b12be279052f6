import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { Offer } from '../../contract/offers.ts';
import { createQueryClient } from '../platform/api/query-client.ts';
import { offerCountQuery, offersQuery } from './queries.ts';
import { takeOutOffer } from './use-offer-removal.ts';

const offer = (policyNumber: string, fields: Partial<Offer> = {}): Offer => ({
  policyNumber,
  name: 'Bilforsikring',
  productType: 'BIL',
  systemSource: 'NICE',
  ...fields,
});
const [first, second] = [offer('1'), offer('2')];
const sameNumber = offer('1', { systemSource: 'EIKA_SKADE' });
const unsupported = offer('3', { productType: 'LIVSFORSIKRING' });

it('removes the offer from list and count despite pending requests, and refetches both and the coming dates', async () => {
  const asked: { path: string; answer: (data: unknown) => void }[] = [];
  const client = createQueryClient((path) => new Promise((answer) => void asked.push({ path, answer })));
  const before = { tilbud: [first, second, sameNumber, unsupported], systemSourceError: true };
  client.setQueryData(offersQuery.queryKey, before, { updatedAt: 1 });
  client.setQueryData(offerCountQuery.queryKey, { antall: 3, systemSourceError: true }, { updatedAt: 1 });
  const summary = ['/avtaleoversikt/sammendrag'];
  client.setQueryData(summary, { kommende: [{ dato: '2026-12-01', slag: 'TILBUD' }] });
  const stops = [offersQuery.queryKey, offerCountQuery.queryKey].map((queryKey) =>
    new QueryObserver(client, { queryKey, staleTime: 1 }).subscribe(() => {}),
  );
  expect(asked.map(({ path }) => path)).toEqual(['/avtaleoversikt/tilbud', '/avtaleoversikt/tilbud/antall']);

  expect(await takeOutOffer(client, first), 'unknown in an incomplete list').toBeNull();
  const after = { tilbud: [second, sameNumber, unsupported], systemSourceError: true };
  expect(client.getQueryData(offersQuery.queryKey)).toEqual(after);
  expect(client.getQueryData(offerCountQuery.queryKey)).toEqual({ antall: 2, systemSourceError: true });

  asked[0]?.answer(before);
  asked[1]?.answer({ antall: 3, systemSourceError: true });
  await Promise.resolve();
  expect(client.getQueryData(offersQuery.queryKey)).toEqual(after);
  expect(asked).toHaveLength(4);
  expect(client.getQueryState(summary)?.isInvalidated).toBe(true);
  for (const stop of stops) stop();
});

it('ignores an answer from before the removal, even after the customer left the page', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const client = createQueryClient(() => promise);
  const before = { tilbud: [first, second], systemSourceError: false };
  client.setQueryData(offersQuery.queryKey, before, { updatedAt: 1 });
  const underWay = client.prefetchQuery(offersQuery);
  expect(await takeOutOffer(client, first), 'what is left').toBe(1);
  resolve(before);
  await underWay;
  expect(client.getQueryData(offersQuery.queryKey)?.tilbud).toEqual([second]);
});

it('does not create a list that was never fetched', async () => {
  const client = createQueryClient(async () => null);
  expect(await takeOutOffer(client, first)).toBeNull();
  expect(client.getQueryData(offersQuery.queryKey)).toBeUndefined();
  expect(client.getQueryData(offerCountQuery.queryKey)).toBeUndefined();
});
