import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer, type ServerOptions } from 'node:https';
import { SYSTEMS, type System } from '../../domain/systems.ts';
import { openServer, shutServer } from './test-server.ts';

/** A source's response to a request, in place of the normal one. */
export type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;

/** A request to a source, as received. */
export type SeenRequest = { method: string; url: string; headers: IncomingMessage['headers'] };

const LISTS = ['avtaler', 'tilbud', 'dokumenter', 'fakturaer', 'skader', 'meldinger'] as const;
type List = (typeof LISTS)[number];

type Items = Record<Exclude<List, 'tilbud' | 'meldinger'>, unknown[]> & {
  tilbud: { policyNumber: string }[];
  meldinger: { id: string; lest?: boolean }[];
};

/** A source system on 127.0.0.1. It responds normally until a test changes its behaviour. */
export class TestSource {
  readonly system: System;
  readonly requests: SeenRequest[] = [];
  /** null: normal */
  behaviour: Behaviour | null = null;
  /** Behaviour for single paths below the source's address. */
  readonly answers = new Map<string, Behaviour>();
  readonly #items = new Map<string, Items>();
  readonly #server: Server;
  #port = 0;

  readonly #scheme: 'http' | 'https';

  /**
   * `tls` has the server's certificate and the client certificates that it accepts. Without it the source
   * uses plain HTTP.
   */
  constructor(system: System, tls?: ServerOptions) {
    this.system = system;
    this.#scheme = tls ? 'https' : 'http';
    const answer = (request: IncomingMessage, response: ServerResponse) => {
      this.requests.push({
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
      });
      const path = (request.url ?? '').replace('/kilde', '');
      (this.behaviour ?? this.answers.get(path) ?? this.#answerWell)(request, response);
    };
    this.#server = tls ? createTlsServer(tls, answer) : createServer(answer);
  }

  get url(): string {
    return `${this.#scheme}://127.0.0.1:${this.#port}/kilde`;
  }

  /** Returns the customer's items in this system. */
  of(ssn: string): Items {
    const items =
      this.#items.get(ssn) ?? (Object.fromEntries(LISTS.map((list) => [list, []])) as unknown as Items);
    this.#items.set(ssn, items);
    return items;
  }

  /** Starts listening, at the same address as before. */
  async open(): Promise<void> {
    this.#port = await openServer(this.#server, this.#port);
  }

  /** Stops listening: connections are refused. */
  async shut(): Promise<void> {
    await shutServer(this.#server);
  }

  /** Resets to normal behaviour, without items or recorded requests. */
  reset(): void {
    this.behaviour = null;
    this.requests.length = 0;
    this.answers.clear();
    this.#items.clear();
  }

  #answerWell: Behaviour = (request, response) => {
    const items = this.of(String(request.headers['x-personident']));
    const [, , list = '', name, more] = (request.url ?? '').split('/');
    const number = decodeURIComponent(name ?? '');
    if (request.method === 'GET' && name === undefined && isList(list)) {
      return void sendJson(response, { [list]: items[list] });
    }
    if (request.method === 'GET' && list === 'dokumenter') return void sendPdf(response);
    if (request.method === 'PUT' && list === 'meldinger' && more === 'lest') {
      const message = items.meldinger.find(({ id }) => id === number);
      if (message) message.lest = true;
      return void response.writeHead(message ? 204 : 404).end();
    }
    const place = items.tilbud.findIndex((each) => each.policyNumber === number);
    if (request.method === 'DELETE' && place >= 0) items.tilbud.splice(place, 1);
    response.writeHead(request.method === 'DELETE' && place >= 0 ? 204 : 404).end();
  };
}

export type HttpSources = Awaited<ReturnType<typeof startHttpSources>>;

/** Starts a source for each of the seven systems. */
export async function startHttpSources() {
  const sources = new Map(SYSTEMS.map((system) => [system, new TestSource(system)]));
  const all = [...sources.values()];
  await Promise.all(all.map((source) => source.open()));
  return {
    of(system: System): TestSource {
      const source = sources.get(system);
      if (!source) throw new Error(`no source for ${system}`);
      return source;
    },
    all,
    /** SOURCE_NICE_URL and the like, for `openPortal` */
    env: Object.fromEntries(all.map(({ system, url }) => [`SOURCE_${system}_URL`, url])),
    close: async () => void (await Promise.all(all.map((source) => source.shut()))),
  };
}

function isList(name: string): name is List {
  return (LISTS as readonly string[]).includes(name);
}

/** The content of a test source's files. */
export const TEST_PDF = Buffer.from('%PDF-1.7\n% a file of a test\n%%EOF\n');

function sendPdf(response: ServerResponse): void {
  response
    .writeHead(200, { 'content-type': 'application/pdf', 'content-length': TEST_PDF.length })
    .end(TEST_PDF);
}

/** Sends a 200 response with a JSON body. */
export function sendJson(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
