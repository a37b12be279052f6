import { useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/my-data.ts';
import type { MyDataStatus } from '../../contract/my-data.ts';
import { request } from '../platform/api/request.ts';
import { saveAndVerify } from '../platform/api/save.ts';
import { useSave } from '../platform/api/use-save.ts';
import { showToast, showUnseenFailure } from '../toasts/show-toast.ts';
import { myDataStatusQuery } from './queries.ts';

/** To ask the bank for deletion, or to withdraw that. */
export type DeletionChange = 'request' | 'withdrawal';

type Stored = Pick<MyDataStatus, 'sletting'>;

const CHANGES: Readonly<Record<DeletionChange, () => Promise<Stored>>> = {
  request: () => request('POST /mine-data/sletting'),
  async withdrawal() {
    await request('DELETE /mine-data/sletting');
    return {};
  },
};
const IS_STORED: Readonly<Record<DeletionChange, (stored: Stored) => boolean>> = {
  request: ({ sletting }) => sletting !== undefined,
  withdrawal: ({ sletting }) => sletting === undefined,
};

function readStored(signal: AbortSignal): Promise<Stored> {
  return request('GET /mine-data/status', { signal, renewsSession: false });
}

/**
 * Returns a function that asks the bank to delete the customer's data in the portal, or withdraws that. The page then
 * shows the time of the request, or no request. A change whose answer was lost counts if it is stored.
 */
export function useDeletionRequest(change: DeletionChange, onDone: () => void) {
  const client = useQueryClient();
  return useSave<Stored>(
    {
      mutationFn: () => saveAndVerify(() => CHANGES[change](), readStored, IS_STORED[change]),
      onSuccess({ sletting }) {
        client.setQueryData<MyDataStatus>(
          myDataStatusQuery.queryKey,
          (status) => status && { kanHentes: status.kanHentes, ...(sletting && { sletting }) },
        );
        if (change === 'withdrawal') showToast(texts.deletion.withdrawn, { tone: 'success' });
        onDone();
      },
    },
    () => showUnseenFailure(texts.deletion[change].failed),
  );
}
