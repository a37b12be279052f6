import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ConsentChange, Consents } from '../../contract/consents.ts';
import { customerQuery } from '../platform/customer.ts';
import { post } from '../platform/fetch.ts';
import { showToast } from '../platform/toasts.ts';
import { track } from '../platform/track.ts';
import { texts } from './texts.ts';

export type ConsentAnswer = { change: keyof ConsentChange; approved: boolean };

/** Saves a consent at once; the customer is asked for again (shell 4, Profile edits). */
export function useConsentChange() {
  const client = useQueryClient();
  const { queryKey } = customerQuery;
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ change, approved }: ConsentAnswer) =>
      post<Consents>('/samtykke/oppdater', { [change]: approved }),
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: (samtykker, { change }) => {
      client.setQueryData(queryKey, (customer) => customer && { ...customer, samtykker });
      showToast(texts.consent.changed, { tone: 'success' });
      track('form input', { field: change, value: 'endret' });
    },
    onSettled: () => void client.invalidateQueries({ queryKey }),
  });
}
