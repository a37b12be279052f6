import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import type { ProviderBrowser } from '../../server/testing/provider-browser.ts';

const OVERVIEW = '/privat/forsikring/oversikt/';
const API = '/api/privat/forsikring';
const PAGES = [OVERVIEW, `${OVERVIEW}tilbud`, `${OVERVIEW}forsikringsprofil`];
const CALLS = [
  '/auth/session-status',
  '/auth/session-status',
  '/avtaleoversikt/avtaler',
  '/avtaleoversikt/tilbud',
  '/skadekunde/hent',
  '/adresse/kundeadresser',
  '/dokumenter',
  '/fakturaer',
  '/meldinger/uleste',
];
const FILE = /(?:src|href)="(\/privat\/forsikring\/oversikt\/filer\/[^"#]+)[^"]*"/g;

/** The parts of a visit, in their order. */
export const PARTS = ['login page', 'files', 'login', 'three pages', 'ten calls'] as const;
export type Part = (typeof PARTS)[number];

/** The customer's browser: its cookies, and its address as the proxy names it. */
type Sender = { cookies: Map<string, string>; network: string };

/** A step of a visit. Returns the sizes of its answers in bytes. */
export type Step = { part: Part; run(): Promise<readonly number[]> };

/**
 * Returns the steps of one visit as of a browser that has nothing in its cache: the login page with its files, a login at
 * a provider, three pages with their files, nine calls that read and one that changes.
 */
export function visitSteps(origin: string, provider: ProviderBrowser, network: string): readonly Step[] {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  const cookies = new Map<string, string>();
  const known = new Set<string>();
  const files: string[] = [];

  const ask = async (path: string, body?: object) =>
    await send(origin + path, agent, { cookies, network }, body);
  const page = async (path: string) => {
    const { text, size } = await ask(path);
    for (const [, file = ''] of text.matchAll(FILE)) {
      if (!known.has(file)) files.push(file);
      known.add(file);
    }
    return size;
  };
  const inTurn = async (paths: readonly string[], act: (path: string) => Promise<number>) => {
    const sizes: number[] = [];
    for (const path of paths) sizes.push(await act(path));
    return sizes;
  };
  const sizeOf = async (path: string) => (await ask(path)).size;
  const loadFiles = async () => await Promise.all(files.splice(0).map(sizeOf));

  return [
    { part: 'login page', run: async () => [await page(OVERVIEW)] },
    { part: 'files', run: loadFiles },
    {
      part: 'login',
      async run() {
        const { text, size } = await ask(`${API}/auth/login`);
        const callback = new URL(await provider.follow(JSON.parse(text).loginUrl));
        return [size, await sizeOf(callback.pathname + callback.search)];
      },
    },
    { part: 'three pages', run: async () => await inTurn(PAGES, page) },
    { part: 'files', run: loadFiles },
    {
      part: 'ten calls',
      async run() {
        const sizes = await inTurn(CALLS, async (path) => await sizeOf(API + path));
        const contact = { epostAdresse: 'kari.nordmann@example.com' };
        const { size } = await ask(`${API}/skadekunde/kontaktinformasjon`, contact);
        agent.destroy();
        return [...sizes, size];
      },
    },
  ];
}

/** Sends a request with the customer's cookies. `text` is the body, decompressed; `size` that of the body as it came. */
async function send(url: string, agent: Agent, { cookies, network }: Sender, body?: object) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const sent = request(url, {
    agent,
    method: body ? 'PUT' : 'GET',
    headers: {
      cookie,
      'x-forwarded-for': network,
      'accept-encoding': 'br',
      'x-requested-by': 'forsikringsoversikt',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
      ...(body && { 'content-type': 'application/json', 'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '' }),
    },
  });
  sent.end(body && JSON.stringify(body));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const content = Buffer.concat(await answer.toArray());
  for (const line of answer.headers['set-cookie'] ?? []) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    cookies.set(name, decodeURIComponent(value));
  }
  if ((answer.statusCode ?? 0) >= 400) throw new Error(`${url} answered ${answer.statusCode}`);
  const isText = /html|json/.test(answer.headers['content-type'] ?? '');
  const isPacked = answer.headers['content-encoding'] === 'br';
  return {
    size: content.length,
    text: isText ? String(isPacked ? brotliDecompressSync(content) : content) : '',
  };
}
