import { agreementInOre, offerInOre } from '../../contract/in-ore.ts';
import type { System } from '../../domain/systems.ts';
import type { Database } from '../platform/db/database.ts';
import { type AuditedAction, audit, settleAudit } from '../platform/observability/audit.ts';
import { type Breaker, type BreakerLimits, createBreaker } from './breaker.ts';
import { checkAgreements, checkOffers } from './check-items.ts';
import { callSource, readDeletion, readJson } from './http-call.ts';
import type { Source, SourceAnswer, SourceCustomer } from './source.ts';
import { errorKindOf, mayHaveActed, SourceError, type SourceErrorKind } from './source-error.ts';

export type HttpSourceOptions = {
  system: System;
  /** without a slash at its end */
  url: string;
  limits: BreakerLimits;
  db: Database;
  /** receives every request's duration in seconds */
  onDuration: (system: System, seconds: number) => void;
  /** receives what failed beside the answer to a question */
  onError: (systems: readonly System[], kind: SourceErrorKind) => void;
};

/** A system that a service of its own answers for (spec: decisions §7.2). */
export function httpSource(options: HttpSourceOptions): Source {
  const { system, url, db } = options;
  const breaker: Breaker = createBreaker(options.limits);

  return {
    systems: [system],
    async agreements(customer, _systems, signal) {
      const answer = await ask('/avtaler', customer, signal, checkAgreements);
      return { items: answer.items.map(agreementInOre), issues: answer.issues };
    },
    async offers(customer, _systems, signal) {
      const answer = await ask('/tilbud', customer, signal, checkOffers);
      return { items: answer.items.map(offerInOre), issues: answer.issues };
    },
    async deleteOffer({ id, ssn }, offer, signal) {
      const address = url + offerPath(offer.policyNumber);
      // Noted before it is asked for: a database that is lost in between must not lose the trace of it.
      const auditId = await audit(db, id, 'offer-deletion-unclear');
      try {
        const done = await request(async () =>
          readDeletion(await callSource({ method: 'DELETE', url: address, ssn, signal })),
        );
        await settle(auditId, done ? 'offer-deleted' : null);
        return done;
      } catch (error) {
        if (!mayHaveActed(errorKindOf(error))) await settle(auditId, null);
        throw error;
      }
    },
  };

  async function ask<Item>(
    path: string,
    { ssn }: SourceCustomer,
    signal: AbortSignal,
    check: (answer: unknown, system: System) => SourceAnswer<Item>,
  ): Promise<SourceAnswer<Item>> {
    return await request(async () => {
      const response = await callSource({ method: 'GET', url: url + path, ssn, signal });
      return check(await readJson(response, signal), system);
    });
  }

  /** The source has answered, and its answer stands whatever becomes of the audit: the trace says 'unclear' then. */
  async function settle(auditId: string, action: AuditedAction | null): Promise<void> {
    await settleAudit(db, auditId, action).catch(() => options.onError([system], 'unexpected'));
  }

  async function request<T>(attempt: () => Promise<T>): Promise<T> {
    return await breaker(async () => {
      const begun = performance.now();
      try {
        return await attempt();
      } finally {
        options.onDuration(system, (performance.now() - begun) / 1000);
      }
    });
  }
}

/** Half a surrogate pair can't stand in an address, and with '.' or '..' the request would reach another one. */
function offerPath(policyNumber: string): string {
  if (/^\.{1,2}$/.test(policyNumber) || !policyNumber.isWellFormed()) throw new SourceError('refused');
  return `/tilbud/${encodeURIComponent(policyNumber)}`;
}
