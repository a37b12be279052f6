import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { DistributorView } from '../../contract/first-page.ts';
import type { Address, Customer, PostcodeList } from '../../contract/profile.ts';
import { DAY_MS } from '../../domain/days.ts';
import { customerQuery, lifeCustomerQuery } from '../platform/api/customer.ts';
import { endpointQuery } from '../platform/api/endpoint-query.ts';
import type { PageQuery } from '../platform/api/prefetch.ts';

const FIVE_MINUTES = 300_000;

/**
 * Query for the customer with the masked national id. The stored cache omits the id (spec: decisions §3.5),
 * so a customer from that cache is stale.
 */
export const profileCustomerQuery = endpointQuery('GET /skadekunde/hent', {
  staleTime: ({ state }) => (lacksNationalId(state.data) ? 0 : FIVE_MINUTES),
});

/** Returns whether the customer comes from the stored cache. */
function lacksNationalId(customer: Partial<Customer> | undefined): boolean {
  return customer !== undefined && customer.ssn === undefined;
}

/** Query for the customer's addresses. Use it only with a niceKundenummer (spec: overview §7). */
export const addressesQuery = endpointQuery('GET /adresse/kundeadresser');

/** Returns the registered address, which the profile shows (spec: shell §4.7). */
export function registeredAddress(addresses: readonly Address[]): Address | undefined {
  return addresses.find(({ isFolkreregistrert }) => isFolkreregistrert);
}

const postcodesQuery = endpointQuery('GET /adresse/postnummer');

/** All postcodes, fetched once: they are the same for everyone, and parsing takes longer than rendering a page. */
let postcodes: PostcodeList | undefined;

/** Query for the place of a postcode; '' if unregistered. The whole list is too long for a page (ADR-034). */
export const placeQuery = (postcode: string) =>
  queryOptions<string>({
    queryKey: [...postcodesQuery.queryKey, { postcode }],
    staleTime: DAY_MS,
    // The query of the postcodes retries.
    retry: false,
    queryFn: async ({ client }) => {
      postcodes ??= await client.fetchQuery(postcodesQuery);
      client.removeQueries({ queryKey: postcodesQuery.queryKey, exact: true });
      return postcodes.postnummerList.find(({ kode }) => kode === postcode)?.navn ?? '';
    },
  });

/** Query for whether documents come by post (spec: shell §3.3). */
export const reservationQuery = endpointQuery('GET /samtykke/reservasjon/hent');

/** Query for the texts of the consents, which only customers who are not the bank's see (spec: shell §2.5). */
export const consentTextsQuery = endpointQuery('GET /samtykke/tekster', {
  query: { bankkunde: 'false' },
});

/** Returns whether the profile page asks a customer for consents: known to the bank, but not its customer (spec: shell §2.5). */
export function answersConsents(
  customer: Customer | undefined,
  { showSamtykkerMinProfil }: Pick<DistributorView, 'showSamtykkerMinProfil'>,
): boolean {
  return showSamtykkerMinProfil && customer?.isBankkunde === false && !customer.ukjent;
}

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
