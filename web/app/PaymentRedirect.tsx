import { useEffect } from 'react';
import { FullScreenLoader } from '../shell/FullScreenLoader.tsx';
import { PAYMENT_ADDRESS } from './routes.ts';

/** /betaling belongs to another app: the browser goes there (spec: shell §2.1). The server does so before us. */
export function PaymentRedirect() {
  useEffect(() => window.location.replace(PAYMENT_ADDRESS), []);
  return <FullScreenLoader />;
}
