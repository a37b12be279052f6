import type { ReactNode } from 'react';
import { Message } from '../theme/Message.tsx';
import { SystemProblem } from '../theme/SystemProblem.tsx';
import { NoOffers } from './NoOffers.tsx';
import { OfferList } from './OfferList.tsx';
import { OffersSkeleton } from './OffersSkeleton.tsx';
import { hasNone, type OffersState } from './offers-state.ts';
import { texts } from './texts.ts';

type Props = {
  state: OffersState;
  /** how many offers there probably are, while they load */
  expectedCount: number;
  /** an answer failed or was incomplete */
  systemProblem: boolean;
  /** whether there is a page to buy insurance on */
  canBuy: boolean;
  feedback: ReactNode;
};

/** The offers in every state: loading, failed, empty, incomplete, all there (overview 2.3, 4.2 and 8). */
export function OffersView({ state, expectedCount, systemProblem, canBuy, feedback }: Props) {
  const isEmpty = hasNone(state);
  return (
    <>
      {systemProblem && <SystemProblem />}
      <div className="kfp-wide kfp-offers">
        <h1 className="jkl-title-small kfp-offers__title" tabIndex={-1}>
          {isEmpty ? texts.empty.title : texts.title}
        </h1>
        {isEmpty ? <NoOffers canBuy={canBuy} /> : <p className="jkl-body kfp-offers__lead">{texts.intro}</p>}
        {state.status === 'loading' && <OffersSkeleton count={expectedCount} />}
        {state.status === 'failed' && <Message tone="error">{texts.failed}</Message>}
        {state.status === 'ready' && state.incomplete && <Message tone="warning">{texts.incomplete}</Message>}
        {state.status === 'ready' && <OfferList offers={state.offers} />}
        {feedback && <div className="kfp-offers__feedback">{feedback}</div>}
      </div>
    </>
  );
}
