import { rootCertificates } from 'node:tls';
import type { TlsFiles } from '../platform/config/tls-files.ts';
import type { Fetch } from '../platform/http/bounded-fetch.ts';
import { sharedLookup } from './shared-lookup.ts';

/** Maximum number of connections per source. A hanging source never occupies more (ADR-005). */
export const MAX_CONNECTIONS = 128;
const lookup = sharedLookup();

/**
 * Returns a `fetch` with a bounded number of connections. It uses our certificate and additional certificate
 * authorities, if any. Node's `fetch` supports neither, but undici, its implementation, does. It is loaded by
 * the first request. Like Node's `fetch` it uses the proxy of HTTPS_PROXY, HTTP_PROXY and NO_PROXY if
 * NODE_USE_ENV_PROXY is 1.
 */
export function sourceFetch(tls: TlsFiles | null): Fetch {
  let loaded: Promise<Fetch> | undefined;
  return async (url, options) => {
    loaded ??= withConnections(tls);
    return await (await loaded)(url, options);
  };
}

async function withConnections(tls: TlsFiles | null): Promise<Fetch> {
  const { Agent, EnvHttpProxyAgent, fetch } = await import('undici');
  const connect = { ...tls, lookup, ...(tls?.ca ? { ca: [...rootCertificates, tls.ca] } : {}) };
  const dispatcher =
    process.env.NODE_USE_ENV_PROXY === '1'
      ? new EnvHttpProxyAgent({ connect, requestTls: connect, connections: MAX_CONNECTIONS })
      : new Agent({ connect, connections: MAX_CONNECTIONS });
  const send = fetch as unknown as (url: string, options: object) => Promise<Response>;
  return (url, options) => send(url, { ...options, dispatcher });
}
