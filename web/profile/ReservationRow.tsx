import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/profile.ts';
import { writeDraft } from '../platform/session/drafts.ts';
import { EditableRow } from './EditableRow.tsx';
import { LazyForm } from './LazyForm.ts';
import { MissingRow } from './MissingRow.tsx';
import { reservationQuery } from './queries.ts';
import { useRow } from './use-row.ts';
import { useRowDraft } from './use-row-draft.ts';

const t = texts.reservation;

/** Renders whether the insurance documents come by post (spec: shell §2.5, shell §3.3). */
export function ReservationRow() {
  const reservation = useQuery(reservationQuery);
  if (reservation.data) return <KnownReservation byPost={reservation.data.hasReservasjon} />;
  return <MissingRow label={t.label} failed={t.unavailable} answer={reservation} />;
}

function KnownReservation({ byPost }: { byPost: boolean }) {
  const row = useRow('reservation');
  useRowDraft(row, (choice) => choice === (byPost ? 'post' : 'digital'));
  return (
    <EditableRow
      label={t.label}
      value={byPost ? t.byPost : t.digital}
      row={row}
      onCancel={() => writeDraft('reservation', undefined)}
    >
      <LazyForm of="reservation" byPost={byPost} row={row} />
    </EditableRow>
  );
}
