import { useQueryClient } from '@tanstack/react-query';
import type { MyDataStatus } from '../../contract/my-data.ts';
import { request } from '../platform/api/request.ts';
import { useSave } from '../platform/api/use-save.ts';
import { myDataStatusQuery } from './queries.ts';

/**
 * Asks the bank to delete the customer's data in the portal, and updates the page with the time of the
 * request.
 */
export function useDeletionRequest(onAsked: () => void) {
  const client = useQueryClient();
  return useSave<Pick<MyDataStatus, 'sletting'>>({
    mutationFn: () => request('POST /mine-data/sletting'),
    onSuccess({ sletting }) {
      client.setQueryData<MyDataStatus>(myDataStatusQuery.queryKey, (status) =>
        status && sletting ? { ...status, sletting } : status,
      );
      onAsked();
    },
  });
}
