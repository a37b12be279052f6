import type { Readable } from 'node:stream';
import type { InsuranceDocument } from '../../contract/documents.ts';
import type { ClaimInOre, DetailedAgreementInOre, InvoiceInOre, OfferInOre } from '../../contract/in-ore.ts';
import type { Message } from '../../contract/messages.ts';
import type { System } from '../../domain/systems.ts';
import type { Actor } from '../platform/observability/activities.ts';
import type { SourceErrorKind } from './source-error.ts';

/** The customer whose items are asked for. The national id goes to source systems alone, in a header. */
export type SourceCustomer = { id: string; ssn: string };
/** The customer who changes something, and where they do. */
export type ActingCustomer = SourceCustomer & { actor: Actor };

/** What a source lists of a customer, by the name that the list has on the wire. */
export type Items = {
  avtaler: DetailedAgreementInOre;
  tilbud: OfferInOre;
  dokumenter: InsuranceDocument;
  fakturaer: InvoiceInOre;
  skader: ClaimInOre;
  meldinger: Message;
};
export type ListName = keyof Items;

/** What names one agreement or offer among all of a customer's. */
export type PolicyKey = { systemSource: System; policyNumber: string };
/** What names one document or message likewise. */
export type ItemKey = { systemSource: System; id: string };

/** A PDF, as far as its beginning says. The stream fails where the rest doesn't come, or is more than it may be. */
export type SourceFile = {
  content: Readable;
  /** bytes, where they are known */
  size: number | undefined;
};

/** What a source gave, and for which reasons it left something out. */
export type SourceAnswer<Item> = { items: Item[]; issues: readonly SourceErrorKind[] };

/**
 * A place that holds what customers have in one or more systems. Rejects where it can't answer, with a
 * `SourceError` where the reason is known.
 */
export type Source = {
  systems: readonly System[];
  list<Name extends ListName>(
    name: Name,
    customer: SourceCustomer,
    systems: readonly System[],
    signal: AbortSignal,
  ): Promise<SourceAnswer<Items[Name]>>;
  /** Returns the customer's agreement with all that its system knows; null where that is what the list says. */
  agreement(
    customer: SourceCustomer,
    key: PolicyKey,
    signal: AbortSignal,
  ): Promise<DetailedAgreementInOre | null>;
  /** Returns the file of the customer's document; null where there is none. Ends with the signal. */
  file(customer: SourceCustomer, key: ItemKey, signal: AbortSignal): Promise<SourceFile | null>;
  /** Marks the customer's message as read, with its activity. */
  markRead(customer: ActingCustomer, key: ItemKey, signal: AbortSignal): Promise<void>;
  /** Deletes the customer's offer, with its activity; false where there is none. */
  deleteOffer(customer: ActingCustomer, offer: PolicyKey, signal: AbortSignal): Promise<boolean>;
};
