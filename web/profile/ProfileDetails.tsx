import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '#texts/profile.ts';
import { useOpenForm } from '../platform/acts/act-message.ts';
import { useBoot } from '../platform/boot.tsx';
import { failureOf, ListProblem } from '../ui/ListProblem.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Message } from '../ui/Message.tsx';
import { AddressRow } from './AddressRow.tsx';
import { ContactRows } from './ContactRows.tsx';
import { NationalIdRow } from './NationalIdRow.tsx';
import { ProfileRow } from './ProfileRow.tsx';
import { profileCustomerQuery } from './queries.ts';
import { ReservationRow } from './ReservationRow.tsx';
import { type RowName, rowOfAct } from './row-acts.ts';
import { OpenRow } from './use-row.ts';

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
