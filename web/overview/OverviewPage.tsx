import { texts } from '#texts/overview.ts';
import { hasNoAgreements } from '../agreements/agreements-state.ts';
import { useBoot } from '../platform/boot.tsx';
import type { PageProps } from '../platform/page.ts';
import { PageMetadata } from '../platform/page-metadata.tsx';
import { TaskSection } from '../tasks/TaskSection.tsx';
import { hasNoTasks } from '../tasks/tasks-state.ts';
import { Heading } from '../ui/Heading.tsx';
import { SystemProblem } from '../ui/SystemProblem.tsx';
import { Text } from '../ui/Text.tsx';
import { HeroSentence } from './HeroSentence.tsx';
import { insurersText } from './insurers-text.ts';
import { LazyAgreements, LazyBelow, LazyLandscape } from './lazy-components.ts';
import { QuickActions } from './QuickActions.tsx';
import { quickActions } from './quick-actions.ts';
import { useOverview } from './use-overview.ts';

/** Renders the overview of a logged-in customer in every state (spec: overview §2.1, overview §8). */
export function OverviewPage({ feedback }: Pick<PageProps, 'feedback'>) {
  const { distributor } = useBoot();
  const { firstName, agreements, tasks, offers, missing, sells, answers } = useOverview();
  const isEmpty = agreements.status === 'ready' && hasNoAgreements(agreements);
  return (
    <>
      <PageMetadata title={texts.title} />
      <SystemProblem missing={missing} answers={answers} />
      <div className="kfp-hero">
        <div className="kfp-wide kfp-hero__text">
          <Heading level={1}>{texts.title}</Heading>
          <HeroSentence firstName={firstName} agreements={agreements} />
          <Text size="small">{insurersText(agreements, distributor)}</Text>
        </div>
        <div className="kfp-hero__drawing" data-empty={isEmpty || undefined}>
          <LazyLandscape agreements={agreements} />
        </div>
      </div>
      <QuickActions actions={quickActions(distributor)} />
      <div className="kfp-wide kfp-sections">
        <TaskSection tasks={tasks} />
        <LazyAgreements
          agreements={agreements}
          offers={offers}
          canBuy={sells && distributor.purchaseGroups.length > 0}
          // A customer without insurances and tasks has no other filled button (ADR-017).
          sellsFirst={isEmpty && hasNoTasks(tasks)}
        />
        <LazyBelow agreements={agreements} sells={sells} feedback={feedback} />
      </div>
    </>
  );
}
