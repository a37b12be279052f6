import { useBoot } from '../platform/boot.tsx';
import { PageNote } from '../platform/page-notes.tsx';
import { OverviewView } from './OverviewView.tsx';
import { texts } from './texts.ts';
import { useOverview } from './use-overview.ts';

/** The overview of a logged-in customer (spec: overview §2.1). */
export function OverviewPage() {
  const { insurer, purchaseGroups } = useBoot().distributor;
  return (
    <>
      <PageNote title={texts.title} />
      <OverviewView {...useOverview()} insurer={insurer} canBuy={purchaseGroups.length > 0} />
    </>
  );
}
