import type { System } from '../../../domain/systems.ts';

/*
 * The tables, in types that both engines know: text, integer, times as epoch milliseconds, money as whole øre,
 * yes/no as 0 or 1, structures as JSON text (ADR-002).
 */

type Flag = 0 | 1;

export type CustomerTable = {
  id: string;
  ssn: string;
  /** null for a customer who is known by a login alone */
  name: string | null;
  nice_customer_number: string | null;
  is_lo_member: Flag;
  is_bank_customer: Flag;
  login_bank_register_number: string | null;
  email: string | null;
  mobile: string | null;
  marketing_consent: Flag;
  cross_domain_consent: Flag;
  documents_by_post: Flag;
  /** null where no life-insurance record exists, else JSON {epost?, telefon?} */
  life_customer: string | null;
  /** JSON {helseerklaering, aksepttilbud: counts, motoroppgaver: list} */
  tasks: string;
  has_unread_messages: Flag;
  /** JSON {scores, controlgroup, fallback} */
  recommendations: string;
  /** a random id for analytics, never derived from the national id (spec: decisions §4) */
  tracking_id: string;
};

export type AddressTable = {
  customer_id: string;
  position: number;
  is_registered: Flag;
  street: string | null;
  house_number: string | null;
  house_letter: string | null;
  farm_number: string | null;
  title_number: string | null;
  postcode: string;
};

export type AgreementTable = {
  customer_id: string;
  system: System;
  policy_number: string;
  position: number;
  name: string;
  description: string | null;
  monthly_price: number | null;
  yearly_price: number | null;
  product_type: string;
  product_code: string | null;
  /** JSON, the wire's `detaljer` */
  details: string | null;
  status: string | null;
  status_description: string | null;
  end_date: string | null;
};

export type OfferTable = {
  customer_id: string;
  system: System;
  policy_number: string;
  position: number;
  version_number: number | null;
  name: string;
  description: string | null;
  monthly_price: number | null;
  yearly_price: number | null;
  product_type: string;
  /** JSON, the wire's `detaljer` */
  details: string | null;
  expiration_date: string | null;
  /** JSON list of package offers, prices in kroner as on the wire */
  package: string | null;
};

export type SharedStateTable = {
  key: string;
  value: string;
  count: number;
  expires_at: number;
};

/** Who changed what and when; no values (spec: decisions §7). */
export type AuditTable = {
  id: string;
  customer_id: string;
  action: string;
  at: number;
};

/** What customers changed themselves, the last time for each; no values (ADR-019). */
export type OwnChangeTable = {
  customer_id: string;
  what:
    | 'email'
    | 'mobile'
    | 'life-email'
    | 'life-phone'
    | 'marketing-consent'
    | 'cross-domain-consent'
    | 'documents-by-post'
    /** deleted */
    | 'offer';
  /** which offer, `{system} {policy number}`; else empty */
  item: string;
  at: number;
};

export type FeedbackTable = {
  id: string;
  kind: 'choice' | 'survey' | 'contact';
  /** null for a visitor without session */
  customer_id: string | null;
  distributor: string;
  product_code: string | null;
  page: string;
  value: string | null;
  comment: string | null;
  /** JSON list of {question, answer} */
  answers: string | null;
  email: string | null;
  phone: string | null;
  created_at: number;
};

export type Tables = {
  customer: CustomerTable;
  address: AddressTable;
  agreement: AgreementTable;
  offer: OfferTable;
  shared_state: SharedStateTable;
  audit: AuditTable;
  own_change: OwnChangeTable;
  feedback: FeedbackTable;
};
