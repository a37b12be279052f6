import { useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/security.ts';
import type { OwnSession } from '../../contract/session.ts';
import { HttpError } from '../platform/api/http-error.ts';
import { request } from '../platform/api/request.ts';
import { useSave } from '../platform/api/use-save.ts';
import { showToast, showUnseenFailure } from '../toasts/show-toast.ts';
import { activitiesQuery, sessionsQuery } from './queries.ts';

/** Returns functions that end one session, or all but this one. Both lists of the page are refetched afterwards. */
export function useEndSession() {
  const client = useQueryClient();
  const { save, variables, isPending, isError } = useSave<void, OwnSession | 'others'>(
    {
      async mutationFn(which) {
        if (which === 'others') await request('DELETE /sikkerhet/okter');
        else await endOne(which.id);
      },
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
    () => showUnseenFailure(texts.sessions.endFailed),
  );

  return {
    end: (session: OwnSession) => save(session),
    endOthers: () => save('others'),
    /** the id of the session being ended, 'others' for all others, or null for none */
    ending: isPending && variables ? (variables === 'others' ? variables : variables.id) : null,
    hasFailed: isError,
  };
}

/** Ends a session. A session that has already ended counts as success. */
async function endOne(id: string): Promise<void> {
  try {
    await request('DELETE /sikkerhet/okter/:id', { params: { id } });
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 404) throw error;
  }
}
