import { consentColumns } from '../../server/platform/db/consent-columns.ts';
import type { FileRow } from '../../server/platform/db/customer-fields.ts';
import type { AddressTable } from '../../server/platform/db/schema.ts';
import type { PortfolioCustomer } from './format.ts';
import { type ItemRows, itemRows, type OfCustomer } from './item-rows.ts';

/** The rows of one customer in all tables, without ids, which the store assigns. */
export type StoreRows = {
  customer: FileRow;
  addresses: OfCustomer<AddressTable>[];
} & ItemRows;

/** Returns the rows of a customer of the portfolio file. Fields that are left out get default values. */
export function storeRows(customer: PortfolioCustomer): StoreRows {
  return {
    customer: customerColumns(customer),
    addresses: (customer.kundeadresser ?? []).map(addressRow),
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
    ...consentColumns(samtykker ?? {}),
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

function flag(value: boolean | undefined): 0 | 1 {
  return value ? 1 : 0;
}

/** Returns the text, or null for an empty one, so that readers only handle one empty value. */
function textOrNull(text: string | undefined): string | null {
  return text || null;
}
