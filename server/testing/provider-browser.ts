/** The browser's part in a login at a provider: cookies and redirects, until it leaves. */
export class ProviderBrowser {
  readonly #cookies = new Map<string, string>();
  readonly #issuer: string;

  constructor(issuer: string) {
    this.#issuer = issuer;
  }

  /** Follows redirects until one leads away from the provider. Returns that address. */
  async follow(url: string): Promise<string> {
    for (let address = url, hops = 0; hops < 10; hops++) {
      if (!address.startsWith(this.#issuer)) return address;
      const response = await this.request(address);
      const location = response.headers.get('location');
      if (!location) throw new Error(`the provider answered ${response.status}: ${await response.text()}`);
      address = new URL(location, address).href;
    }
    throw new Error('too many redirects');
  }

  /** Sends one request, without following redirects. */
  async request(url: string, options: RequestInit = {}): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, {
      ...options,
      redirect: 'manual',
      headers: { ...(options.headers as Record<string, string>), cookie },
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return response;
  }
}
