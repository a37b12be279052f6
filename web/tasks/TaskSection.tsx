import type { ReactNode } from 'react';
import { texts } from '#texts/tasks.ts';
import { ExpanderLine } from '../ui/ExpanderLine.tsx';
import { Heading } from '../ui/Heading.tsx';
import { OfferBox } from './OfferBox.tsx';
import { countOffers } from './offer-summary.ts';
import type { OffersState } from './offers-state.ts';
import { restLine } from './rest-line.ts';
import { TaskRows } from './TaskRows.tsx';
import { TaskSkeleton } from './TaskSkeleton.tsx';
import { TopTask } from './TopTask.tsx';
import { hasNoTasks, type TasksState } from './tasks-state.ts';

const HEADING_ID = 'oppgavene-dine-tittel';

type Props = { tasks: TasksState; offers: OffersState };

/**
 * What waits for the customer, and the offers they have looked at (spec: overview §2.1, ADR-037). That nothing waits is
 * shown where every endpoint has answered; what can't be fetched has its skeleton.
 */
export function TaskSection({ tasks, offers }: Props) {
  const { list, loading, failed } = tasks;
  const [first, ...others] = list;
  const offerCount = offers.status === 'ready' ? countOffers(offers.list.tilbud) : null;
  const waits = loading || failed;
  const hasRows = others.length > 0 || (waits && first !== undefined);
  const isOnly = first !== undefined && !hasRows && offerCount === 0;
  return (
    <section className="kfp-section" aria-labelledby={HEADING_ID}>
      <Heading level={2} id={HEADING_ID}>
        {texts.heading}
      </Heading>
      <div className="kfp-tasks">
        {first && <TopTask task={first} />}
        {!first && waits && (
          <div className="kfp-task-card">
            <TaskSkeleton isMissing={!loading} />
          </div>
        )}
        {hasNoTasks(tasks) && <Calm heading={texts.nothing} />}
        {isOnly && <Calm heading={texts.nothingElse} />}
        {(hasRows || offerCount !== 0) && (
          <Rest line={restLine(others.length, offerCount)}>
            {hasRows && <TaskRows state={{ ...tasks, list: others }} />}
            {offerCount !== 0 && <OfferBox offers={offers} />}
          </Rest>
        )}
      </div>
    </section>
  );
}

function Calm({ heading }: { heading: string }) {
  return (
    <div className="kfp-calm">
      <Heading level={3}>{heading}</Heading>
      <p>{texts.notice}</p>
    </div>
  );
}

/** On a phone one line, which opens in place; from 680 px what it holds stands beside and below the first task. */
function Rest({ line, children }: { line: string; children: ReactNode }) {
  return (
    <details className="kfp-tasks__rest">
      <ExpanderLine>{line}</ExpanderLine>
      {children}
    </details>
  );
}
