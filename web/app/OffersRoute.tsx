import { OffersPage } from '../offers/OffersPage.tsx';

/** /tilbud (shell 2, Router table). */
export function OffersRoute() {
  return <OffersPage feedback={null} />;
}
