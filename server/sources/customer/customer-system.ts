import {
  type ChangeAnswer,
  type ChangeBody,
  CUSTOMER_CHANGES,
  type CustomerChange,
} from '../../../contract/source-customer.ts';
import { formatPhone } from '../../../domain/phone.ts';
import type { CustomerSystem } from '../../../domain/systems.ts';
import type { Configuration } from '../../platform/config/configuration.ts';
import { createBreaker } from '../breaker.ts';
import { createDeadline } from '../deadline.ts';
import { type Refusal, readCode, readJson, type SourceCall, sourceCallers } from '../http-call.ts';
import type { SourceCustomer } from '../source.ts';
import { CHANGE_REFUSALS, errorKindOf, unusable } from '../source-error.ts';
import type { SourceMetrics } from '../source-metrics.ts';
import { CHANGE_RECORDS } from './change-records.ts';
import { checkAnswer, isUnknownCustomer } from './check-customer.ts';

/** A system's response to a change: the data stored now, or a refusal, such as that it does not know the customer. */
export type ChangeOutcome<Name extends CustomerChange> =
  | { stored: ChangeAnswer<Name> }
  | { refused: Refusal | 'unknown-customer' };

/**
 * Returns a system of the bank with the customer's own data; null when it has no address. Requests have the
 * deadline `SOURCE_TIMEOUT_MS` and reject with `SourceError`.
 */
export function customerSystem(
  name: CustomerSystem,
  { sourceUrls, sourceCredentials, sourceTimeoutMs: timeoutMs, sourceBreaker }: Configuration,
  metrics: SourceMetrics,
) {
  const url = sourceUrls[name];
  if (!url) return null;
  const breaker = createBreaker(sourceBreaker);
  const { call: callSource } = sourceCallers(sourceCredentials[name], timeoutMs);

  /** Sends a request with a deadline. Errors are counted as for the other systems. */
  async function ask<T>(
    call: Omit<SourceCall, 'signal' | 'ssn'>,
    { ssn }: SourceCustomer,
    read: (response: Response, signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const begun = performance.now();
    // A change that fails, such as that of the addresses, must not end the profile.
    const run = call.method === 'GET' ? breaker : breaker.uncounted;
    const { signal, clear } = createDeadline(timeoutMs);
    try {
      return await run(async () => await read(await callSource({ ...call, ssn, signal }), signal), ssn);
    } catch (error) {
      metrics.error([name], errorKindOf(error), error);
      throw error;
    } finally {
      clear();
      metrics.duration(name, (performance.now() - begun) / 1000);
    }
  }

  return {
    async get<T>(
      customer: SourceCustomer,
      path: string,
      read: (response: Response, signal: AbortSignal) => Promise<T>,
    ): Promise<T> {
      return await ask({ method: 'GET', url: url + path }, customer, read);
    },
    async change<Name extends CustomerChange>(
      customer: SourceCustomer,
      change: Name,
      body: ChangeBody<Name>,
    ): Promise<ChangeOutcome<Name>> {
      const { method, answer } = CUSTOMER_CHANGES[change];
      const call = { method, url: `${url}/${change}`, ...(body === null ? {} : { body: body as object }) };
      return await ask(call, customer, async (response, signal) => {
        const refused = await readCode(response, signal, CHANGE_REFUSALS);
        if (refused) return { refused };
        if (await isUnknownCustomer(response, signal)) return { refused: 'unknown-customer' };
        const stored = checkAnswer(answer, await readJson(response, signal)) as ChangeAnswer<Name>;
        const fields: readonly { field: PropertyKey }[] = CHANGE_RECORDS[change].fields;
        const sent: Record<PropertyKey, unknown> = Object(body);
        const now: Record<PropertyKey, unknown> = Object(stored);
        const unconfirmed = fields
          .map(({ field }) => field)
          .filter((field) => field in sent && !isSameValue(sent[field], now[field]));
        if (unconfirmed.length > 0) throw unusable('wrong-shape', unconfirmed.map(String));
        return { stored };
      });
    },
  };
}

/** Returns whether a system has stored what was sent, perhaps in its own way of writing it. */
function isSameValue(sent: unknown, stored: unknown): boolean {
  if (typeof sent !== 'string' || typeof stored !== 'string') return sent === stored;
  return comparable(sent) === comparable(stored);
}

function comparable(text: string): string {
  return formatPhone(text).replace(/\s/g, '').toLowerCase();
}
