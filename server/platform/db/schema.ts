import type { Change } from '../../../contract/changes.ts';
import type { InsuranceDocument } from '../../../contract/documents.ts';
import type { ListName } from '../../../contract/items.ts';
import type { System } from '../../../domain/systems.ts';

/*
 * The tables, in types that both engines support: text, integer, times as epoch milliseconds, money as whole
 * øre, yes/no as 0 or 1, structures as JSON text (ADR-002).
 */

type Flag = 0 | 1;

export type CustomerTable = {
  id: string;
  ssn: string;
  /** null for a customer who is known only from a login */
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
  /** null if no life-insurance record exists, otherwise JSON {epost?, telefon?} */
  life_customer: string | null;
  /** JSON {helseerklaering, aksepttilbud: counts, motoroppgaver: list} */
  tasks: string;
  has_unread_messages: Flag;
  /** JSON {scores, controlgroup, fallback} */
  recommendations: string;
  /** a random id for analytics, never derived from the national id (spec: decisions §4) */
  tracking_id: string;
  /**
   * time when the customer was first stored; for customers older than this column, the time when it was added
   */
  stored_at: number;
};

/** Time of a customer's last login. A separate table, because an import may lock the customer's row. */
export type LastLoginTable = { customer_id: string; at: number };

/** Customers who have requested deletion of all their data, with the time of the request (ADR-027). */
export type DeletionRequestTable = { customer_id: string; at: number };

/** Time of each customer deletion, without the customer's identity (ADR-027). */
export type DeletedCustomerTable = { id: string; at: number };

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

/**
 * An item of a customer's list, as the system sent it or the portfolio file has it: checked, in the form of
 * the wire, with amounts in kroner (ADR-002).
 */
export type ItemTable = {
  customer_id: string;
  list: ListName;
  system: System;
  /** the system's number or id of the item */
  id: string;
  /** the place in the customer's list */
  position: number;
  /** JSON, one of `WireItems`; a document is a `StoredDocument` */
  value: string;
};

/** A document without its file. `size` is the number of bytes of the file; left out: there is no file. */
export type StoredDocument = Omit<InsuranceDocument, 'harFil'> & { size?: number };

/** A chunk of a document's file, so that readers need not load all of it at once. */
export type DocumentPartTable = {
  customer_id: string;
  system: System;
  document_id: string;
  position: number;
  /** base64 of whole bytes */
  content: string;
};

export type SharedStateTable = {
  key: string;
  value: string;
  count: number;
  expires_at: number;
  /** the owner, if the owner's entries can be listed; null or left out: no owner */
  owner?: string | null;
};

/**
 * Customers' activities with time and place, without values (spec: decisions §7, ADR-026). Older rows lack
 * the last three columns.
 */
export type AuditTable = {
  /** ordered by time */
  id: string;
  customer_id: string;
  action: string;
  at: number;
  /** JSON, a `Device` */
  device: string | null;
  /** short name */
  distributor: string | null;
  /** for a login: JSON, a `LoginFacts` */
  login: string | null;
};

/** The last change of each kind that customers made themselves, without values (ADR-024). */
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
    | 'offer'
    /** read */
    | 'message';
  /** the offer or message, `{system} {number}`; otherwise empty */
  item: string;
  at: number;
};

/** A customer's change as the bank's systems read it (ADR-025). */
export type ChangeFeedTable = {
  /** counted from 1, in the order of storing */
  position: number;
  customer_id: string;
  what: Change;
  /** JSON, the new value */
  value: string;
  at: number;
};

/** One row, which is added with the first change or the first reading. */
export type ChangeFeedStateTable = {
  id: 1;
  /** a random name of this store's feed, which makes a cursor of another feed detectable */
  feed: string;
  /** the position of the newest change */
  last: number;
  /** the last position that has been purged by retention; changes up to it may be gone */
  purged: number;
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
  item: ItemTable;
  document_part: DocumentPartTable;
  shared_state: SharedStateTable;
  audit: AuditTable;
  own_change: OwnChangeTable;
  change_feed: ChangeFeedTable;
  change_feed_state: ChangeFeedStateTable;
  feedback: FeedbackTable;
  last_login: LastLoginTable;
  deletion_request: DeletionRequestTable;
  deleted_customer: DeletedCustomerTable;
};
