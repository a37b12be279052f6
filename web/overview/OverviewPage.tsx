import { texts } from '#texts/overview.ts';
import { useBoot } from '../platform/boot.tsx';
import type { PageProps } from '../platform/page.ts';
import { PageMetadata } from '../platform/page-metadata.tsx';
import { OverviewView } from './OverviewView.tsx';
import { useOverview } from './use-overview.ts';

/** Renders the overview of a logged-in customer (spec: overview §2.1). */
export function OverviewPage({ feedback }: Pick<PageProps, 'feedback'>) {
  const { distributor } = useBoot();
  return (
    <>
      <PageMetadata title={texts.title} />
      <OverviewView
        {...useOverview()}
        insurers={distributor}
        canBuy={distributor.purchaseGroups.length > 0}
        feedback={feedback}
      />
    </>
  );
}
