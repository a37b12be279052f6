import { useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/security.ts';
import type { OwnSession, OwnSessionList } from '../../contract/session.ts';
import { failureText } from '../my-data/ConfirmedAct.tsx';
import { request } from '../platform/api/request.ts';
import { saveAndVerify, untilGone } from '../platform/api/save.ts';
import { useSave } from '../platform/api/use-save.ts';
import { showToast, showUnseenFailure } from '../toasts/show-toast.ts';
import { activitiesQuery, sessionsQuery } from './queries.ts';

/** Returns a function that ends one session, or all but this one. Both lists of the page are refetched afterwards. */
export function useEndSession() {
  const client = useQueryClient();
  const { save, variables, isPending, error } = useSave<OwnSessionList, OwnSession | 'others'>(
    {
      mutationFn: (which) =>
        saveAndVerify<OwnSessionList>(
          async () => {
            if (which === 'others') await request('DELETE /sikkerhet/okter');
            else await untilGone(request('DELETE /sikkerhet/okter/:id', { params: { id: which.id } }));
            return { okter: [] };
          },
          (signal) => request('GET /sikkerhet/okter', { signal, renewsSession: false }),
          ({ okter }) => okter.every(({ denne, id }) => (which === 'others' ? denne : id !== which.id)),
        ),
      async onSuccess(_, which) {
        showToast(which === 'others' ? texts.sessions.othersEnded : texts.sessions.ended(which.enhet), {
          tone: 'success',
        });
        await Promise.all([
          client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
          client.invalidateQueries({ queryKey: activitiesQuery(null).queryKey }),
        ]);
        // The focused button has been removed.
        document.getElementById('innlogginger')?.focus();
      },
    },
    (failure) => showUnseenFailure(failureText(failure, texts.sessions.endFailed)),
  );

  return {
    end: save,
    /** the id of the session being ended, 'others' for all others, or null for none */
    ending: isPending && variables ? (variables === 'others' ? variables : variables.id) : null,
    failure: error && failureText(error, texts.sessions.endFailed),
  };
}
