import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { LoginContext } from '../../contract/session.ts';
import { API_PATH } from '../../domain/paths.ts';
import { callbackOf } from './quick-login.ts';

type Headers = Record<string, string>;
type LoginOptions = {
  loginContext?: LoginContext;
  goto?: string;
  /** called between the request of the login address and the opening of the login frame */
  beforeFrame?: () => void;
};
type Sent = { method?: InjectOptions['method']; headers?: Headers; payload?: InjectOptions['payload'] };

/** The browser's part in the requests to the server: cookies, redirects and the web app's headers. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  readonly #app: FastifyInstance;
  readonly host: string;
  /** left out: no user agent */
  readonly #userAgent: string | undefined;
  readonly #seesLoginPages: boolean;

  constructor(app: FastifyInstance, host: string, userAgent?: string, seesLoginPages = false) {
    this.#app = app;
    this.host = host;
    this.#userAgent = userAgent;
    this.#seesLoginPages = seesLoginPages;
  }

  /** Sends one request, without following redirects. */
  async request(
    url: string,
    { method = 'GET', headers = {}, payload }: Sent = {},
  ): Promise<LightMyRequestResponse> {
    const { pathname, search } = new URL(url, `http://${this.host}`);
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await this.#app.inject({
      method,
      url: pathname + search,
      headers: {
        host: this.host,
        ...(this.#userAgent && { 'user-agent': this.#userAgent }),
        ...(cookie ? { cookie } : {}),
        ...headers,
      },
      ...(payload === undefined ? {} : { payload }),
    });
    for (const { name, value, expires } of response.cookies) {
      if (expires && expires.getTime() <= Date.now()) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  /** Sends an API request as the web app does. */
  async call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, headers: Headers = {}) {
    return await this.request(API_PATH + path, {
      method,
      headers: {
        'x-requested-by': 'forsikringsoversikt',
        'x-xsrf-token': this.cookies.get('XSRF-TOKEN') ?? '',
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body }),
    });
  }

  /** Logs in at the provider. Returns the address of the callback without opening it. */
  async goThroughLogin(
    ssn: string,
    { loginContext = 'FORSIKRING', goto = '', beforeFrame }: LoginOptions = {},
  ): Promise<string> {
    const login = await this.call('GET', `/auth/login${goto ? `?goto=${encodeURIComponent(goto)}` : ''}`);
    const { loginUrl } = login.json();
    beforeFrame?.();
    if (!this.#seesLoginPages) return callbackOf(loginUrl, ssn, loginContext);
    const choice = await this.follow(loginUrl);
    const chosen = await this.request(choice, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ssn, loginContext }).toString(),
    });
    if (chosen.statusCode !== 303) throw new Error(`the test login answered ${chosen.statusCode}`);
    return await this.follow(String(chosen.headers.location));
  }

  /** Logs in, and returns the callback's response. */
  async logIn(ssn: string, options: LoginOptions = {}) {
    return await this.request(await this.goThroughLogin(ssn, options));
  }

  /** Follows redirects until a page or the callback. Returns its address. */
  private async follow(url: string): Promise<string> {
    for (let address = url, hops = 0; hops < 10; hops++) {
      if (address.includes('/auth/callback')) return address;
      const response = await this.request(address);
      if (response.statusCode < 300 || response.statusCode >= 400) return address;
      address = new URL(String(response.headers.location), new URL(address, `http://${this.host}`)).href;
    }
    throw new Error('too many redirects');
  }
}
