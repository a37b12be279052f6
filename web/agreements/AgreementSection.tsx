import type { ReactNode } from 'react';
import { Heading } from '../ui/Heading.tsx';
import { Message } from '../ui/Message.tsx';
import { AgreementCosts } from './AgreementCosts.tsx';
import { AgreementGroups } from './AgreementGroups.tsx';
import { AgreementSkeleton } from './AgreementSkeleton.tsx';
import { AgreementTotals } from './AgreementTotals.tsx';
import { type AgreementsState, hasNone, isIncomplete, type ReadyAgreements } from './agreements-state.ts';
import { hasCostPicture } from './area-costs.ts';
import { CostsSkeleton } from './CostsSkeleton.tsx';
import { hasSums } from './list-cost.ts';
import { texts } from './texts.ts';

/** The section's id: links on the page lead there. */
export const AGREEMENT_SECTION_ID = 'forsikringene-dine';
const HEADING_ID = 'forsikringene-dine-tittel';

type Props = {
  state: AgreementsState;
  /** stands beside the agreements, or below them (spec: overview §2.1); not where nobody knows what the customer has */
  buyCard: ReactNode;
};

/**
 * The customer's agreements in every state: loading, failed, empty, incomplete, all there
 * (spec: overview §2.1, overview §8).
 */
export function AgreementSection({ state, buyCard }: Props) {
  const isEmpty = state.status === 'ready' && hasNone(state);
  return (
    <section className="kfp-section" id={AGREEMENT_SECTION_ID} aria-labelledby={HEADING_ID}>
      <Heading level={2} id={HEADING_ID}>
        {isEmpty ? texts.empty.heading : texts.heading}
      </Heading>
      {isEmpty && <p className="kfp-section__lead kfp-subdued">{texts.empty.lead}</p>}
      {state.status === 'failed' && <Failed />}
      {isEmpty && <Side>{buyCard}</Side>}
      {state.status === 'loading' && <Loading buyCard={buyCard} />}
      {state.status === 'ready' && !isEmpty && <Ready state={state} buyCard={buyCard} />}
    </section>
  );
}

/** The page's message has the way to try again. */
function Failed() {
  return (
    <>
      <Message tone="error">{texts.failed}</Message>
      <div className="kfp-agreement-area">
        <AgreementGroups agreements={[]}>
          <AgreementSkeleton groups={3} isMissing />
        </AgreementGroups>
      </div>
    </>
  );
}

function Loading({ buyCard }: Pick<Props, 'buyCard'>) {
  return (
    <div className="kfp-agreement-area">
      <AgreementGroups agreements={[]}>
        <AgreementSkeleton groups={3} />
      </AgreementGroups>
      <Side>
        <CostsSkeleton />
        {buyCard}
      </Side>
    </div>
  );
}

function Ready({ state, buyCard }: { state: ReadyAgreements } & Pick<Props, 'buyCard'>) {
  const { list, alsoLoading = false } = state;
  const incomplete = isIncomplete(state);
  const isPart = alsoLoading || incomplete;
  const showsCosts = hasCostPicture(list.avtaler);
  return (
    <>
      {hasSums(list) && <AgreementTotals list={list} isPart={isPart} isPlaceholder={showsCosts} />}
      {incomplete && <Message tone="warning">{texts.incomplete}</Message>}
      <div className="kfp-agreement-area">
        <AgreementGroups agreements={list.avtaler}>
          {(alsoLoading || incomplete) && <AgreementSkeleton groups={1} isMissing={!alsoLoading} />}
        </AgreementGroups>
        <Side>
          {showsCosts && <AgreementCosts list={list} isPart={isPart} />}
          {buyCard}
        </Side>
      </div>
    </>
  );
}

/** Gone where nothing is in it. */
function Side({ children }: { children: ReactNode }) {
  return <div className="kfp-agreement-side">{children}</div>;
}
