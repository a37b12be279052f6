import { useQuery } from '@tanstack/react-query';
import { useBoot } from '../platform/boot.tsx';
import { Loading } from '../ui/Loading.tsx';
import { RetryMessage } from '../ui/RetryMessage.tsx';
import { AddressRow } from './AddressRow.tsx';
import { ContactRows } from './ContactRows.tsx';
import { NationalIdRow } from './NationalIdRow.tsx';
import { ProfileRow } from './ProfileRow.tsx';
import { profileCustomerQuery } from './queries.ts';
import { ReservationRow } from './ReservationRow.tsx';
import { texts } from './texts.ts';

const { unionMember } = texts;

/**
 * What the portal knows of the customer, a row each (spec: shell §2.5). Which rows there are depends on who the
 * customer is.
 */
export function ProfileDetails() {
  const { shortname } = useBoot().distributor;
  const { data: customer, isError, isFetching, refetch } = useQuery(profileCustomerQuery);

  if (!customer && isError) {
    return (
      <div className="kfp-profile__details">
        <RetryMessage tone="error" busy={isFetching} onRetry={() => void refetch()}>
          {texts.customerFailed}
        </RetryMessage>
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
  return (
    <dl className="kfp-profile__details kfp-rows">
      <NationalIdRow masked={customer.ssn} />
      {customer.niceKundenummer && <AddressRow />}
      <ContactRows customer={customer} />
      <ReservationRow />
      {shortname === 'sb1' && (
        <ProfileRow
          label={unionMember.label}
          value={customer.isLoMedlem ? unionMember.yes : unionMember.no}
        />
      )}
    </dl>
  );
}
