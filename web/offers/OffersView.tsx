import type { ReactNode } from 'react';
import { texts } from '#texts/offers.ts';
import { texts as general } from '#texts/ui.ts';
import type { PresentPriceInOre } from '../../contract/in-ore.ts';
import { PATHS } from '../../domain/paths.ts';
import { Link } from '../platform/router/Link.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyPlot } from '../ui/illustrations/Scenes.tsx';
import { ListProblem, type Problem } from '../ui/ListProblem.tsx';
import { PageFrame } from '../ui/PageFrame.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { readable } from '../ui/readable.tsx';
import { systemName } from '../ui/system-name.ts';
import { Text } from '../ui/Text.tsx';
import type { Answer } from '../ui/use-retry.ts';
import { OfferList } from './OfferList.tsx';
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
  /** the answers behind the state */
  answers: readonly Answer[];
  /** whether the portal has a purchase page */
  canBuy: boolean;
  feedback: ReactNode;
};

/** Renders the offers in every state (spec: overview §2.3, overview §4.2, overview §8). */
export function OffersView({ state, presentPrices, expectedCount, answers, canBuy, feedback }: Props) {
  const isEmpty = hasNoOffers(state);
  return (
    <PageFrame feedback={feedback}>
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
      <ListProblem problem={problemOf(state)} answers={answers} />
      {state.status === 'failed' && <OffersSkeleton count={expectedCount} isMissing />}
      {state.status === 'ready' && !state.incomplete && <OffersTotal offers={state.offers} />}
      {state.status === 'ready' && <OfferList {...state} presentPrices={presentPrices} />}
      {state.status === 'ready' && state.incomplete && <OffersSkeleton count={1} isMissing />}
    </PageFrame>
  );
}

/** Returns whether the introduction is shown: there are offers, or they are loading. */
function mayShowOffers(state: OfferListState): boolean {
  return state.status === 'loading' || (state.status === 'ready' && state.offers.length > 0);
}

/** Returns the problem with the list of offers (spec: overview §8, ADR-008). */
function problemOf(state: OfferListState): Problem | null {
  if (state.status === 'failed') return { tone: 'error', text: textOf(texts.failed) };
  if (state.status !== 'ready' || !state.incomplete) return null;
  // Without `names`: the message itself says that the offers are missing.
  const names = state.missingFrom.flatMap((system) => systemName(system) ?? []);
  return { tone: 'warning', text: textOf(texts.incomplete), names };
}

function textOf(text: string) {
  return (
    <>
      <strong>{text}</strong> {general.systemProblem}
    </>
  );
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
        <ButtonLink as={Link} to={PATHS.purchaseEntries} variant="primary" className="kfp-space-24">
          {texts.empty.action}
        </ButtonLink>
      )}
    </>
  );
}
