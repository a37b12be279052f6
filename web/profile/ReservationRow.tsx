import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/profile.ts';
import { hasFailed } from '../platform/api/answers.ts';
import { writeDraft } from '../platform/session/drafts.ts';
import { EditableRow } from './EditableRow.tsx';
import { FailedRow } from './FailedRow.tsx';
import { LazyForm } from './LazyForm.ts';
import { reservationQuery } from './queries.ts';
import { useRow } from './use-row.ts';
import { useRowDraft } from './use-row-draft.ts';
import { WaitingRow } from './WaitingRow.tsx';

const t = texts.reservation;

/** Renders whether the insurance documents come by post (spec: shell §2.5, shell §3.3). */
export function ReservationRow() {
  const reservation = useQuery(reservationQuery);
  const { data, isFetching, refetch } = reservation;
  if (data) return <KnownReservation byPost={data.hasReservasjon} />;
  if (!hasFailed(reservation)) return <WaitingRow label={t.label} />;
  return <FailedRow label={t.label} text={t.unavailable} busy={isFetching} onRetry={() => void refetch()} />;
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
