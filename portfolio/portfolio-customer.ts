import { pricesInKroner } from '../contract/in-ore.ts';
import { type Field, given, parsed, some, yes } from './file-fields.ts';
import type { PortfolioCustomer } from './format.ts';
import { itemsOf } from './items-of-rows.ts';
import type { StoreRows } from './store-rows.ts';

/** A customer's rows, who has a name: the portfolio file must have one (ADR-007). */
export type NamedRows = Omit<StoreRows, 'customer'> & { customer: StoreRows['customer'] & { name: string } };

/**
 * Returns the customer of the portfolio file that the store's rows describe, the other way of `storeRows`: prices in kroner,
 * and nothing that says no or none. The fields always come in the same order.
 */
export function portfolioCustomer({
  customer,
  addresses,
  agreements,
  offers,
  ...items
}: NamedRows): PortfolioCustomer {
  return {
    ssn: customer.ssn,
    navn: customer.name,
    ...given('niceKundenummer', customer.nice_customer_number),
    ...yes('isLoMedlem', customer.is_lo_member),
    ...yes('isBankkunde', customer.is_bank_customer),
    ...given('loginBankplassRegisterNummer', customer.login_bank_register_number),
    ...some('kontaktInformasjon', {
      ...given('epostAdresse', customer.email),
      ...given('mobilNummer', customer.mobile),
    }),
    ...some('samtykker', {
      ...authorized('marketingConsent', customer.marketing_consent),
      ...authorized('crossDomainConsent', customer.cross_domain_consent),
    }),
    ...some('kundeadresser', addresses.map(addressOf)),
    ...(customer.life_customer === null ? {} : { livKunde: lifeCustomerOf(customer.life_customer) }),
    ...yes('hasReservasjon', customer.documents_by_post),
    ...some('avtaler', agreements.map(agreementOf)),
    ...some('tilbud', offers.map(offerOf)),
    ...itemsOf(items),
    ...some('oppgaver', tasksOf(customer.tasks)),
    ...some('kundekommunikasjon', yes('hasUlesteMeldinger', customer.has_unread_messages)),
    ...some('anbefalinger', recommendationsOf(customer.recommendations)),
  };
}

type LifeCustomer = PortfolioCustomer['livKunde'] & object;

function lifeCustomerOf(json: string): LifeCustomer {
  return { eksisterer: true, ...(JSON.parse(json) as Omit<LifeCustomer, 'eksisterer'>) };
}

function addressOf(
  row: StoreRows['addresses'][number],
): (PortfolioCustomer['kundeadresser'] & object)[number] {
  return {
    ...yes('isFolkreregistrert', row.is_registered),
    ...given('gatenavn', row.street),
    ...given('gatenummer', row.house_number),
    ...given('gatenummerBokstav', row.house_letter),
    ...given('gaardsnummer', row.farm_number),
    ...given('bruksnummer', row.title_number),
    postnummer: row.postcode,
  };
}

type Agreement = (PortfolioCustomer['avtaler'] & object)[number];

function agreementOf(row: StoreRows['agreements'][number]): Agreement {
  return {
    policyNumber: row.policy_number,
    name: row.name,
    ...given('description', row.description),
    ...pricesInKroner({ monthlyOre: row.monthly_price, yearlyOre: row.yearly_price }),
    productType: row.product_type,
    systemSource: row.system,
    ...given('productCode', row.product_code),
    ...parsed<'detaljer', Agreement['detaljer'] & object>('detaljer', row.details),
    ...given('avtaleStatus', row.status as Agreement['avtaleStatus'] & string),
    ...given('avtaleStatusDescription', row.status_description),
    ...given('endDate', row.end_date),
    ...parsed<'avtaleDetaljer', Agreement['avtaleDetaljer'] & object>(
      'avtaleDetaljer',
      row.insurance_details,
    ),
  };
}

type Offer = (PortfolioCustomer['tilbud'] & object)[number];

function offerOf(row: StoreRows['offers'][number]): Offer {
  return {
    policyNumber: row.policy_number,
    ...given('versionNumber', row.version_number),
    name: row.name,
    ...given('description', row.description),
    ...pricesInKroner({ monthlyOre: row.monthly_price, yearlyOre: row.yearly_price }),
    productType: row.product_type,
    systemSource: row.system,
    ...given('expirationDate', row.expiration_date),
    ...parsed<'detaljer', Offer['detaljer'] & object>('detaljer', row.details),
    ...parsed<'pakkeTilbud', Offer['pakkeTilbud'] & object>('pakkeTilbud', row.package),
  };
}

/** As the store keeps them; a customer who is known by a login alone has none of the fields. */
type StoredTasks = Partial<Record<'helseerklaering' | 'aksepttilbud', number>> &
  Pick<PortfolioCustomer['oppgaver'] & object, 'motoroppgaver'>;

function tasksOf(json: string): PortfolioCustomer['oppgaver'] & object {
  const { helseerklaering = 0, aksepttilbud = 0, motoroppgaver = [] } = JSON.parse(json) as StoredTasks;
  return {
    ...(helseerklaering > 0 ? { helseerklaering: { antall: helseerklaering } } : {}),
    ...(aksepttilbud > 0 ? { aksepttilbud: { antall: aksepttilbud } } : {}),
    ...some('motoroppgaver', motoroppgaver),
  };
}

type Recommendations = PortfolioCustomer['anbefalinger'] & object;

function recommendationsOf(json: string): Recommendations {
  const { scores = [], controlgroup = false, fallback = false } = JSON.parse(json) as Recommendations;
  return {
    ...some('scores', scores),
    ...(controlgroup ? { controlgroup } : {}),
    ...(fallback ? { fallback } : {}),
  };
}

function authorized<Key extends string>(key: Key, flag: 0 | 1): Field<Key, 'AUTHORIZED'> {
  return given(key, flag === 1 ? 'AUTHORIZED' : null);
}
