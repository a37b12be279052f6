import { rootCertificates } from 'node:tls';
import type { TlsFiles } from '../platform/config/tls-files.ts';

export type Fetch = (url: string, options: RequestInit) => Promise<Response>;

/**
 * Returns `fetch` with our certificate, and with certificate authorities beside Node's own; Node's `fetch` where there is
 * neither. Node's takes no certificate: undici, which it is made of, does, and is loaded by the first request that needs it.
 */
export function tlsFetch(tls: TlsFiles | null): Fetch {
  if (!tls) return fetch;
  const connect = { ...tls, ...(tls.ca ? { ca: [...rootCertificates, tls.ca] } : {}) };
  let loaded: Promise<Fetch> | undefined;
  return async (url, options) => {
    loaded ??= withConnection(connect);
    return await (await loaded)(url, options);
  };
}

async function withConnection(connect: object): Promise<Fetch> {
  const undici = await import('undici');
  const dispatcher = new undici.Agent({ connect });
  const send = undici.fetch as unknown as (url: string, options: object) => Promise<Response>;
  return (url, options) => send(url, { ...options, dispatcher });
}
