import { useEffect, useState } from 'react';
import { PageNote } from '../platform/page-notes.tsx';
import { FullScreenError } from '../shell/FullScreenError.tsx';
import { texts } from '../shell/texts.ts';
import { Loading } from '../theme/Loading.tsx';
import { loadFromServer, loadFromServerOnce } from './full-load.ts';

const { title, lead, retry } = texts.notLoaded;

/**
 * In the place of a page whose code can't be had: after a deployment the address is loaded from the server; without a
 * network the customer is told so, and the page is loaded once the network is back.
 */
export function PageNotLoaded() {
  const [isLoading, setLoading] = useState(true);

  useEffect(() => {
    let isShown = true;
    const attempt = async (load: () => Promise<boolean>) => {
      const loads = await load();
      if (isShown) setLoading(loads);
    };
    const onOnline = () => attempt(loadFromServer);
    void attempt(loadFromServerOnce);
    window.addEventListener('online', onOnline);
    return () => {
      isShown = false;
      window.removeEventListener('online', onOnline);
    };
  }, []);

  if (isLoading) return <Loading text={texts.pleaseWait} />;
  const onRetry = async () => {
    setLoading(true);
    setLoading(await loadFromServer());
  };
  return (
    <>
      <PageNote title={title} />
      <FullScreenError title={title} lead={lead} action={{ label: retry, onClick: onRetry }} />
    </>
  );
}
