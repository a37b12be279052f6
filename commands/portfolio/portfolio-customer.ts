import { pricesInKroner } from '../../contract/in-ore.ts';
import { personFields, taskFields } from '../../server/platform/db/customer-fields.ts';
import { jsonField, nonEmptyField, optionalField } from '../../server/platform/db/optional-fields.ts';
import type { PortfolioCustomer } from './format.ts';
import { itemsOf } from './items-of-rows.ts';
import type { StoreRows } from './store-rows.ts';

/** The rows of a customer with a name, which the portfolio file requires (ADR-007). */
export type NamedRows = Omit<StoreRows, 'customer'> & { customer: StoreRows['customer'] & { name: string } };

/**
 * Returns the customer of the portfolio file that the store's rows describe; the inverse of `storeRows`.
 * Prices are in kroner, and fields with default values are left out. The fields always have the same order.
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
    ...personFields(customer, addresses),
    ...nonEmptyField('avtaler', agreements.map(agreementOf)),
    ...nonEmptyField('tilbud', offers.map(offerOf)),
    ...itemsOf(items),
    ...taskFields(customer),
  };
}

type Agreement = (PortfolioCustomer['avtaler'] & object)[number];

function agreementOf(row: StoreRows['agreements'][number]): Agreement {
  return {
    policyNumber: row.policy_number,
    name: row.name,
    ...optionalField('description', row.description),
    ...pricesInKroner({ monthlyOre: row.monthly_price, yearlyOre: row.yearly_price }),
    productType: row.product_type,
    systemSource: row.system,
    ...optionalField('productCode', row.product_code),
    ...jsonField<'detaljer', Agreement['detaljer'] & object>('detaljer', row.details),
    ...optionalField('avtaleStatus', row.status as Agreement['avtaleStatus'] & string),
    ...optionalField('avtaleStatusDescription', row.status_description),
    ...optionalField('endDate', row.end_date),
    ...jsonField<'avtaleDetaljer', Agreement['avtaleDetaljer'] & object>(
      'avtaleDetaljer',
      row.insurance_details,
    ),
  };
}

type Offer = (PortfolioCustomer['tilbud'] & object)[number];

function offerOf(row: StoreRows['offers'][number]): Offer {
  return {
    policyNumber: row.policy_number,
    ...optionalField('versionNumber', row.version_number),
    name: row.name,
    ...optionalField('description', row.description),
    ...pricesInKroner({ monthlyOre: row.monthly_price, yearlyOre: row.yearly_price }),
    productType: row.product_type,
    systemSource: row.system,
    ...optionalField('expirationDate', row.expiration_date),
    ...jsonField<'detaljer', Offer['detaljer'] & object>('detaljer', row.details),
    ...jsonField<'pakkeTilbud', Offer['pakkeTilbud'] & object>('pakkeTilbud', row.package),
  };
}
