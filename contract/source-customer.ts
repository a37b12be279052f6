import { type Static, type TSchema, Type } from 'typebox';
import { ConsentsWithTexts, Reservation } from './consents.ts';
import { PersonData, TaskData } from './my-data.ts';
import { AddressList, ContactInformation, LifeCustomer } from './profile.ts';
import { CustomerCommunication } from './tasks.ts';

/*
 * Responses and change requests of the bank's systems, for installations where these hold the customer's data
 * (spec: beyond §5, ADR-007). The fields are the same as in a portfolio file.
 */

/** Maximum length of a customer's name. */
export const MAX_NAME = 200;

/** The response of `GET {SOURCE_CUSTOMER_URL}/kunde`. */
export const SourcePerson = Type.Object({
  ...PersonData.properties,
  navn: Type.String({ minLength: 1, maxLength: MAX_NAME }),
});
export type SourcePerson = Static<typeof SourcePerson>;

/** The response of `GET {SOURCE_TASKS_URL}/oppgaver`. */
export const SourceTasks = TaskData.properties.oppgaver;
export type SourceTasks = Static<typeof SourceTasks>;

/** The response of `GET {SOURCE_MESSAGES_URL}/kundekommunikasjon`. */
export const SourceCommunication = CustomerCommunication;

/** The response of `GET {SOURCE_RECOMMENDATIONS_URL}/anbefalinger?produkt=`. */
export const SourceRecommendations = TaskData.properties.anbefalinger;
export type SourceRecommendations = Static<typeof SourceRecommendations>;

const someOf = { additionalProperties: false, minProperties: 1 };

/** The possible changes under `SOURCE_CUSTOMER_URL`, with request bodies. The response has the newly stored values. */
export const CUSTOMER_CHANGES = {
  kontaktinformasjon: {
    method: 'PUT',
    body: Type.Object(ContactInformation.properties, someOf),
    answer: ContactInformation,
  },
  samtykker: {
    method: 'PUT',
    body: Type.Partial(ConsentsWithTexts, someOf),
    answer: ConsentsWithTexts,
  },
  reservasjon: { method: 'PUT', body: Reservation, answer: Reservation },
  livkunde: {
    method: 'PUT',
    body: Type.Object(
      { epost: LifeCustomer.properties.epost, telefon: LifeCustomer.properties.telefon },
      someOf,
    ),
    answer: LifeCustomer,
  },
  'adresse/oppdater': { method: 'POST', body: null, answer: AddressList },
} as const;
export type CustomerChange = keyof typeof CUSTOMER_CHANGES;

type BodyType<Of> = Of extends { body: infer Schema extends TSchema } ? Static<Schema> : null;
export type ChangeBody<Name extends CustomerChange> = BodyType<(typeof CUSTOMER_CHANGES)[Name]>;
export type ChangeAnswer<Name extends CustomerChange> = Static<(typeof CUSTOMER_CHANGES)[Name]['answer']>;
