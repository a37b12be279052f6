import type { Activity } from '../../../contract/activities.ts';
import type { ChangeAnswer, ChangeBody, CustomerChange } from '../../../contract/source-customer.ts';
import type { OwnChangeTable } from '../../platform/db/schema.ts';
import type { ProblemDetail } from '../../platform/http/problem-texts.ts';

type FieldOf<Name extends CustomerChange> = keyof ChangeBody<Name> & keyof ChangeAnswer<Name>;

/** A field of a change, its activity, and the name under which imports keep the customer's value. */
type ChangedField<Name extends CustomerChange> = {
  field: FieldOf<Name>;
  activity: Activity;
  ownChange: OwnChangeTable['what'];
};

type ChangeRecords<Name extends CustomerChange> = {
  /** the problem of a conflict with the stored data (409) */
  conflict: ProblemDetail;
  /** the problems for the codes of refusals (400) */
  codes?: Readonly<Record<string, ProblemDetail>>;
  fields: readonly ChangedField<Name>[];
};

/** The codes of contact data (spec: shell §5). */
const CONTACT_CODES = { UGYLDIG_MAILADRESSE: 'invalidEmail', UGYLDIG_MOBILNR: 'invalidMobile' } as const;

/** The records of each change, the same in every source. */
export const CHANGE_RECORDS: { [Name in CustomerChange]: ChangeRecords<Name> } = {
  kontaktinformasjon: {
    conflict: 'contactIsElsewhere',
    codes: CONTACT_CODES,
    fields: [
      { field: 'epostAdresse', activity: 'email-changed', ownChange: 'email' },
      { field: 'mobilNummer', activity: 'mobile-changed', ownChange: 'mobile' },
    ],
  },
  livkunde: {
    conflict: 'noLifeCustomer',
    codes: CONTACT_CODES,
    fields: [
      { field: 'epost', activity: 'life-email-changed', ownChange: 'life-email' },
      { field: 'telefon', activity: 'life-phone-changed', ownChange: 'life-phone' },
    ],
  },
  samtykker: {
    conflict: 'changeRefused',
    fields: [
      { field: 'marketingConsent', activity: 'marketing-consent-changed', ownChange: 'marketing-consent' },
      {
        field: 'crossDomainConsent',
        activity: 'cross-domain-consent-changed',
        ownChange: 'cross-domain-consent',
      },
    ],
  },
  reservasjon: {
    conflict: 'changeRefused',
    fields: [{ field: 'hasReservasjon', activity: 'reservation-changed', ownChange: 'documents-by-post' }],
  },
  'adresse/oppdater': { conflict: 'noRegisteredAddress', fields: [] },
};
