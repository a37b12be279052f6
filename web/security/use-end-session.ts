import { useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/security.ts';
import type { OwnSession } from '../../contract/security.ts';
import { HttpError } from '../platform/api/http-error.ts';
import { request } from '../platform/api/request.ts';
import { useSave } from '../platform/api/use-save.ts';
import { showToast } from '../toasts/show-toast.ts';
import { activitiesQuery, sessionsQuery } from './queries.ts';

/** Ends one of the customer's sessions, or all but this one; then both lists of the page are fetched anew. */
export function useEndSession() {
  const client = useQueryClient();
  const { save, variables, isPending, isError } = useSave<void, OwnSession | 'others'>({
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
      // The button that had the focus is gone.
      document.getElementById('innlogginger')?.focus();
    },
  });

  return {
    end: (session: OwnSession) => save(session),
    endOthers: () => save('others'),
    /** the id of the session that is being ended, or `others`; null: none is */
    ending: isPending && variables ? (variables === 'others' ? variables : variables.id) : null,
    hasFailed: isError,
  };
}

/** One that has ended meanwhile is ended. */
async function endOne(id: string): Promise<void> {
  try {
    await request('DELETE /sikkerhet/okter/:id', { params: { id } });
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 404) throw error;
  }
}
