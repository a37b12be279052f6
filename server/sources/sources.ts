import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
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
import { createDeadline } from './deadline.ts';
import { httpSource } from './http-source.ts';
import type { Items } from './items-in-ore.ts';
import { openFile } from './open-file.ts';
import type { ActingCustomer, ItemKey, PolicyKey, SentFile, Source, SourceCustomer } from './source.ts';
import { errorKindOf, type SourceErrorKind } from './source-error.ts';
import { createSourceMetrics, type SourceMetrics } from './source-metrics.ts';
import { storeSource } from './store-source.ts';

/** A system has this many times the usual deadline to check and store a file. */
const UPLOAD_DEADLINES = 4;

/** The requests that areas send to the source systems. Each has the deadline `SOURCE_TIMEOUT_MS`. */
export type Sources = ReturnType<typeof createSources>;

type SourcesOptions = {
  configuration: Configuration;
  db: Database;
  /** the systems of the distributor file */
  systems: readonly SystemSettings[];
  registry: Registry;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** adds a request to its trace, if traces are enabled */
  traceWait?: TraceWait | undefined;
};

/** Returns the source systems: those with an address over HTTP, the others in the store (spec: decisions §7.2). */
export function createSources({ configuration, db, systems, registry, log, traceWait }: SourcesOptions) {
  const { sourceTimeoutMs: timeoutMs } = configuration;
  const metrics = createSourceMetrics(registry, log, traceWait);
  const sources = listSources(namesOf(systems), configuration, db, metrics);
  const customer: CustomerSource = {
    ...storeCustomerSource(db),
    ...httpCustomerSource(configuration, db, metrics),
  };

  /** Asks the system that holds an item. Errors are counted as for lists. */
  async function askOne<T>(
    system: System,
    ask: (source: Source, signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const source = sources.find(({ systems }) => systems.includes(system));
    if (!source) throw new Error(`no source for ${system}`);
    const { signal, clear } = createDeadline(timeoutMs);
    try {
      return await ask(source, signal);
    } catch (error) {
      if (!(error instanceof ProblemError)) metrics.error([system], errorKindOf(error), error);
      throw error;
    } finally {
      clear();
    }
  }

  return {
    /** the customer's own data */
    customer,
    list: async <Name extends ListName>(
      name: Name,
      customer: SourceCustomer,
      systems: readonly System[],
    ): Promise<Collected<Items[Name]>> =>
      await collect(
        { sources, timeoutMs, onError: (of, kind, error) => metrics.error(of, kind, error, name) },
        systems,
        (source, asked, signal) => source.list(name, customer, asked, signal),
      ),
    // The methods of `Source` for the system that holds the item. They reject with `SourceError` when it can't answer.
    agreement: async (customer: SourceCustomer, key: PolicyKey) =>
      await askOne(key.systemSource, (source, signal) => source.agreement(customer, key, signal)),
    /** The deadline applies to the beginning of the file. */
    file: async (customer: SourceCustomer, key: ItemKey) => {
      const onCut = (kind: SourceErrorKind) => metrics.error([key.systemSource], kind);
      return await askOne(key.systemSource, (source) =>
        openFile((signal) => source.file(customer, key, signal), timeoutMs, onCut),
      );
    },
    markRead: async (customer: ActingCustomer, key: ItemKey) =>
      await askOne(key.systemSource, (source, signal) => source.markRead(customer, key, signal)),
    /** Also throws a problem if it is unknown whether the system has the file. */
    addFile: async (customer: ActingCustomer, claim: ItemKey, file: SentFile) =>
      await askOne(claim.systemSource, (source) =>
        source.addFile(customer, claim, file, timeoutMs * UPLOAD_DEADLINES),
      ),
    deleteOffer: async (customer: ActingCustomer, offer: PolicyKey) =>
      await askOne(offer.systemSource, (source, signal) => source.deleteOffer(customer, offer, signal)),
  };
}

function listSources(
  systems: readonly System[],
  { sourceUrls, sourceCredentials, sourceTimeoutMs: timeoutMs, sourceBreaker: limits }: Configuration,
  db: Database,
  metrics: SourceMetrics,
): readonly Source[] {
  const overHttp = systems.flatMap((system) => {
    const url = sourceUrls[system];
    if (!url) return [];
    const credentials = sourceCredentials[system];
    return [httpSource({ system, url, credentials, timeoutMs, limits, db, metrics })];
  });
  const inStore = systems.filter((system) => !sourceUrls[system]);
  return [storeSource(db, inStore), ...overHttp];
}
