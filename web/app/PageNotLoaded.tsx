import { useEffect, useState } from 'react';
import { texts } from '#texts/shell.ts';
import { texts as general } from '#texts/ui.ts';
import { useOnline } from '../platform/online.ts';
import { FullScreenError } from '../shell/FullScreenError.tsx';
import { reloadFromServer, reloadFromServerOnce } from './full-load.ts';
import { LOADING } from './lazy-root.tsx';

/**
 * Renders a message in place of a page whose code can't be loaded. First it reloads the address once from the
 * server, because a deployment may have replaced the code. While offline, it reloads when the network
 * returns.
 */
export function PageNotLoaded() {
  const [isLoading, setLoading] = useState(true);

  const retryLoad = async () => {
    setLoading(true);
    setLoading(await reloadFromServer());
  };
  useEffect(() => void reloadFromServerOnce().then(setLoading), []);
  useOnline(() => void retryLoad());

  if (isLoading) return LOADING;
  return <FullScreenError {...texts.notLoaded} action={{ label: general.tryAgain, onClick: retryLoad }} />;
}
