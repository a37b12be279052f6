import type { PersonData, TaskData } from '../../../contract/my-data.ts';
import { consentFields } from './consent-columns.ts';
import { nonEmptyField, optionalField, trueField } from './optional-fields.ts';
import type { AddressTable, CustomerTable } from './schema.ts';

/** The columns that a portfolio file fills. */
export type FileRow = Omit<CustomerTable, 'id' | 'tracking_id' | 'stored_at'>;
type AddressRow = Omit<AddressTable, 'customer_id'>;

/**
 * Returns a customer's data except national id and name, with the field names of a portfolio file. Leaves out fields
 * that are false or empty. The field order is always the same.
 */
export function personFields(
  customer: FileRow,
  addresses: readonly AddressRow[],
): Omit<PersonData, 'ssn' | 'navn'> {
  return {
    ...optionalField('niceKundenummer', customer.nice_customer_number),
    ...trueField('isLoMedlem', customer.is_lo_member),
    ...trueField('isBankkunde', customer.is_bank_customer),
    ...optionalField('loginBankplassRegisterNummer', customer.login_bank_register_number),
    ...nonEmptyField('kontaktInformasjon', {
      ...optionalField('epostAdresse', customer.email),
      ...optionalField('mobilNummer', customer.mobile),
    }),
    ...nonEmptyField('samtykker', {
      ...consentFields('marketingConsent', customer.marketing_consent, customer.marketing_consent_text),
      ...consentFields(
        'crossDomainConsent',
        customer.cross_domain_consent,
        customer.cross_domain_consent_text,
      ),
    }),
    ...nonEmptyField('kundeadresser', addresses.map(addressOf)),
    ...(customer.life_customer === null ? {} : { livKunde: lifeCustomerOf(customer.life_customer) }),
    ...trueField('hasReservasjon', customer.documents_by_post),
  };
}

/** Returns a customer's tasks, unread messages and recommendations in the same format. */
export function taskFields(customer: FileRow): TaskData {
  return {
    ...nonEmptyField('oppgaver', tasksOf(customer.tasks)),
    ...nonEmptyField('kundekommunikasjon', trueField('hasUlesteMeldinger', customer.has_unread_messages)),
    ...nonEmptyField('anbefalinger', recommendationsOf(customer.recommendations)),
  };
}

type LifeCustomer = PersonData['livKunde'] & object;

function lifeCustomerOf(json: string): LifeCustomer {
  return { eksisterer: true, ...(JSON.parse(json) as Omit<LifeCustomer, 'eksisterer'>) };
}

function addressOf(row: AddressRow): (PersonData['kundeadresser'] & object)[number] {
  return {
    ...trueField('isFolkreregistrert', row.is_registered),
    ...optionalField('gatenavn', row.street),
    ...optionalField('gatenummer', row.house_number),
    ...optionalField('gatenummerBokstav', row.house_letter),
    ...optionalField('gaardsnummer', row.farm_number),
    ...optionalField('bruksnummer', row.title_number),
    postnummer: row.postcode,
  };
}

type Tasks = TaskData['oppgaver'] & object;
/** Tasks as stored. A customer who is known only from a login has none of the fields. */
type StoredTasks = Partial<Record<'helseerklaering' | 'aksepttilbud', number>> & Pick<Tasks, 'motoroppgaver'>;

function tasksOf(json: string): Tasks {
  const { helseerklaering = 0, aksepttilbud = 0, motoroppgaver = [] } = JSON.parse(json) as StoredTasks;
  return {
    ...(helseerklaering > 0 ? { helseerklaering: { antall: helseerklaering } } : {}),
    ...(aksepttilbud > 0 ? { aksepttilbud: { antall: aksepttilbud } } : {}),
    ...nonEmptyField('motoroppgaver', motoroppgaver),
  };
}

type Recommendations = TaskData['anbefalinger'] & object;

function recommendationsOf(json: string): Recommendations {
  const { scores = [], controlgroup = false, fallback = false } = JSON.parse(json) as Recommendations;
  return {
    ...nonEmptyField('scores', scores),
    ...(controlgroup ? { controlgroup } : {}),
    ...(fallback ? { fallback } : {}),
  };
}
