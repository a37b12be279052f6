import { expect, test } from 'vitest';
import { Link } from '../platform/router/Link.tsx';
import { detailsLink } from './AgreementLink.tsx';

const CAR = '/privat/forsikring/motor/detaljer/1';

test('leads to the details without a document load if the portal has them', () => {
  expect(detailsLink(CAR, { egneSider: ['detaljer'] })).toEqual({ as: Link, to: '/motor/detaljer/1' });
});

test.each([
  [CAR, ['dokumenter'] as const],
  ['/skade/hus/detaljer/1', ['detaljer'] as const],
  ['https://skade.eksempel.no/?forsikringsnummer=1', ['detaljer'] as const],
])('loads the document of %s with own pages %j', (href, egneSider) => {
  expect(detailsLink(href, { egneSider })).toEqual({ href });
});
