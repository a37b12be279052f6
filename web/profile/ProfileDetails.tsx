import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '#texts/profile.ts';
import { useOpenForm } from '../platform/acts/act-message.ts';
import { useBoot } from '../platform/boot.tsx';
import { writeDraft } from '../platform/session/drafts.ts';
import { failureOf, ListProblem } from '../ui/ListProblem.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Message } from '../ui/Message.tsx';
import { AddressRow } from './AddressRow.tsx';
import { ContactRows } from './ContactRows.tsx';
import { EditableRow } from './EditableRow.tsx';
import { LazyForm } from './LazyForm.ts';
import { MissingRow } from './MissingRow.tsx';
import { NationalIdRow } from './NationalIdRow.tsx';
import { ProfileRow } from './ProfileRow.tsx';
import { profileCustomerQuery, reservationQuery } from './queries.ts';
import { OpenRow, type RowName, rowOfAct, useRow, useRowDraft } from './use-row.ts';

const { unionMember } = texts;

/** Renders the customer's data as rows, of which one is open at a time (spec: shell §2.5). */
export function ProfileDetails() {
  const opened = rowOfAct(useOpenForm());
  return (
    <OpenRow value={useState<RowName | null>(opened)}>
      <Rows />
    </OpenRow>
  );
}

/** Renders the rows, which depend on the customer. */
function Rows() {
  const { showLoMedlemMinProfil } = useBoot().distributor;
  const answer = useQuery(profileCustomerQuery);
  const { data: customer } = answer;
  const problem = failureOf(answer, texts.customerFailed);

  if (!customer && problem) {
    return (
      <div className="kfp-profile__details">
        <ListProblem problem={problem} answers={[answer]} />
        <dl className="kfp-rows">
          <ReservationRow />
        </dl>
      </div>
    );
  }
  if (!customer) {
    return (
      <div className="kfp-profile__details kfp-profile__details--loading">
        <Loading text={texts.loading} />
      </div>
    );
  }
  if (customer.ukjent) {
    return (
      <div className="kfp-profile__details">
        <Message tone="info">{texts.unknownCustomer}</Message>
        <dl className="kfp-rows">
          <NationalIdRow masked={customer.ssn} />
        </dl>
      </div>
    );
  }
  return (
    <dl className="kfp-profile__details kfp-rows">
      <NationalIdRow masked={customer.ssn} />
      {customer.niceKundenummer && <AddressRow />}
      <ContactRows customer={customer} />
      <ReservationRow />
      {showLoMedlemMinProfil && (
        <ProfileRow
          label={unionMember.label}
          value={customer.isLoMedlem ? unionMember.yes : unionMember.no}
        />
      )}
    </dl>
  );
}

const t = texts.reservation;

/** Renders whether the insurance documents come by post (spec: shell §2.5, shell §3.3). */
function ReservationRow() {
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
