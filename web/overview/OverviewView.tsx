import type { ReactNode } from 'react';
import { texts } from '#texts/overview.ts';
import { insurersOf } from '../../domain/insurer.ts';
import { type AgreementsState, hasNone } from '../agreements/agreements-state.ts';
import type { OffersState } from '../tasks/offers-state.ts';
import { TaskSection } from '../tasks/TaskSection.tsx';
import { hasNoTasks, type TasksState } from '../tasks/tasks-state.ts';
import { Heading } from '../ui/Heading.tsx';
import { SystemProblem } from '../ui/SystemProblem.tsx';
import { Text } from '../ui/Text.tsx';
import { HeroSentence } from './HeroSentence.tsx';
import { LazyAgreements, LazyBelow, LazyLandscape } from './lazy-components.ts';
import { QuickActions } from './QuickActions.tsx';

type Props = {
  firstName: string | null;
  agreements: AgreementsState;
  tasks: TasksState;
  offers: OffersState;
  /** the company behind the insurances */
  insurer: string;
  /** what an answer that failed or was incomplete leaves out, by name; null: nothing */
  missing: readonly string[] | null;
  /** whether it may offer something to buy: not while something of the customer's own is missing (ADR-008) */
  sells: boolean;
  /** fetches it again; resolves to whether all is there then */
  onRetry: () => Promise<boolean>;
  /** the distributor has purchase entrances (spec: overview §2.7) */
  canBuy: boolean;
  /** ends the page */
  feedback: ReactNode;
};

/**
 * The overview: heading with greeting and note about the provider, tasks, agreements
 * (spec: overview §2.1, overview §8).
 */
export function OverviewView(props: Props) {
  const { firstName, agreements, tasks, offers, insurer, missing, sells, canBuy } = props;
  return (
    <>
      <SystemProblem missing={missing} onRetry={props.onRetry} />
      <div className="kfp-hero">
        <div className="kfp-wide kfp-hero__text">
          <Heading level={1}>{texts.title}</Heading>
          <HeroSentence firstName={firstName} agreements={agreements} />
          <Text size="small">{texts.insurers(insurersOf(shownIn(agreements), insurer))}</Text>
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

function shownIn(agreements: AgreementsState) {
  return agreements.status === 'ready' ? agreements.list.avtaler : [];
}

function isEmpty(agreements: AgreementsState): boolean {
  return agreements.status === 'ready' && hasNone(agreements);
}

/** Buying is the page's filled button for who has nothing else to come for: nothing insured, nothing to do, nothing wrong (ADR-017). */
function sellsFirst({ agreements, tasks, missing }: Props): boolean {
  return isEmpty(agreements) && hasNoTasks(tasks) && missing === null;
}
