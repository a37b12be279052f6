import { queryOptions } from '@tanstack/react-query';
import type { Customer } from '../../contract/customer.ts';
import type { PostcodeList } from '../../contract/profile.ts';
import { endpointQuery } from '../platform/api/endpoint-query.ts';

const FIVE_MINUTES = 300_000;
const DAY = 86_400_000;

/**
 * The customer with the masked national id, which the stored cache leaves out (spec: decisions §3.5): a customer who
 * comes from there is asked for again.
 */
export const profileCustomerQuery = endpointQuery('GET /skadekunde/hent', {
  staleTime: ({ state }) => (lacksNationalId(state.data) ? 0 : FIVE_MINUTES),
});

/** Whether the customer comes from the stored cache. */
function lacksNationalId(customer: Partial<Customer> | undefined): boolean {
  return customer !== undefined && customer.ssn === undefined;
}

/** The customer's addresses; asked for with a niceKundenummer only (spec: overview §7). */
export const addressesQuery = endpointQuery('GET /adresse/kundeadresser');

const postcodesQuery = endpointQuery('GET /adresse/postnummer');

/** All postcodes, read once: they are the same for everybody, and reading them takes longer than rendering a page. */
let postcodes: PostcodeList | undefined;

/** The place at a postcode, '' where the register lacks it: all places are too long a list to go into a page (ADR-014). */
export const placeQuery = (postcode: string) =>
  queryOptions<string>({
    queryKey: [...postcodesQuery.queryKey, { postcode }],
    staleTime: DAY,
    queryFn: async ({ client }) => {
      postcodes ??= await client.fetchQuery(postcodesQuery);
      client.removeQueries({ queryKey: postcodesQuery.queryKey, exact: true });
      return postcodes.postnummerList.find(({ kode }) => kode === postcode)?.navn ?? '';
    },
  });

/** Whether documents come by post (spec: shell §3.3). */
export const reservationQuery = endpointQuery('GET /samtykke/reservasjon/hent');

/** What the consents mean, for customers who aren't the bank's: only they see them (spec: shell §2.5). */
export const consentTextsQuery = endpointQuery('GET /samtykke/tekster', {
  query: { bankkunde: 'false' },
});
