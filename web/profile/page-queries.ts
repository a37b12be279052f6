import type { QueryClient } from '@tanstack/react-query';
import type { DistributorView } from '../../contract/first-page.ts';
import { customerQuery, lifeCustomerQuery } from '../platform/api/customer.ts';
import type { PageQuery } from '../platform/api/prefetch.ts';
import {
  addressesQuery,
  answersConsents,
  consentTextsQuery,
  placeQuery,
  registeredAddress,
  reservationQuery,
} from './queries.ts';

/** Returns the queries of the profile page that are known so far. The customer and the addresses lead to more. */
export function profileQueries(
  client: QueryClient,
  distributor: Pick<DistributorView, 'showSamtykkerMinProfil'>,
): readonly PageQuery[] {
  const customer = client.getQueryData(customerQuery.queryKey);
  const addresses = client.getQueryData(addressesQuery.queryKey);
  const registered = registeredAddress(addresses?.kundeadresser ?? []);
  return [
    customerQuery,
    lifeCustomerQuery,
    reservationQuery,
    ...(customer?.niceKundenummer ? [addressesQuery] : []),
    ...(registered ? [placeQuery(registered.postnummer)] : []),
    ...(answersConsents(customer, distributor) ? [consentTextsQuery] : []),
  ];
}
