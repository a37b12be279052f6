import { useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/sharing.ts';
import { texts as general } from '#texts/ui.ts';
import { myDataStatusQuery } from '../my-data/queries.ts';
import { endpointQuery } from '../platform/api/endpoint-query.ts';
import { refusalText } from '../platform/api/refusal-text.ts';
import { useSave } from '../platform/api/use-save.ts';
import { OfflineError } from '../platform/online.ts';
import { tellTabsOfChange } from '../platform/session/tell-tabs.ts';
import { showToast, showUnseenFailure } from '../toasts/show-toast.ts';
import { sharingQuery } from './queries.ts';

/** The queries whose answers name sharings, and whether a login is still fresh. */
const QUERIES = [sharingQuery, myDataStatusQuery, endpointQuery('GET /avtaleoversikt/sammendrag')];

/** How the customer's sharings are changed. */
type Change<Value> = { save: (value: Value) => Promise<unknown>; done: string; onDone?: () => void };

/**
 * Returns a save that changes the customer's sharings. The page then shows what is stored, also after an error: a change
 * without an answer may have been done. A login that is too old is shown in place of the form.
 */
export function useSharingSave<Value>({ save, done, onDone }: Change<Value>) {
  const client = useQueryClient();
  return useSave<unknown, Value>(
    {
      mutationFn: save,
      onSuccess() {
        showToast(done, { tone: 'success' });
        onDone?.();
      },
      async onSettled() {
        tellTabsOfChange(client);
        await Promise.all(QUERIES.map(({ queryKey }) => client.invalidateQueries({ queryKey })));
      },
    },
    (error) => showUnseenFailure(refusalText(error) ?? texts.unseenFailure),
  );
}

/** Returns the message about a failed save. */
export function failureText(error: unknown): string {
  if (error instanceof OfflineError) return general.notSavedOffline;
  return refusalText(error) ?? texts.failedToSave;
}
