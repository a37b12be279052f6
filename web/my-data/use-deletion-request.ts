import { useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/my-data.ts';
import type { MyDataStatus } from '../../contract/my-data.ts';
import { request } from '../platform/api/request.ts';
import { useSave } from '../platform/api/use-save.ts';
import { showToast } from '../toasts/show-toast.ts';
import { myDataStatusQuery } from './queries.ts';

/** To ask the bank for deletion, or to withdraw that. */
export type DeletionChange = 'request' | 'withdrawal';

/**
 * Returns a function that asks the bank to delete the customer's data in the portal, or withdraws that. The page then
 * shows the time of the request, or no request.
 */
export function useDeletionRequest(change: DeletionChange, onDone: () => void) {
  const client = useQueryClient();
  return useSave<Pick<MyDataStatus, 'sletting'>>({
    async mutationFn() {
      if (change === 'request') return await request('POST /mine-data/sletting');
      await request('DELETE /mine-data/sletting');
      return {};
    },
    onSuccess({ sletting }) {
      client.setQueryData<MyDataStatus>(
        myDataStatusQuery.queryKey,
        (status) => status && { kanHentes: status.kanHentes, ...(sletting && { sletting }) },
      );
      if (change === 'withdrawal') showToast(texts.deletion.withdrawn, { tone: 'success' });
      onDone();
    },
  });
}
