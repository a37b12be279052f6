import { useEffect, useState } from 'react';
import { texts } from '#texts/shell.ts';
import { PageMetadata } from '../platform/page-metadata.tsx';
import { FullScreenError } from '../shell/FullScreenError.tsx';
import { PageLoading } from '../ui/PageLoading.tsx';
import { loadFromServer, loadFromServerOnce } from './full-load.ts';
import { useOnline } from './use-online.ts';

const { title, lead, retry } = texts.notLoaded;

/**
 * In the place of a page whose code can't be had: after a deployment the address is loaded from the server; without a
 * network the customer reads so, and the page is loaded once the network is back.
 */
export function PageNotLoaded() {
  const [isLoading, setLoading] = useState(true);

  const retryLoad = async () => {
    setLoading(true);
    setLoading(await loadFromServer());
  };
  useEffect(() => void loadFromServerOnce().then(setLoading), []);
  useOnline(() => void retryLoad());

  if (isLoading) return <PageLoading text={texts.pleaseWait} />;
  return (
    <>
      <PageMetadata title={title} />
      <FullScreenError title={title} lead={lead} action={{ label: retry, onClick: retryLoad }} />
    </>
  );
}
