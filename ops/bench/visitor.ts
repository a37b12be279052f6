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

/** Called after each part, with the sizes of its answers in bytes. */
export type OnPart = (part: Part, sizes: readonly number[]) => Promise<void>;

/**
 * Makes one visit as a browser does that has nothing in its cache: the login page with its files, a login at a provider
 * of its own, three pages with their files, nine calls that read and one that changes.
 */
export async function visit(origin: string, provider: ProviderBrowser, done: OnPart): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  const cookies = new Map<string, string>();
  let sizes: number[] = [];
  const known = new Set<string>();
  const files: string[] = [];
  const end = async (part: Part) => {
    await done(part, sizes);
    sizes = [];
  };
  const ask = async (path: string, body?: object) => {
    const answer = await send(origin + path, agent, cookies, body);
    sizes.push(answer.body.length);
    return answer;
  };
  const page = async (path: string) => {
    const html = (await ask(path)).text;
    for (const [, file = ''] of html.matchAll(FILE)) {
      if (!known.has(file)) files.push(file);
      known.add(file);
    }
  };
  try {
    await page(OVERVIEW);
    await end('login page');
    await Promise.all(files.splice(0).map((file) => ask(file)));
    await end('files');
    const { loginUrl } = JSON.parse((await ask(`${API}/auth/login`)).text);
    const callback = new URL(await provider.follow(loginUrl));
    await ask(callback.pathname + callback.search);
    await end('login');
    for (const path of PAGES) await page(path);
    await end('three pages');
    await Promise.all(files.splice(0).map((file) => ask(file)));
    await end('files');
    for (const path of CALLS) await ask(API + path);
    await ask(`${API}/skadekunde/kontaktinformasjon`, { epostAdresse: 'kari.nordmann@example.com' });
    await end('ten calls');
  } finally {
    agent.destroy();
  }
}

/** Sends a request with the customer's cookies. `text` is its body, decompressed; `body` as it came. */
async function send(url: string, agent: Agent, cookies: Map<string, string>, body?: object) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const sent = request(url, {
    agent,
    method: body ? 'PUT' : 'GET',
    headers: {
      cookie,
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
  return { body: content, text: isText ? String(isPacked ? brotliDecompressSync(content) : content) : '' };
}
