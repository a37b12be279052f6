import type { ReactNode } from 'react';
import { AgreementSection } from '../agreements/AgreementSection.tsx';
import type { AgreementsState } from '../agreements/agreements-state.ts';
import type { OffersState } from '../tasks/offers-state.ts';
import { TaskSection } from '../tasks/TaskSection.tsx';
import { hasNoTasks, type TasksState } from '../tasks/tasks-state.ts';
import { Heading } from '../ui/Heading.tsx';
import { SystemProblem } from '../ui/SystemProblem.tsx';
import { Text } from '../ui/Text.tsx';
import { BuyCard } from './BuyCard.tsx';
import { HeroLandscape } from './HeroLandscape.tsx';
import { HeroSentence } from './HeroSentence.tsx';
import { insurersOf } from './insurers.ts';
import { LazyBelow } from './lazy-below.ts';
import { texts } from './texts.ts';

type Props = {
  firstName: string | null;
  agreements: AgreementsState;
  tasks: TasksState;
  offers: OffersState;
  /** the company behind the insurances */
  insurer: string;
  /** what an answer that failed or was incomplete leaves out, by name; null: nothing */
  missing: readonly string[] | null;
  /** whether it may offer something to buy: not while something of the customer's own is missing (ADR-043) */
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
          <Text size="small">{texts.insurers(insurersOf(agreements, insurer))}</Text>
        </div>
        <div className="kfp-hero__drawing">
          <HeroLandscape agreements={agreements} />
        </div>
      </div>
      <div className="kfp-wide kfp-sections">
        <TaskSection tasks={tasks} offers={offers} />
        <AgreementSection
          state={agreements}
          buyCard={canBuy && sells && <BuyCard filled={hasNoTasks(tasks)} />}
        />
        <LazyBelow agreements={agreements} sells={sells} feedback={props.feedback} />
      </div>
    </>
  );
}
