import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useBoot } from '../platform/boot.tsx';
import {
  marketSourceOf,
  marketSourceOfLogin,
  removeMarketSource,
  storeMarketSource,
} from '../platform/links/market-source.ts';
import { useSession } from '../platform/session/session.ts';
import { clientContextQuery } from '../shell/queries.ts';

/** Stores the market source (spec: shell §4.8). Fetches the login context only if it decides the source. */
export function useMarketSource(): void {
  const { distributor } = useBoot();
  const session = useSession();
  const address = window.location.pathname + window.location.search + window.location.hash;
  const named = marketSourceOf(address, distributor);
  const isAsked = session === 'logged-in' && named === null;
  const { data } = useQuery({ ...clientContextQuery, enabled: isAsked });
  const source = named ?? (data ? marketSourceOfLogin(data.loginContext) : null);

  useEffect(() => {
    if (session === 'logged-out') removeMarketSource();
    if (session === 'logged-in' && source) storeMarketSource(source);
  }, [session, source]);
}
