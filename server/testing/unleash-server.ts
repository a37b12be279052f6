import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { sendJson } from './http-sources.ts';
import { openServer, shutServer } from './test-server.ts';

type Strategy = {
  name: string;
  parameters?: Record<string, string>;
  constraints?: { contextName: string; operator: string; values?: string[] }[];
};
export type Feature = { name: string; enabled: boolean; strategies: Strategy[] };

/** Returns a toggle that is on or off for all customers. */
export function plainFeature(name: string, enabled: boolean): Feature {
  return { name, enabled, strategies: [{ name: 'default' }] };
}

/** Returns a toggle that is on if a field of the context matches. */
export function featureFor(
  name: string,
  contextName: string,
  operator: 'IN' | 'NOT_IN',
  values: string[],
): Feature {
  const constraints = [{ contextName, operator, values }];
  return { name, enabled: true, strategies: [{ name: 'default', constraints }] };
}

/** An Unleash server on 127.0.0.1 that implements the client API for toggles. */
export class UnleashStub {
  features: readonly Feature[] = [];
  /** null: normal */
  behaviour: ((response: ServerResponse) => void) | null = null;
  readonly requests: IncomingMessage[] = [];
  #port = 0;
  readonly #server = createServer((request, response) => {
    this.requests.push(request);
    if (this.behaviour) return this.behaviour(response);
    if (request.url === '/api/client/features')
      return void sendJson(response, { version: 2, features: this.features });
    response.writeHead(404).end();
  });

  get env(): NodeJS.ProcessEnv {
    return {
      UNLEASH_URL: `http://127.0.0.1:${this.#port}/api`,
      UNLEASH_TOKEN: 'default:test.hemmelig',
      UNLEASH_POLL_SECONDS: '1',
    };
  }

  /** Starts listening, at the same address as before. */
  async open(): Promise<void> {
    this.#port = await openServer(this.#server, this.#port);
  }

  /** Stops listening: connections are refused. */
  async shut(): Promise<void> {
    await shutServer(this.#server);
  }
}
