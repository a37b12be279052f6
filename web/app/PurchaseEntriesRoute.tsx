import { PurchaseEntriesPage } from '../purchase-entries/PurchaseEntriesPage.tsx';

/** /kjopsinnganger (spec: shell §2.1). */
export function PurchaseEntriesRoute() {
  return <PurchaseEntriesPage />;
}
