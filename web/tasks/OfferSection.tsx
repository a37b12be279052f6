import { texts } from '#texts/tasks.ts';
import { Heading } from '../ui/Heading.tsx';
import { OfferBox } from './OfferBox.tsx';
import { countOffers } from './offer-summary.ts';
import type { OffersState } from './offers-state.ts';

const HEADING_ID = 'tilbud-du-har-sett-pa';

/**
 * Renders the section with saved offers. They are not tasks, so it is below the insurances
 * (spec: overview §2.1, beyond §6).
 */
export function OfferSection({ offers }: { offers: OffersState }) {
  if (offers.status === 'ready' && countOffers(offers.list.tilbud) === 0) return null;
  return (
    <section className="kfp-section" aria-labelledby={HEADING_ID}>
      <Heading level={2} id={HEADING_ID}>
        {texts.offers.heading}
      </Heading>
      <OfferBox offers={offers} />
    </section>
  );
}
