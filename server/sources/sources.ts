import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import type { ReceivedFile } from '../../contract/claims.ts';
import type { DetailedAgreementInOre } from '../../contract/in-ore.ts';
import type { ListName } from '../../contract/items.ts';
import { namesOf, type System, type SystemSettings } from '../../domain/systems.ts';
import type { Configuration } from '../platform/config/configuration.ts';
import type { Database } from '../platform/db/database.ts';
import { ProblemError } from '../platform/http/errors.ts';
import type { TraceWait } from '../platform/observability/traces.ts';
import { type Collected, collect } from './collect.ts';
import type { CustomerSource } from './customer/customer-source.ts';
import { httpCustomerSource } from './customer/http-customer-source.ts';
import { storeCustomerSource } from './customer/store-customer-source.ts';
import { httpSource } from './http-source.ts';
import type { Items } from './items-in-ore.ts';
import { openFile } from './open-file.ts';
import type {
  ActingCustomer,
  ItemKey,
  PolicyKey,
  SentFile,
  Source,
  SourceCustomer,
  SourceFile,
} from './source.ts';
import { errorKindOf, type SourceErrorKind, statusOf } from './source-error.ts';
import { createSourceMetrics, type SourceMetrics } from './source-metrics.ts';
import { storeSource } from './store-source.ts';

/** A system has this many times the usual deadline to check and store a file. */
const UPLOAD_DEADLINES = 4;

/** The requests that areas send to the source systems. Each request has the deadline `SOURCE_TIMEOUT_MS`. */
export type Sources = {
  /** the customer's own data */
  customer: CustomerSource;
  list<Name extends ListName>(
    name: Name,
    customer: SourceCustomer,
    systems: readonly System[],
  ): Promise<Collected<Items[Name]>>;
  /**
   * Returns the customer's agreement with its details; null when the list already has all data of the system.
   * Rejects with `SourceError` when the system can't answer, as do the following methods.
   */
  agreement(customer: SourceCustomer, key: PolicyKey): Promise<DetailedAgreementInOre | null>;
  /**
   * Returns the file of the customer's document; null when there is none. The deadline applies to its
   * beginning.
   */
  file(customer: SourceCustomer, key: ItemKey): Promise<SourceFile | null>;
  /** Marks the customer's message as read and records the activity. */
  markRead(customer: ActingCustomer, key: ItemKey): Promise<void>;
  /**
   * Adds a file to the customer's claim in its own system and records the activity. Returns the first result for a
   * repeated key. Throws a problem if the file is refused, or if it is unknown whether the system has it.
   */
  addFile(customer: ActingCustomer, claim: ItemKey, file: SentFile): Promise<ReceivedFile>;
  /**
   * Deletes the customer's offer in its own system and records the activity; returns false when there is
   * none. Rejects with `SourceError` when it is not certain that it was deleted.
   */
  deleteOffer(customer: ActingCustomer, offer: PolicyKey): Promise<boolean>;
};

export type SourcesOptions = {
  configuration: Configuration;
  db: Database;
  /** the systems of the distributor file */
  systems: readonly SystemSettings[];
  registry: Registry;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** adds a request to its trace, if traces are enabled */
  traceWait?: TraceWait | undefined;
};

/**
 * Returns the source systems: those with an address over HTTP, the others in the store
 * (spec: decisions §7.2).
 */
export function createSources({
  configuration,
  db,
  systems,
  registry,
  log,
  traceWait,
}: SourcesOptions): Sources {
  const { sourceTimeoutMs: timeoutMs } = configuration;
  const metrics = createSourceMetrics(registry, log, traceWait);
  const sources = listSources(namesOf(systems), configuration, db, metrics);
  const collectOptions = { sources, timeoutMs, onError: metrics.error };

  /** Asks the system that holds an item. Errors are counted as for lists. */
  async function askOne<T>(system: System, ask: (source: Source) => Promise<T>): Promise<T> {
    const source = sources.find(({ systems }) => systems.includes(system));
    if (!source) throw new Error(`no source for ${system}`);
    try {
      return await ask(source);
    } catch (error) {
      if (!(error instanceof ProblemError)) metrics.error([system], errorKindOf(error), statusOf(error));
      throw error;
    }
  }

  return {
    customer: { ...storeCustomerSource(db), ...httpCustomerSource(configuration, db, metrics) },
    async list(name, customer, systems) {
      return await collect(collectOptions, systems, (source, asked, signal) =>
        source.list(name, customer, asked, signal),
      );
    },
    async agreement(customer, key) {
      return await askOne(key.systemSource, (source) =>
        source.agreement(customer, key, AbortSignal.timeout(timeoutMs)),
      );
    },
    async file(customer, key) {
      const onCut = (kind: SourceErrorKind) => metrics.error([key.systemSource], kind);
      return await askOne(key.systemSource, (source) =>
        openFile((signal) => source.file(customer, key, signal), timeoutMs, onCut),
      );
    },
    async markRead(customer, key) {
      await askOne(key.systemSource, (source) =>
        source.markRead(customer, key, AbortSignal.timeout(timeoutMs)),
      );
    },
    async addFile(customer, claim, file) {
      return await askOne(claim.systemSource, (source) =>
        source.addFile(customer, claim, file, timeoutMs * UPLOAD_DEADLINES),
      );
    },
    async deleteOffer(customer, offer) {
      return await askOne(offer.systemSource, (source) =>
        source.deleteOffer(customer, offer, AbortSignal.timeout(timeoutMs)),
      );
    },
  };
}

function listSources(
  systems: readonly System[],
  {
    sourceUrls,
    sourceCredentials,
    sourceTimeoutMs: timeoutMs,
    sourceBreakerFailures: failures,
    sourceBreakerMs: openMs,
  }: Configuration,
  db: Database,
  metrics: SourceMetrics,
): readonly Source[] {
  const overHttp = systems.flatMap((system) => {
    const url = sourceUrls[system];
    if (!url) return [];
    const credentials = sourceCredentials[system];
    const limits = { failures, openMs };
    return [httpSource({ system, url, credentials, timeoutMs, limits, db, metrics })];
  });
  const inStore = systems.filter((system) => !sourceUrls[system]);
  return [storeSource(db, inStore), ...overHttp];
}
