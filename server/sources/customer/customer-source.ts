import type { Static, TSchema } from 'typebox';
import {
  type ChangeAnswer,
  type ChangeBody,
  CUSTOMER_CHANGES,
  type CustomerChange,
  SourceCommunication,
  type SourcePerson,
  SourceRecommendations,
  SourceTasks,
} from '../../../contract/source-customer.ts';
import type { CustomerSystem } from '../../../domain/systems.ts';
import type { Configuration } from '../../platform/config/configuration.ts';
import { createBreaker } from '../breaker.ts';
import { type Refusal, readJson, readRefusal, type SourceCall, sourceCaller } from '../http-call.ts';
import type { SourceCustomer } from '../source.ts';
import { errorKindOf, SourceError, type SourceErrorKind } from '../source-error.ts';
import type { SourceMetrics } from '../source-metrics.ts';
import { checkAnswer, checkPerson } from './check-customer.ts';

type Ask<Answer, Rest extends unknown[] = []> = (customer: SourceCustomer, ...rest: Rest) => Promise<Answer>;

/** A system's response to a change: the data stored now, or a refusal. */
export type ChangeOutcome<Name extends CustomerChange> =
  | { stored: ChangeAnswer<Name> }
  | { refused: Refusal };

/**
 * The customer's own data when the bank's systems hold them (spec: beyond §5, ADR-007); null when the store
 * does. Requests have the deadline `SOURCE_TIMEOUT_MS` and reject with `SourceError`.
 */
export type CustomerSource = {
  person: Ask<SourcePerson> | null;
  tasks: Ask<NonNullable<SourceTasks>> | null;
  communication: Ask<SourceCommunication> | null;
  recommendations: Ask<NonNullable<SourceRecommendations>, [bought: string | undefined]> | null;
  change:
    | (<Name extends CustomerChange>(
        customer: SourceCustomer,
        name: Name,
        body: ChangeBody<Name>,
      ) => Promise<ChangeOutcome<Name>>)
    | null;
};

/** Returns the systems with an address that hold the customer's own data. */
export function customerSource(
  configuration: Configuration,
  { duration, error: onError }: SourceMetrics,
): CustomerSource {
  const person = systemOf('CUSTOMER');
  const tasks = systemOf('TASKS');
  const messages = systemOf('MESSAGES');
  const recommendations = systemOf('RECOMMENDATIONS');
  const issue = (kind: SourceErrorKind) => onError(['CUSTOMER'], kind);

  return {
    person:
      person && ((customer) => person.get(customer, '/kunde', (json) => checkPerson(json, customer, issue))),
    tasks: tasks && ((customer) => tasks.get(customer, '/oppgaver', checked(SourceTasks, 'oppgaver'))),
    communication:
      messages &&
      ((customer) =>
        messages.get(customer, '/kundekommunikasjon', checked(SourceCommunication, 'kundekommunikasjon'))),
    recommendations:
      recommendations &&
      ((customer, bought) => {
        const query = bought === undefined ? '' : `?produkt=${encodeURIComponent(bought)}`;
        return recommendations.get(
          customer,
          `/anbefalinger${query}`,
          checked(SourceRecommendations, 'anbefalinger'),
        );
      }),
    change: person && ((customer, name, body) => person.change(customer, name, body)),
  };

  function systemOf(name: CustomerSystem) {
    const url = configuration.sourceUrls[name];
    if (!url) return null;
    const {
      sourceTimeoutMs: timeoutMs,
      sourceBreakerFailures: failures,
      sourceBreakerMs: openMs,
    } = configuration;
    const breaker = createBreaker({ failures, openMs });
    const callSource = sourceCaller(configuration.sourceCredentials[name], timeoutMs);

    /** Sends a request with a deadline. Errors are counted as for the other systems. */
    async function ask<T>(
      call: Omit<SourceCall, 'signal' | 'ssn'>,
      { ssn }: SourceCustomer,
      read: (response: Response, signal: AbortSignal) => Promise<T>,
    ): Promise<T> {
      const begun = performance.now();
      try {
        return await breaker(async () => {
          const signal = AbortSignal.timeout(timeoutMs);
          return await read(await callSource({ ...call, ssn, signal }), signal);
        });
      } catch (error) {
        onError([name], errorKindOf(error));
        throw error;
      } finally {
        duration(name, (performance.now() - begun) / 1000);
      }
    }

    return {
      async get<T>(customer: SourceCustomer, path: string, check: (json: unknown) => T): Promise<T> {
        return await ask({ method: 'GET', url: url + path }, customer, async (response, signal) =>
          check(await readJson(response, signal)),
        );
      },
      async change<Name extends CustomerChange>(
        customer: SourceCustomer,
        change: Name,
        body: ChangeBody<Name>,
      ): Promise<ChangeOutcome<Name>> {
        const { method, answer } = CUSTOMER_CHANGES[change];
        const call = { method, url: `${url}/${change}`, ...(body === null ? {} : { body: body as object }) };
        return await ask(call, customer, async (response, signal) => {
          const refused = await readRefusal(response, signal);
          if (refused) return { refused };
          const stored = checkAnswer(answer, await readJson(response, signal)) as ChangeAnswer<Name>;
          // A response without the changed fields does not confirm the change.
          const isSilent = Object.keys(body ?? {}).some((field) => !(field in (stored as object)));
          if (isSilent) throw new SourceError('wrong-shape');
          return { stored };
        });
      },
    };
  }
}

/** Returns a check of an object, which may be in the response directly or under its name, like lists. */
function checked<Type extends TSchema>(
  type: Type,
  name: string,
): (json: unknown) => NonNullable<Static<Type>> {
  return (json) => {
    const inner = typeof json === 'object' && json !== null ? Reflect.get(json, name) : undefined;
    return checkAnswer(type, inner ?? json) as NonNullable<Static<Type>>;
  };
}
