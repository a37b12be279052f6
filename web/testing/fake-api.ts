import { type Static, type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { vi } from 'vitest';
import { type Api, api } from '../../contract/api.ts';
import type { AnswerOf, BodyOf, Endpoint } from '../../contract/endpoint.ts';
import { Problem } from '../../contract/problem.ts';
import { matchPath, type PathParameters } from '../../domain/match-path.ts';
import { API_PATH } from '../../domain/paths.ts';

export type EndpointName = keyof Api;

/** A request that the page sent. `name` is the endpoint's name in the contract. */
export type SentRequest = {
  name: EndpointName;
  params: PathParameters;
  query: Readonly<Record<string, string>>;
  body: unknown;
  headers: Headers;
};

/** The answer of an endpoint, or a function that returns it. The function gets the checked body. */
export type FakeAnswer<Name extends EndpointName> =
  | AnswerOf<Api[Name]>
  | ((body: BodyOf<Api[Name]>, request: SentRequest) => AnswerOf<Api[Name]>);

type Handle = (request: SentRequest) => Promise<Response>;

/** The reason in the answers of `refuse`. */
export const REASON = 'Grunnen til at det ikke ble gjort.';

/** The API behind the page's `fetch`, with only the endpoints that a test has given an answer. */
export type FakeApi = {
  /** Answers an endpoint with status 200, or 204 if it declares no answer. Replaces earlier answers. */
  answer<Name extends EndpointName>(name: Name, answer: FakeAnswer<Name>): void;
  /** Answers an endpoint again like before `refuse`, `disconnect`, `loseAnswers` or `hold`. */
  restore(name: EndpointName): void;
  /** Answers an endpoint with an error. */
  refuse(name: EndpointName, status: number, code?: string): void;
  /** Breaks the connection before the request arrives. */
  disconnect(name: EndpointName): void;
  /** Handles each request, but breaks the connection before its answer arrives. */
  loseAnswers(name: EndpointName): void;
  /** Delays the answers of an endpoint until the returned function is called. */
  hold(name: EndpointName): () => void;
  /** Lets the timeouts of all waiting requests expire. */
  passDeadlines(): void;
  /** Returns the requests to an endpoint, oldest first; to all endpoints without a name. */
  sent(name?: EndpointName): readonly SentRequest[];
  /** Returns what broke the contract: unknown endpoints, and requests or answers unlike their schemas. */
  problems(): readonly string[];
};

/**
 * Replaces `fetch` until the end of the test. Requests and answers are checked against the schemas of the
 * contract, so that a test can't pass with an answer that the server never sends.
 */
export function fakeApi(): FakeApi {
  const answers = new Map<EndpointName, Handle>();
  /** What happens instead of an answer. */
  const faults = new Map<EndpointName, Handle>();
  const sent: SentRequest[] = [];
  const problems: string[] = [];
  const passDeadlines = holdDeadlines();

  const check = (schema: TSchema | undefined, value: unknown, what: string) => {
    const found = differences(schema, value).map((each) => `${what}: ${each}`);
    problems.push(...found);
    if (found.length > 0) throw new Error(found.join('\n'));
  };

  const handlerOf = (name: EndpointName) => faults.get(name) ?? answers.get(name);

  vi.stubGlobal('fetch', async (address: string, init: RequestInit): Promise<Response> => {
    const request = readRequest(address, init);
    const handle = request && handlerOf(request.name);
    if (!handle) {
      problems.push(`${init.method} ${address} has no answer: give it one with api.answer`);
      throw new Error(problems.at(-1));
    }
    sent.push(request);
    const { query, body } = endpointOf(request.name);
    check(query ?? NO_QUERY, request.query, `query of ${request.name}`);
    check(body, request.body, `body of ${request.name}`);
    return await Promise.race([handle(request), abortion(init.signal)]);
  });

  return {
    answer(name, answer) {
      const { answer: schema } = endpointOf(name);
      faults.delete(name);
      answers.set(name, async (request) => {
        const value =
          typeof answer === 'function' ? answer(request.body as BodyOf<Api[typeof name]>, request) : answer;
        check(schema, value ?? undefined, `answer of ${name}`);
        return schema ? Response.json(value) : new Response(null, { status: 204 });
      });
    },
    restore: (name) => void faults.delete(name),
    refuse(name, status, code) {
      const problem: Static<typeof Problem> = { status, title: 'x', detail: REASON, ...(code && { code }) };
      check(Problem, problem, `problem of ${name}`);
      faults.set(name, async () => Response.json(problem, { status }));
    },
    disconnect(name) {
      faults.set(name, () => Promise.reject(new TypeError('Failed to fetch')));
    },
    loseAnswers(name) {
      const handle = handlerOf(name);
      faults.set(name, async (request) => {
        await handle?.(request);
        throw new TypeError('Failed to fetch');
      });
    },
    hold(name) {
      const handle = handlerOf(name);
      const held = Promise.withResolvers<void>();
      faults.set(name, async (request) => {
        await held.promise;
        return (await handle?.(request)) ?? Response.error();
      });
      return held.resolve;
    },
    passDeadlines,
    sent: (name) => sent.filter((request) => name === undefined || request.name === name),
    problems: () => problems,
  };
}

function endpointOf(name: EndpointName): Endpoint {
  return api[name];
}

/** Returns the request with its endpoint; undefined if the contract has no such endpoint. */
function readRequest(address: string, { method = 'GET', body, headers }: RequestInit) {
  const { pathname, searchParams } = new URL(address, 'http://portal.test');
  const path = pathname.startsWith(API_PATH) ? pathname.slice(API_PATH.length) : '';
  for (const name of Object.keys(api) as EndpointName[]) {
    const [ofEndpoint, pattern = ''] = name.split(' ');
    const params = ofEndpoint === method ? matchPath(pattern, path) : null;
    if (!params) continue;
    return {
      name,
      params,
      query: Object.fromEntries(searchParams),
      body: typeof body === 'string' && endpointOf(name).body ? JSON.parse(body) : undefined,
      headers: new Headers(headers),
    } satisfies SentRequest;
  }
  return undefined;
}

const compiled = new Map<TSchema, ReturnType<typeof Compile>>();
const NOTHING = Type.Undefined();
const NO_QUERY = Type.Object({}, { additionalProperties: false });

function differences(schema: TSchema = NOTHING, value: unknown): string[] {
  const known = compiled.get(schema) ?? Compile(schema);
  compiled.set(schema, known);
  return known.Errors(value).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
}

/** Rejects when the signal is aborted, like `fetch`. */
function abortion(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}

/** Holds the timeouts of requests. Returns a function that lets them expire. */
function holdDeadlines(): () => void {
  const deadlines: AbortController[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const deadline = new AbortController();
    deadlines.push(deadline);
    return deadline.signal;
  });
  return () => {
    const passed = new DOMException('The deadline has passed.', 'TimeoutError');
    for (const deadline of deadlines.splice(0)) deadline.abort(passed);
  };
}
