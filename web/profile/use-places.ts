import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { AddressList, PostcodeList } from '../../contract/profile.ts';
import { hasPlaces } from './page-places.ts';
import { postcodesQuery } from './queries.ts';

/** The postcode list, asked for where nothing that came with the page tells of the addresses' places. */
export function usePlaces(addresses: AddressList | undefined): UseQueryResult<PostcodeList> {
  return useQuery({
    ...postcodesQuery,
    enabled: ({ state: { data } }) =>
      addresses !== undefined && !hasPlaces(data ?? { postnummerList: [] }, addresses),
  });
}
