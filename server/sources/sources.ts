import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import type { AgreementInOre, OfferInOre } from '../../contract/in-ore.ts';
import { SYSTEMS, type System } from '../../domain/systems.ts';
import type { Configuration } from '../platform/config/configuration.ts';
import type { Database } from '../platform/db/database.ts';
import { type Collected, collect } from './collect.ts';
import { httpSource } from './http-source.ts';
import type { OfferKey, Source, SourceCustomer } from './source.ts';
import { errorKindOf } from './source-error.ts';
import { createSourceMetrics, type SourceMetrics } from './source-metrics.ts';
import { storeSource } from './store-source.ts';

/** What the areas ask of the source systems; each question has its deadline, `SOURCE_TIMEOUT_MS`. */
export type Sources = {
  agreements(customer: SourceCustomer, systems: readonly System[]): Promise<Collected<AgreementInOre>>;
  offers(customer: SourceCustomer, systems: readonly System[]): Promise<Collected<OfferInOre>>;
  /**
   * Deletes the customer's offer in its own system, with its audit row; false where there is none. Rejects with
   * `SourceError` where it is not certain that it was deleted.
   */
  deleteOffer(customer: SourceCustomer, offer: OfferKey): Promise<boolean>;
};

export type SourcesOptions = {
  configuration: Configuration;
  db: Database;
  registry: Registry;
  log: Pick<FastifyBaseLogger, 'warn'>;
};

/** The source systems: over HTTP where one has an address, else in the store (spec: decisions §7.2). */
export function createSources({ configuration, db, registry, log }: SourcesOptions): Sources {
  const { sourceTimeoutMs: timeoutMs } = configuration;
  const metrics = createSourceMetrics(registry, log);
  const sources = listSources(configuration, db, metrics);
  const collectOptions = { sources, timeoutMs, onError: metrics.error };

  return {
    async agreements(customer, systems) {
      return await collect(collectOptions, systems, (source, asked, signal) =>
        source.agreements(customer, asked, signal),
      );
    },
    async offers(customer, systems) {
      return await collect(collectOptions, systems, (source, asked, signal) =>
        source.offers(customer, asked, signal),
      );
    },
    async deleteOffer(customer, offer) {
      const source = sources.find(({ systems }) => systems.includes(offer.systemSource));
      if (!source) return false;
      try {
        return await source.deleteOffer(customer, offer, AbortSignal.timeout(timeoutMs));
      } catch (error) {
        metrics.error([offer.systemSource], errorKindOf(error));
        throw error;
      }
    },
  };
}

function listSources(
  { sourceUrls, sourceBreakerFailures: failures, sourceBreakerMs: openMs }: Configuration,
  db: Database,
  { duration: onDuration, error: onError }: SourceMetrics,
): readonly Source[] {
  const overHttp = SYSTEMS.flatMap((system) => {
    const url = sourceUrls[system];
    return url ? [httpSource({ system, url, limits: { failures, openMs }, db, onDuration, onError })] : [];
  });
  const inStore = SYSTEMS.filter((system) => !sourceUrls[system]);
  return [storeSource(db, inStore), ...overHttp];
}
