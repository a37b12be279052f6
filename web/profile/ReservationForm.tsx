import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { texts } from '#texts/profile.ts';
import { track } from '../analytics/track.ts';
import { ActForm } from '../platform/acts/ActForm.tsx';
import { useRefusal, useRefusedInput } from '../platform/acts/act-message.ts';
import { request } from '../platform/api/request.ts';
import { saveAndVerify } from '../platform/api/save.ts';
import { useSave } from '../platform/api/use-save.ts';
import { useDraft } from '../platform/session/drafts.ts';
import { showToast } from '../toasts/show-toast.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { useFocusOnError } from '../ui/use-focus-when.ts';
import { refetchAfterSave, sayUnsaved } from './after-save.ts';
import { reservationQuery } from './queries.ts';
import { RowForm } from './RowForm.tsx';
import { SaveError } from './SaveError.tsx';
import type { Row } from './use-row.ts';

const t = texts.reservation;

/** Renders the form for documents by post. 'Bekreft' works only if the box is ticked (spec: shell §4.7). */
export function ReservationForm({ byPost, row }: { byPost: boolean; row: Row }) {
  const [ticked, tick] = useDraft('reservation');
  const { save, isPending, error } = useReservationChange(() => {
    tick(undefined);
    row.close();
  });
  // A stored tick applies only to the same choice.
  const choice = byPost ? 'digital' : 'post';
  const sent = useRefusedInput('reservasjon');
  const wasTicked = sent?.reservasjon !== undefined && sent.valg === choice;
  const isTicked = ticked === undefined ? wasTicked : ticked === choice;
  const wasMissing = useRefusal('reservasjon', 'reservasjon') !== null;
  const [tries, setTries] = useState(wasMissing ? 1 : 0);
  const isMissing = tries > 0 && !isTicked;
  const form = useFocusOnError(isMissing, tries);

  function confirm(event: FormEvent): void {
    event.preventDefault();
    setTries(tries + 1);
    if (isTicked) void save(!byPost);
  }

  function takeOver(values: FormData): void {
    if (values.has('reservasjon') && !isTicked) tick(choice);
  }

  return (
    <RowForm row={row} isPending={isPending} error={error}>
      <ActForm act="reservasjon" ref={form} noValidate onHydrated={takeOver} onSubmit={confirm}>
        <input type="hidden" name="valg" value={choice} />
        <Checkbox
          name="reservasjon"
          value="ja"
          checked={isTicked}
          error={isMissing ? t.mustTick : null}
          tries={tries}
          onChange={({ target }) => tick(target.checked ? choice : '')}
        >
          {byPost ? t.wantDigital : t.wantPost}
        </Checkbox>
        {error !== null && <SaveError title={t.failedTitle} advice={t.failed} error={error} />}
        <Button type="submit" variant="primary" className="kfp-row__save" busy={isPending}>
          {t.confirm}
        </Button>
      </ActForm>
    </RowForm>
  );
}

/** Returns a save that switches documents by post on or off, and refetches the stored choice. */
function useReservationChange(onSaved: () => void) {
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
        showToast(t.saved, { tone: 'success' });
        track('form input', { field: 'hasReservasjon', value: 'endret' });
      },
      onSettled: () => refetchAfterSave(client, queryKey),
    },
    sayUnsaved(t.failed),
  );
}
