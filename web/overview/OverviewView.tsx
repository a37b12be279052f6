import type { ReactNode } from 'react';
import { texts } from '#texts/overview.ts';
import type { Insurers } from '../../domain/insurer.ts';
import { type AgreementsState, hasNoAgreements } from '../agreements/agreements-state.ts';
import { TaskSection } from '../tasks/TaskSection.tsx';
import { hasNoTasks, type TasksState } from '../tasks/tasks-state.ts';
import { Heading } from '../ui/Heading.tsx';
import { SystemProblem } from '../ui/SystemProblem.tsx';
import { Text } from '../ui/Text.tsx';
import type { Answer } from '../ui/use-retry.ts';
import { HeroSentence } from './HeroSentence.tsx';
import { insurersText } from './insurers-text.ts';
import { LazyAgreements, LazyBelow, LazyLandscape } from './lazy-components.ts';
import type { OffersState } from './offers-state.ts';
import { QuickActions } from './QuickActions.tsx';

type Props = {
  firstName: string | null;
  agreements: AgreementsState;
  tasks: TasksState;
  offers: OffersState;
  /** the company behind the insurances */
  insurers: Insurers;
  /** the names of the parts that are missing after a failed or incomplete answer; null if nothing is missing */
  missing: readonly string[] | null;
  /** whether the page offers something to buy; false while any of the customer's data is missing (ADR-008) */
  sells: boolean;
  /** the answers that a retry fetches again if they have a problem */
  answers: readonly Answer[];
  /** whether the distributor has purchase links (spec: overview §2.7) */
  canBuy: boolean;
  /** rendered at the end of the page */
  feedback: ReactNode;
};

/** Renders the overview in every state (spec: overview §2.1, overview §8). */
export function OverviewView(props: Props) {
  const { firstName, agreements, tasks, offers, insurers, missing, sells, canBuy } = props;
  return (
    <>
      <SystemProblem missing={missing} answers={props.answers} />
      <div className="kfp-hero">
        <div className="kfp-wide kfp-hero__text">
          <Heading level={1}>{texts.title}</Heading>
          <HeroSentence firstName={firstName} agreements={agreements} />
          <Text size="small">{insurersText(agreements, insurers)}</Text>
        </div>
        <div className="kfp-hero__drawing" data-empty={isEmpty(agreements) || undefined}>
          <LazyLandscape agreements={agreements} />
        </div>
      </div>
      <QuickActions />
      <div className="kfp-wide kfp-sections">
        <TaskSection tasks={tasks} />
        <LazyAgreements
          agreements={agreements}
          offers={offers}
          canBuy={canBuy && sells}
          sellsFirst={sellsFirst(props)}
        />
        <LazyBelow agreements={agreements} sells={sells} feedback={props.feedback} />
      </div>
    </>
  );
}

function isEmpty(agreements: AgreementsState): boolean {
  return agreements.status === 'ready' && hasNoAgreements(agreements);
}

/**
 * Returns whether the purchase link is the page's filled button: the customer has no insurances and no tasks,
 * and nothing is missing (ADR-017).
 */
function sellsFirst({ agreements, tasks, missing }: Props): boolean {
  return isEmpty(agreements) && hasNoTasks(tasks) && missing === null;
}
