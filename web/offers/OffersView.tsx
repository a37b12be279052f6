import type { ReactNode } from 'react';
import { texts } from '#texts/offers.ts';
import type { PresentPriceInOre } from '../../contract/in-ore.ts';
import { PATHS } from '../../domain/paths.ts';
import { Link } from '../platform/router/Link.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyPlot } from '../ui/illustrations/Scenes.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { readable } from '../ui/readable.tsx';
import { Text } from '../ui/Text.tsx';
import { OfferList } from './OfferList.tsx';
import { OffersProblem } from './OffersProblem.tsx';
import { OffersSkeleton } from './OffersSkeleton.tsx';
import { totalOfAll } from './offer-list.ts';
import { hasNoOffers, type OfferListState, type ShownOffer } from './offers-state.ts';
import { totalText } from './total-text.ts';

type Props = {
  state: OfferListState;
  /** the expected number of offers, while they load */
  expectedCount: number;
  /** the prices that the customer pays today for the objects of some offers */
  presentPrices: readonly PresentPriceInOre[];
  /** fetches missing answers again; resolves to true if there is no problem left */
  onRetry: () => Promise<boolean>;
  /** whether the portal has a purchase page */
  canBuy: boolean;
  feedback: ReactNode;
};

/**
 * Renders the offers in every state: loading, failed, empty, incomplete and complete
 * (spec: overview §2.3, overview §4.2, overview §8).
 */
export function OffersView({ state, presentPrices, expectedCount, onRetry, canBuy, feedback }: Props) {
  const isEmpty = hasNoOffers(state);
  return (
    <div className="kfp-wide kfp-offers">
      <div className={isEmpty ? 'kfp-beside' : undefined}>
        <div>
          <PageHead
            title={isEmpty ? texts.empty.title : texts.title}
            lead={mayShowOffers(state) ? texts.intro : undefined}
          />
          {isEmpty && <NoOffers canBuy={canBuy} />}
        </div>
        {isEmpty && (
          <div className="kfp-beside__picture">
            <EmptyPlot />
          </div>
        )}
      </div>
      {state.status === 'loading' && <OffersSkeleton count={expectedCount} />}
      <OffersProblem state={state} onRetry={onRetry} />
      {state.status === 'failed' && <OffersSkeleton count={expectedCount} isMissing />}
      {state.status === 'ready' && !state.incomplete && <OffersTotal offers={state.offers} />}
      {state.status === 'ready' && <OfferList {...state} presentPrices={presentPrices} />}
      {state.status === 'ready' && state.incomplete && <OffersSkeleton count={1} isMissing />}
      {feedback && <div className="kfp-offers__feedback">{feedback}</div>}
    </div>
  );
}

/** Returns whether the introduction is shown: there are offers, or they are loading. */
function mayShowOffers(state: OfferListState): boolean {
  return state.status === 'loading' || (state.status === 'ready' && state.offers.length > 0);
}

/** Renders the total cost of several offers. On phones the price starts on a new line in every font. */
function OffersTotal({ offers }: { offers: readonly ShownOffer[] }) {
  const total = totalOfAll(offers);
  if (!total) return null;
  const price = totalText(total, 'kr/md');
  const sentence = texts.total(offers.length, price);
  const start = sentence.indexOf(price);
  return (
    <p className="kfp-offers__total">
      {sentence.slice(0, start)}
      <span className="kfp-offers__sum">{readable(sentence.slice(start))}</span>
    </p>
  );
}

/** Renders the text for a customer without offers, with a link to the purchase page if there is one. */
function NoOffers({ canBuy }: { canBuy: boolean }) {
  return (
    <>
      <Text className="kfp-section__lead">{texts.empty.lead}</Text>
      {canBuy && (
        <ButtonLink as={Link} to={PATHS.purchaseEntries} variant="primary" className="kfp-offers__purchase">
          {texts.empty.action}
        </ButtonLink>
      )}
    </>
  );
}
