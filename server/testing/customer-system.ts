import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { SourcePerson, SourceRecommendations, SourceTasks } from '../../contract/source-customer.ts';
import { type Behaviour, type SeenRequest, sendJson } from './http-sources.ts';
import { openServer, shutServer } from './test-server.ts';

/** The data that a bank's systems have about a customer, in addition to the insurances. */
export type KnownCustomer = {
  kunde: Partial<SourcePerson> & { ssn: string };
  oppgaver: SourceTasks;
  kundekommunikasjon: { hasUlesteMeldinger: boolean };
  anbefalinger: SourceRecommendations;
};

type Change = (customer: KnownCustomer['kunde'], body: object) => object;

const CHANGES: Readonly<Record<string, Change>> = {
  'PUT /kontaktinformasjon': (customer, body) =>
    (customer.kontaktInformasjon = { ...customer.kontaktInformasjon, ...body }),
  'PUT /samtykker': (customer, body) =>
    (customer.samtykker = {
      marketingConsent: 'NOT_AUTHORIZED',
      crossDomainConsent: 'NOT_AUTHORIZED',
      ...customer.samtykker,
      ...body,
    }),
  'PUT /reservasjon': (customer, body) => Object.assign(customer, body),
  'PUT /livkunde': (customer, body) =>
    (customer.livKunde = { eksisterer: true, ...customer.livKunde, ...body }),
  'POST /adresse/oppdater': (customer) => ({ kundeadresser: customer.kundeadresser ?? [] }),
};

/**
 * The bank's own systems on 127.0.0.1, behind one address: customers, their tasks, messages and
 * recommendations.
 */
export class TestCustomerSystem {
  readonly requests: (SeenRequest & { body: unknown })[] = [];
  /** behaviour by method and path: `GET /kunde`; requests without one get a normal response */
  readonly answers = new Map<string, Behaviour>();
  readonly #customers = new Map<string, KnownCustomer>();
  readonly #server: Server = createServer((request, response) => void this.#answer(request, response));
  #port = 0;

  /** SOURCE_CUSTOMER_URL and the like, for `openPortal` */
  get env(): NodeJS.ProcessEnv {
    const url = `http://127.0.0.1:${this.#port}`;
    const names = ['CUSTOMER', 'TASKS', 'MESSAGES', 'RECOMMENDATIONS'];
    return Object.fromEntries(names.map((name) => [`SOURCE_${name}_URL`, url]));
  }

  of(ssn: string): KnownCustomer {
    const customer = this.#customers.get(ssn) ?? {
      kunde: { ssn, navn: 'Kari Nordmann', niceKundenummer: '10210001' },
      oppgaver: {},
      kundekommunikasjon: { hasUlesteMeldinger: false },
      anbefalinger: {},
    };
    this.#customers.set(ssn, customer);
    return customer;
  }

  async open(): Promise<void> {
    this.#port = await openServer(this.#server, this.#port);
  }

  async shut(): Promise<void> {
    await shutServer(this.#server);
  }

  /** Resets to normal behaviour, without customers or recorded requests. */
  reset(): void {
    this.requests.length = 0;
    this.answers.clear();
    this.#customers.clear();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    const body = headers['content-type'] ? await json(request) : null;
    this.requests.push({ method, url, headers, body });
    const { pathname } = new URL(url, 'http://127.0.0.1');
    const misbehaves = this.answers.get(`${method} ${pathname}`);
    if (misbehaves) return misbehaves(request, response);
    this.#answerWell(request, response, body);
  }

  #answerWell(request: IncomingMessage, response: ServerResponse, body: unknown): void {
    const customer = this.of(String(request.headers['x-personident']));
    const { pathname } = new URL(request.url ?? '', 'http://127.0.0.1');
    const change = CHANGES[`${request.method} ${pathname}`];
    const known = change ? change(customer.kunde, Object(body)) : Reflect.get(customer, pathname.slice(1));
    if (known) sendJson(response, known);
    else response.writeHead(404).end();
  }
}
