import { rootCertificates } from 'node:tls';
import type { TlsFiles } from '../platform/config/tls-files.ts';

export type Fetch = (url: string, options: RequestInit) => Promise<Response>;

/** Maximum number of connections per source: one that hangs holds no more, however many customers wait (ADR-005). */
export const MAX_CONNECTIONS = 128;

/**
 * Returns `fetch` over a bounded number of connections, with our certificate and with certificate authorities beside Node's own
 * where they are given. Node's `fetch` does neither: undici, which it is made of, does, and is loaded by the first request.
 */
export function sourceFetch(tls: TlsFiles | null): Fetch {
  let loaded: Promise<Fetch> | undefined;
  return async (url, options) => {
    loaded ??= withConnections(tls);
    return await (await loaded)(url, options);
  };
}

async function withConnections(tls: TlsFiles | null): Promise<Fetch> {
  const { Agent, fetch } = await import('undici');
  const connect = { ...tls, ...(tls?.ca ? { ca: [...rootCertificates, tls.ca] } : {}) };
  const dispatcher = new Agent({ connect, connections: MAX_CONNECTIONS });
  const send = fetch as unknown as (url: string, options: object) => Promise<Response>;
  return (url, options) => send(url, { ...options, dispatcher });
}
