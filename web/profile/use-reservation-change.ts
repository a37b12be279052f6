import { useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/profile.ts';
import { track } from '../analytics/track.ts';
import { request } from '../platform/api/request.ts';
import { saveAndVerify } from '../platform/api/save.ts';
import { useSave } from '../platform/api/use-save.ts';
import { showToast } from '../toasts/show-toast.ts';
import { reservationQuery } from './queries.ts';
import { refetchAfterSave } from './refetch-after-save.ts';
import { sayUnsaved } from './say-unsaved.ts';

/**
 * Returns a save that switches documents by post on or off, and refetches the stored choice
 * (spec: shell §4.7).
 */
export function useReservationChange(onSaved: () => void) {
  const client = useQueryClient();
  const { queryKey } = reservationQuery;
  return useSave(
    {
      mutationFn: (byPost: boolean) =>
        saveAndVerify(
          () => request('POST /samtykke/reservasjon', { body: { harReservasjon: byPost } }),
          (signal) => request('GET /samtykke/reservasjon/hent', { signal }),
          ({ hasReservasjon }) => hasReservasjon === byPost,
        ),
      onMutate: () => client.cancelQueries({ queryKey }),
      onSuccess: (stored) => {
        client.setQueryData(queryKey, stored);
        onSaved();
        showToast(texts.reservation.saved, { tone: 'success' });
        track('form input', { field: 'hasReservasjon', value: 'endret' });
      },
      onSettled: () => refetchAfterSave(client, queryKey),
    },
    sayUnsaved(texts.reservation.failed),
  );
}
