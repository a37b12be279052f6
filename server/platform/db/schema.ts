import type { Change } from '../../../contract/changes.ts';
import type { InsuranceDocument } from '../../../contract/documents.ts';
import type { ListName } from '../../../contract/items.ts';
import type { FileType } from '../../../domain/file-type.ts';
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
  /** JSON of the text that the customer read before the answer; null if unknown (`consent-columns.ts`) */
  marketing_consent_text: string | null;
  cross_domain_consent_text: string | null;
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
  /** time when the customer was first stored, or when this column was added */
  stored_at: number;
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

/** An item of a customer's list: checked, in the form of the wire, with amounts in kroner (ADR-002). */
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

/** Customers' activities, without values (spec: decisions §7, ADR-026). Older rows lack the last three columns. */
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

/** A customer's change as the bank's systems read it (ADR-024). */
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
  /** the last position that retention or an import deleted; changes up to it may be gone */
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

/** A file that pages of one of the last builds load (ADR-042). */
export type BuildFileTable = {
  /** contains a hash of the content */
  name: string;
  /** media type */
  type: string;
  /** compression of the content; null: none */
  encoding: 'br' | null;
  /** base64 */
  content: string;
  /** the last time when a server of a build with this file reported it, accurate to a day */
  last_seen: number;
};

/** A file that a customer sent to a claim in the store (spec: beyond §10, ADR-044). */
export type ClaimFileTable = {
  id: string;
  customer_id: string;
  system: System;
  claim_id: string;
  /** the request's Idempotency-Key; each claim has a key once */
  upload_key: string;
  name: string;
  type: FileType;
  /** bytes */
  size: number;
  at: number;
};

/** A part of such a file. Parts without a file are of an upload that is under way or was lost. */
export type ClaimFilePartTable = {
  customer_id: string;
  file_id: string;
  position: number;
  /** base64 of whole bytes */
  content: string;
  at: number;
};

/** What a customer lets another person see (spec: beyond §12). The row is deleted when it ends early. */
export type SharingTable = {
  id: string;
  giver_id: string;
  /** null until the receiver has accepted */
  receiver_id: string | null;
  /** the receiver's national id until they have accepted, then null */
  receiver_ssn: string | null;
  /** JSON list of `SharingScope` */
  scopes: string;
  /** `2026-12-31`, as is `last_day` */
  first_day: string;
  last_day: string;
  /** whether the distributor at which the giver shared had the partner-group integration; null: unknown, of an earlier version */
  partner_integration: Flag | null;
};

/** The code of a confirmation, by which others can check it (spec: beyond §11). The code itself is not stored. */
export type ConfirmationCodeTable = {
  /** SHA-256 of the code, hexadecimal */
  hash: string;
  customer_id: string;
  /** short name of the distributor where the confirmation was fetched, and where the code is valid */
  distributor: string;
  system: System;
  policy_number: string;
  issued_at: number;
  expires_at: number;
  /** the last day on which someone checked it, `2026-12-31`; null: never */
  checked_on: string | null;
};

/** What became of reading the text of a document. `reading`: a server is at it (ADR-043). */
export type TextStatus = 'reading' | 'read' | 'partly' | 'encrypted' | 'no-text' | 'broken' | 'too-slow';

/** The text of a PDF, by the content of the file. Several customers may have the same file. */
export type DocumentTextTable = {
  /** SHA-256 of the file, hexadecimal */
  hash: string;
  status: TextStatus;
  /** the number of pages that were read */
  pages: number;
  /**
   * its words, one a line: the word, a tab, the numbers of its pages. Until it is read: an `x` for each server that ended
   * while it read the file
   */
  words: string;
  /** the time when reading began */
  at: number;
};

export type DocumentTextPageTable = {
  hash: string;
  /** counted from 1 */
  page: number;
  content: string;
};

/** A customer's document and its text. Queries of texts go through this table, so they name the owner. */
export type DocumentTextUseTable = {
  customer_id: string;
  system: System;
  document_id: string;
  /** of the document's fields; when it differs, the file is read again */
  fingerprint: string;
  hash: string;
  /** the last time that the customer had the document, accurate to a day */
  seen_at: number;
};

export type Tables = {
  customer: CustomerTable;
  address: AddressTable;
  item: ItemTable;
  document_part: DocumentPartTable;
  document_text: DocumentTextTable;
  document_text_page: DocumentTextPageTable;
  document_text_use: DocumentTextUseTable;
  shared_state: SharedStateTable;
  audit: AuditTable;
  own_change: OwnChangeTable;
  change_feed: ChangeFeedTable;
  change_feed_state: ChangeFeedStateTable;
  feedback: FeedbackTable;
  /** time of a customer's last login; a separate table, because an import may lock the customer's row */
  last_login: { customer_id: string; at: number };
  /** customers who have requested deletion of all their data, with the time of the request (ADR-027) */
  deletion_request: { customer_id: string; at: number };
  /** time of each customer deletion, without the customer's identity (ADR-027) */
  deleted_customer: { id: string; at: number };
  build_file: BuildFileTable;
  sharing: SharingTable;
  claim_file: ClaimFileTable;
  claim_file_part: ClaimFilePartTable;
  confirmation_code: ConfirmationCodeTable;
};

const ALL: Record<keyof Tables, true> = {
  sharing: true,
  confirmation_code: true,
  feedback: true,
  deletion_request: true,
  deleted_customer: true,
  last_login: true,
  audit: true,
  own_change: true,
  change_feed: true,
  change_feed_state: true,
  claim_file_part: true,
  claim_file: true,
  address: true,
  item: true,
  document_part: true,
  document_text_use: true,
  document_text_page: true,
  document_text: true,
  customer: true,
  shared_state: true,
  build_file: true,
};

/** The names of all tables. Tables come before those that they refer to. */
export const TABLES = Object.keys(ALL) as readonly (keyof Tables)[];
