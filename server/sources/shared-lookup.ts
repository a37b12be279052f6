import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { promisify } from 'node:util';

type FindAddresses = (host: string, options: LookupOptions & { all: true }) => Promise<LookupAddress[]>;

/**
 * Returns a lookup of host names for all sources. Node does two lookups at a time, also for the stores and the login
 * provider. One at a silent name server takes up to 20 s. So requests to a host share a lookup, and hosts that were
 * not found wait for each other.
 */
export function sharedLookup(find: FindAddresses = promisify(lookup)): LookupFunction {
  const underWay = new Map<string, Promise<LookupAddress[]>>();
  const notFound = new Set<string>();
  let inTurn: Promise<unknown> = Promise.resolve();

  async function findNow(host: string, options: LookupOptions): Promise<LookupAddress[]> {
    try {
      const found = await find(host, { ...options, all: true });
      notFound.delete(host);
      return found;
    } catch (error) {
      notFound.add(host);
      throw error;
    }
  }

  function findInTurn(host: string, options: LookupOptions): Promise<LookupAddress[]> {
    const found = inTurn.then(() => findNow(host, options));
    inTurn = found.catch(() => {});
    return found;
  }

  function findOnce(host: string, options: LookupOptions): Promise<LookupAddress[]> {
    const key = `${host} ${JSON.stringify(options)}`;
    const known = underWay.get(key);
    if (known) return known;
    const found = notFound.has(host) ? findInTurn(host, options) : findNow(host, options);
    underWay.set(key, found);
    const forget = () => void underWay.delete(key);
    found.then(forget, forget);
    return found;
  }

  return (host, options, callback) => {
    findOnce(host, options).then(
      (found) => {
        const [{ address, family } = { address: '', family: 0 }] = found;
        if (options.all) callback(null, found);
        else callback(null, address, family);
      },
      (error) => callback(error, []),
    );
  };
}
