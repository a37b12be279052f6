import { useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/sharing.ts';
import type { Problem } from '../../contract/problem.ts';
import { myDataStatusQuery } from '../my-data/queries.ts';
import { HttpError } from '../platform/api/http-error.ts';
import { useSave } from '../platform/api/use-save.ts';
import { showToast } from '../toasts/show-toast.ts';
import { sharingQuery } from './queries.ts';

/** How the customer's sharings are changed. */
type Change<Value> = { save: (value: Value) => Promise<unknown>; done: string; onDone?: () => void };

/**
 * Returns a save that changes the customer's sharings. The page then shows what is stored, also after an error: a change
 * without an answer may have been done. A login that is too old is shown in place of the form.
 */
export function useSharingSave<Value>({ save, done, onDone }: Change<Value>) {
  const client = useQueryClient();
  return useSave<unknown, Value>({
    mutationFn: save,
    onSuccess() {
      showToast(done, { tone: 'success' });
      onDone?.();
    },
    async onSettled() {
      await Promise.all(
        [sharingQuery, myDataStatusQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey })),
      );
    },
  });
}

/** Returns why a save was refused, in the customer's language; null if the error does not say. */
export function refusalText(error: unknown): string | null {
  if (!(error instanceof HttpError) || error.status >= 500) return null;
  return (error.details as Partial<Problem> | null)?.detail ?? null;
}

/** Returns the message about a failed save. */
export function failureText(error: unknown): string {
  return refusalText(error) ?? texts.failedToSave;
}
