import { PurchaseEntriesPage } from '../purchase-entries/PurchaseEntriesPage.tsx';

/** /kjopsinnganger (shell 2, Router table). */
export function PurchaseEntriesRoute() {
  return <PurchaseEntriesPage />;
}
