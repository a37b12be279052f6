import type { Readable } from 'node:stream';
import type { ReceivedFile } from '../../contract/claims.ts';
import type { DetailedAgreementInOre } from '../../contract/in-ore.ts';
import type { ListName } from '../../contract/items.ts';
import type { FileType } from '../../domain/file-type.ts';
import type { System } from '../../domain/systems.ts';
import type { Actor } from '../platform/observability/activities.ts';
import type { Items } from './items-in-ore.ts';
import type { SourceErrorKind } from './source-error.ts';

/** The customer whose items are requested. The national id is sent only to source systems, in a header. */
export type SourceCustomer = { id: string; ssn: string };
/** The customer who makes a change, and the distributor at which they do. */
export type ActingCustomer = SourceCustomer & { actor: Actor };

/** The key of an agreement or offer among all of a customer's. */
export type PolicyKey = { systemSource: System; policyNumber: string };
/** The key of a claim, document or message among all of a customer's. */
export type ItemKey = { systemSource: System; id: string };

/** Returns a key as one text. */
export function itemName({ systemSource, id }: ItemKey): string {
  return `${systemSource} ${id}`;
}

/** A file with a PDF header. The stream fails when the rest does not arrive or is too large. */
export type SourceFile = {
  content: Readable;
  /** size in bytes, if known */
  size: number | undefined;
};

/** A file that a customer sends, of a type that claims accept. `content` throws a problem if the file is refused. */
export type CheckedFile = {
  name: string;
  type: FileType;
  content: AsyncGenerator<Buffer, void>;
};
/** A checked file and its key, which is the same for each attempt to send it. */
export type SentFile = CheckedFile & { key: string };

/** The items of a source, and the reasons why it left out others. */
export type SourceAnswer<Item> = { items: Item[]; issues: readonly SourceErrorKind[] };

/** A source of items in one or more systems. Its methods reject with `SourceError` when the reason is known. */
export type Source = {
  systems: readonly System[];
  list<Name extends ListName>(
    name: Name,
    customer: SourceCustomer,
    systems: readonly System[],
    signal: AbortSignal,
  ): Promise<SourceAnswer<Items[Name]>>;
  /** Returns the customer's agreement with its details; null when the list already has all data of the system. */
  agreement(
    customer: SourceCustomer,
    key: PolicyKey,
    signal: AbortSignal,
  ): Promise<DetailedAgreementInOre | null>;
  /** Returns the file of the customer's document; null when there is none. The signal also ends the stream. */
  file(customer: SourceCustomer, key: ItemKey, signal: AbortSignal): Promise<SourceFile | null>;
  /** Marks the customer's message as read and records the activity. */
  markRead(customer: ActingCustomer, key: ItemKey, signal: AbortSignal): Promise<void>;
  /**
   * Adds a file to the customer's claim while it arrives, and records the activity. Returns the first result for a
   * repeated key. Throws a problem if the system refuses the file. The system has to answer within `deadlineMs`, not
   * counting the time that the customer's file takes to arrive.
   */
  addFile(
    customer: ActingCustomer,
    claim: ItemKey,
    file: SentFile,
    deadlineMs: number,
  ): Promise<ReceivedFile>;
  /** Deletes the customer's offer and records the activity; returns false when there is none. */
  deleteOffer(customer: ActingCustomer, offer: PolicyKey, signal: AbortSignal): Promise<boolean>;
};
