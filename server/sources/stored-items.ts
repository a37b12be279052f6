import type { Agreement, AgreementDetails } from '../../contract/agreements.ts';
import type { Claim } from '../../contract/claims.ts';
import type { InsuranceDocument } from '../../contract/documents.ts';
import {
  agreementDetailsInOre,
  type ClaimInOre,
  type DetailedAgreementInOre,
  type InvoiceInOre,
  type OfferInOre,
  offerDetailsInOre,
} from '../../contract/in-ore.ts';
import type { Message } from '../../contract/messages.ts';
import type { Offer } from '../../contract/offers.ts';
import type {
  AgreementTable,
  ClaimTable,
  DocumentTable,
  InvoiceTable,
  MessageTable,
  OfferTable,
} from '../platform/db/schema.ts';

/** Returns a stored agreement. */
export function toAgreement(row: AgreementTable): DetailedAgreementInOre {
  const details = parseJson<AgreementDetails>(row.insurance_details);
  return {
    policyNumber: row.policy_number,
    name: row.name,
    systemSource: row.system,
    productType: row.product_type,
    monthlyOre: row.monthly_price,
    yearlyOre: row.yearly_price,
    details: details ? agreementDetailsInOre(details) : null,
    ...(row.description === null ? {} : { description: row.description }),
    ...(row.product_code === null ? {} : { productCode: row.product_code }),
    ...(row.details === null ? {} : { detaljer: JSON.parse(row.details) as Agreement['detaljer'] & object }),
    ...(row.status === null ? {} : { avtaleStatus: row.status as Agreement['avtaleStatus'] & string }),
    ...(row.status_description === null ? {} : { avtaleStatusDescription: row.status_description }),
    ...(row.end_date === null ? {} : { endDate: row.end_date }),
  };
}

/** Returns a stored offer. */
export function toOffer(row: OfferTable): OfferInOre {
  return {
    policyNumber: row.policy_number,
    name: row.name,
    systemSource: row.system,
    productType: row.product_type,
    monthlyOre: row.monthly_price,
    yearlyOre: row.yearly_price,
    ...offerDetailsInOre(
      parseJson<Offer['detaljer'] & object>(row.details),
      parseJson<Offer['pakkeTilbud'] & object>(row.package),
    ),
    ...(row.description === null ? {} : { description: row.description }),
    ...(row.version_number === null ? {} : { versionNumber: row.version_number }),
    ...(row.expiration_date === null ? {} : { expirationDate: row.expiration_date }),
  };
}

/** Returns a stored document, without its file. */
export function toDocument(row: DocumentTable): InsuranceDocument {
  return {
    id: row.id,
    systemSource: row.system,
    tittel: row.title,
    type: row.type,
    dato: row.date,
    ...(row.policy_number === null ? {} : { avtalenummer: row.policy_number }),
    ...(row.size === null ? { harFil: false } : {}),
  };
}

/** Returns a stored invoice. */
export function toInvoice(row: InvoiceTable): InvoiceInOre {
  return {
    id: row.id,
    systemSource: row.system,
    forfallsdato: row.due_date,
    amountOre: row.amount,
    status: row.status,
    ...(row.kid === null ? {} : { kid: row.kid }),
    ...(row.account_number === null ? {} : { kontonummer: row.account_number }),
    ...(row.policy_numbers === null ? {} : { avtalenumre: JSON.parse(row.policy_numbers) as string[] }),
    ...(row.document_id === null ? {} : { dokumentId: row.document_id }),
  };
}

/** Returns a stored claim. */
export function toClaim(row: ClaimTable): ClaimInOre {
  return {
    id: row.id,
    systemSource: row.system,
    skadenummer: row.claim_number,
    tittel: row.title,
    meldtDato: row.reported_date,
    status: row.status,
    paidOre: row.paid,
    ...(row.policy_number === null ? {} : { avtalenummer: row.policy_number }),
    ...(row.next_step === null ? {} : { nesteSteg: row.next_step }),
    ...(row.events === null ? {} : { hendelser: JSON.parse(row.events) as Claim['hendelser'] & object }),
    ...(row.document_ids === null ? {} : { dokumentIder: JSON.parse(row.document_ids) as string[] }),
  };
}

/** Returns a stored message. */
export function toMessage(row: MessageTable): Message {
  return {
    id: row.id,
    systemSource: row.system,
    tittel: row.title,
    dato: row.date,
    lest: row.is_read === 1,
    ...(row.text === null ? {} : { tekst: row.text }),
    ...(row.policy_number === null ? {} : { avtalenummer: row.policy_number }),
    ...(row.document_id === null ? {} : { dokumentId: row.document_id }),
  };
}

function parseJson<T>(json: string | null): T | undefined {
  return json === null ? undefined : (JSON.parse(json) as T);
}
