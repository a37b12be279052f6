import { OfferBox } from './OfferBox.tsx';
import { summarizeOffers } from './offer-summary.ts';
import type { OffersState } from './offers-state.ts';
import { TaskCard } from './TaskCard.tsx';
import type { Task } from './task-list.ts';
import { texts } from './texts.ts';

const HEADING_ID = 'oppgavene-dine-tittel';

type Props = {
  tasks: readonly Task[];
  /** more tasks may come */
  loading: boolean;
  offers: OffersState;
};

/** What waits for the customer, and the offers they have looked at; nothing at all where there is neither (overview 2.1). */
export function TaskSection({ tasks, loading, offers }: Props) {
  const hasTasks = tasks.length > 0 || loading;
  const hasOffers = offers.status !== 'ready' || summarizeOffers(offers.list.tilbud).lines.length > 0;
  if (!hasTasks && !hasOffers) return null;
  return (
    <section className="kfp-section" aria-labelledby={HEADING_ID}>
      <h2 className="jkl-heading-2" id={HEADING_ID}>
        {texts.heading}
      </h2>
      <div className="kfp-tasks">
        {hasTasks && <TaskCard tasks={tasks} loading={loading} />}
        {hasOffers && <OfferBox offers={offers} />}
      </div>
    </section>
  );
}
