import { useBoot } from '../platform/boot.tsx';
import type { PageProps } from '../platform/page.ts';
import { OverviewView } from './OverviewView.tsx';
import { useOverview } from './use-overview.ts';

/** The overview of a logged-in customer (spec: overview §2.1). */
export function OverviewPage({ feedback }: Pick<PageProps, 'feedback'>) {
  const { insurer, purchaseGroups } = useBoot().distributor;
  return (
    <OverviewView
      {...useOverview()}
      insurer={insurer}
      canBuy={purchaseGroups.length > 0}
      feedback={feedback}
    />
  );
}
