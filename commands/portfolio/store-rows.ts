import { pricesInOre } from '../../contract/in-ore.ts';
import type { FileRow } from '../../server/platform/db/customer-fields.ts';
import type { AddressTable, AgreementTable, OfferTable } from '../../server/platform/db/schema.ts';
import type { PortfolioCustomer } from './format.ts';
import { type ItemRows, itemRows, type OfCustomer } from './item-rows.ts';
import { flag, textOrNull } from './row-values.ts';

/** The rows of one customer in all tables, without ids, which the store assigns. */
export type StoreRows = {
  customer: FileRow;
  addresses: OfCustomer<AddressTable>[];
  agreements: OfCustomer<AgreementTable>[];
  offers: OfCustomer<OfferTable>[];
} & ItemRows;

/**
 * Returns the rows of a customer of the portfolio file. Prices are in øre, and fields that are left out get
 * default values.
 */
export function storeRows(customer: PortfolioCustomer): StoreRows {
  return {
    customer: customerColumns(customer),
    addresses: (customer.kundeadresser ?? []).map(addressRow),
    agreements: (customer.avtaler ?? []).map(agreementRow),
    offers: (customer.tilbud ?? []).map(offerRow),
    ...itemRows(customer),
  };
}

function customerColumns(customer: PortfolioCustomer): StoreRows['customer'] {
  const { kontaktInformasjon, samtykker, livKunde, oppgaver, anbefalinger } = customer;
  return {
    ssn: customer.ssn,
    name: customer.navn,
    nice_customer_number: customer.niceKundenummer ?? null,
    is_lo_member: flag(customer.isLoMedlem),
    is_bank_customer: flag(customer.isBankkunde),
    login_bank_register_number: customer.loginBankplassRegisterNummer ?? null,
    email: textOrNull(kontaktInformasjon?.epostAdresse),
    mobile: textOrNull(kontaktInformasjon?.mobilNummer),
    marketing_consent: flag(samtykker?.marketingConsent === 'AUTHORIZED'),
    cross_domain_consent: flag(samtykker?.crossDomainConsent === 'AUTHORIZED'),
    documents_by_post: flag(customer.hasReservasjon),
    life_customer: livKunde?.eksisterer ? lifeCustomer(livKunde) : null,
    tasks: JSON.stringify({
      helseerklaering: oppgaver?.helseerklaering?.antall ?? 0,
      aksepttilbud: oppgaver?.aksepttilbud?.antall ?? 0,
      motoroppgaver: oppgaver?.motoroppgaver ?? [],
    }),
    has_unread_messages: flag(customer.kundekommunikasjon?.hasUlesteMeldinger),
    recommendations: JSON.stringify({
      scores: anbefalinger?.scores ?? [],
      controlgroup: anbefalinger?.controlgroup ?? false,
      fallback: anbefalinger?.fallback ?? false,
    }),
  };
}

type LifeCustomer = PortfolioCustomer['livKunde'] & object;

function lifeCustomer({ epost, telefon }: LifeCustomer): string {
  return JSON.stringify({ ...(epost ? { epost } : {}), ...(telefon ? { telefon } : {}) });
}

type Address = (PortfolioCustomer['kundeadresser'] & object)[number];

function addressRow(address: Address, position: number): StoreRows['addresses'][number] {
  return {
    position,
    is_registered: flag(address.isFolkreregistrert),
    street: textOrNull(address.gatenavn),
    house_number: textOrNull(address.gatenummer),
    house_letter: textOrNull(address.gatenummerBokstav),
    farm_number: textOrNull(address.gaardsnummer),
    title_number: textOrNull(address.bruksnummer),
    postcode: address.postnummer,
  };
}

type Agreement = (PortfolioCustomer['avtaler'] & object)[number];

function agreementRow(agreement: Agreement, position: number): StoreRows['agreements'][number] {
  const { monthlyOre, yearlyOre } = pricesInOre(agreement);
  return {
    system: agreement.systemSource,
    policy_number: agreement.policyNumber,
    position,
    name: agreement.name,
    description: textOrNull(agreement.description),
    monthly_price: monthlyOre,
    yearly_price: yearlyOre,
    product_type: agreement.productType,
    product_code: textOrNull(agreement.productCode),
    details: agreement.detaljer ? JSON.stringify(agreement.detaljer) : null,
    status: agreement.avtaleStatus ?? null,
    status_description: textOrNull(agreement.avtaleStatusDescription),
    end_date: agreement.endDate ?? null,
    insurance_details: agreement.avtaleDetaljer ? JSON.stringify(agreement.avtaleDetaljer) : null,
  };
}

type Offer = (PortfolioCustomer['tilbud'] & object)[number];

function offerRow(offer: Offer, position: number): StoreRows['offers'][number] {
  const { monthlyOre, yearlyOre } = pricesInOre(offer);
  return {
    system: offer.systemSource,
    policy_number: offer.policyNumber,
    position,
    version_number: offer.versionNumber ?? null,
    name: offer.name,
    description: textOrNull(offer.description),
    monthly_price: monthlyOre,
    yearly_price: yearlyOre,
    product_type: offer.productType,
    details: offer.detaljer ? JSON.stringify(offer.detaljer) : null,
    expiration_date: offer.expirationDate ?? null,
    package: offer.pakkeTilbud ? JSON.stringify(offer.pakkeTilbud) : null,
  };
}
