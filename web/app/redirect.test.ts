import { expect, test } from 'vitest';
import type { Boot, DistributorView } from '../../contract/first-page.ts';
import { redirectOf } from './redirect.ts';

const LOGGED_IN = { kfpSessionId: 'x' };
const distributor = { unauthorizedUrl: null, egneSider: [] } as Partial<DistributorView> as DistributorView;

test.each<[Boot['session'], string, string | null]>([
  [{}, '/betaling', '/privat/forsikring/betaling'],
  [{ kfpSessionId: 'x' }, '/betaling/?fromLo', '/privat/forsikring/betaling'],
  [null, '/betaling', '/privat/forsikring/betaling'],
  [{}, '/tilbud', '/privat/forsikring/oversikt/?goto=%2Fprivat%2Fforsikring%2Foversikt%2Ftilbud'],
  [{ kfpSessionId: 'x' }, '/tilbud', null],
  [null, '/tilbud', null],
  [{}, '/feil/generell', null],
  [{}, '/betalinger', null],
  [{}, '', null],
  [{}, '/?goto=/privat/forsikring/oversikt/tilbud', null],
  [null, '/?goto=/privat/forsikring/oversikt/tilbud', null],
  [LOGGED_IN, '/?goto=/privat/forsikring/oversikt/tilbud', '/privat/forsikring/oversikt/tilbud'],
  [LOGGED_IN, '?goto=/privat/forsikring/dokumenter?a=1', '/privat/forsikring/dokumenter?a=1'],
  [LOGGED_IN, '/?goto=//ond.example/privat/forsikring', null],
  [LOGGED_IN, '/?goto=https://ond.example', null],
  [LOGGED_IN, '/?goto=', null],
  [LOGGED_IN, '/tilbud?goto=/privat/forsikring/oversikt/kjopsinnganger', null],
])('with the session %j, %s redirects to %s', (session, route, address) => {
  expect(redirectOf({ session, distributor }, `/privat/forsikring/oversikt${route}`)).toBe(address);
});
