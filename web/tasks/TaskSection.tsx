import { Heading } from '../ui/Heading.tsx';
import { OfferBox } from './OfferBox.tsx';
import { summarizeOffers } from './offer-summary.ts';
import type { OffersState } from './offers-state.ts';
import { TaskCard } from './TaskCard.tsx';
import { hasNoTasks, type TasksState } from './tasks-state.ts';
import { texts } from './texts.ts';

const HEADING_ID = 'oppgavene-dine-tittel';

type Props = { tasks: TasksState; offers: OffersState };

/**
 * What waits for the customer, and the offers they have looked at (spec: overview §2.1). Nothing at all where there is
 * neither; what can't be fetched has its skeleton.
 */
export function TaskSection({ tasks, offers }: Props) {
  const hasOffers = offers.status !== 'ready' || summarizeOffers(offers.list.tilbud).lines.length > 0;
  if (hasNoTasks(tasks) && !hasOffers) return null;
  return (
    <section className="kfp-section" aria-labelledby={HEADING_ID}>
      <Heading level={2} id={HEADING_ID}>
        {texts.heading}
      </Heading>
      <div className="kfp-tasks">
        {!hasNoTasks(tasks) && (
          <div className="kfp-tasks__own">
            <TaskCard state={tasks} />
          </div>
        )}
        {hasOffers && <OfferBox offers={offers} />}
      </div>
    </section>
  );
}
