import { useEffect } from 'react';
import { FullScreenLoader } from '../shell/FullScreenLoader.tsx';
import { PAYMENT_ADDRESS } from './routes.ts';

/** /betaling belongs to another app: the browser goes there (shell 2, Router table). The server does so before us. */
export function PaymentRedirect() {
  useEffect(() => window.location.replace(PAYMENT_ADDRESS), []);
  return <FullScreenLoader />;
}
