import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EditableRow } from './EditableRow.tsx';
import { FailedRow } from './FailedRow.tsx';
import { reservationQuery } from './queries.ts';
import { ReservationForm } from './ReservationForm.tsx';
import { texts } from './texts.ts';
import { useReservationChange } from './use-reservation-change.ts';
import { WaitingRow } from './WaitingRow.tsx';

const t = texts.reservation;

/** Whether the insurance documents come by post (spec: shell §2.5, shell §3.3). */
export function ReservationRow() {
  const { data, isError, isFetching, refetch } = useQuery(reservationQuery);
  if (data) return <KnownReservation byPost={data.hasReservasjon} />;
  if (!isError) return <WaitingRow label={t.label} />;
  return <FailedRow label={t.label} text={t.unavailable} busy={isFetching} onRetry={() => void refetch()} />;
}

function KnownReservation({ byPost }: { byPost: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const { save, reset, isPending, error } = useReservationChange(() => setOpen(false));
  return (
    <EditableRow
      label={t.label}
      value={byPost ? t.byPost : t.digital}
      isOpen={isOpen}
      busy={isPending}
      onToggle={(open) => {
        reset();
        setOpen(open);
      }}
    >
      <ReservationForm
        question={byPost ? t.wantDigital : t.wantPost}
        busy={isPending}
        error={error}
        onConfirm={() => void save(!byPost)}
      />
    </EditableRow>
  );
}
