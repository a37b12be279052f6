import { Message } from '../theme/Message.tsx';
import { AgreementGroups } from './AgreementGroups.tsx';
import { AgreementSkeleton } from './AgreementSkeleton.tsx';
import { AgreementTotals } from './AgreementTotals.tsx';
import { type AgreementsState, hasNone, isIncomplete, type ReadyAgreements } from './agreements-state.ts';
import { texts } from './texts.ts';

/** The section's id: links on the page lead there. */
export const AGREEMENT_SECTION_ID = 'forsikringene-dine';
const HEADING_ID = 'forsikringene-dine-tittel';

/** The customer's agreements in every state: loading, failed, empty, incomplete, all there (overview 2.1 and 8). */
export function AgreementSection({ state }: { state: AgreementsState }) {
  const isEmpty = state.status === 'ready' && hasNone(state);
  return (
    <section className="kfp-section" id={AGREEMENT_SECTION_ID} aria-labelledby={HEADING_ID}>
      <h2 className="jkl-heading-2" id={HEADING_ID}>
        {isEmpty ? texts.empty.heading : texts.heading}
      </h2>
      {state.status === 'loading' && <Loading />}
      {state.status === 'failed' && <Message tone="error">{texts.failed}</Message>}
      {state.status === 'ready' && (isEmpty ? <Empty /> : <Ready state={state} />)}
    </section>
  );
}

function Loading() {
  return (
    <AgreementGroups agreements={[]}>
      <AgreementSkeleton groups={3} />
    </AgreementGroups>
  );
}

function Empty() {
  return <p className="kfp-section__lead kfp-subdued">{texts.empty.lead}</p>;
}

function Ready({ state }: { state: ReadyAgreements }) {
  const { list, alsoLoading = false } = state;
  const incomplete = isIncomplete(state);
  return (
    <>
      {list.avtaler.length > 0 && <AgreementTotals list={list} isPart={alsoLoading || incomplete} />}
      {incomplete && <Message tone="warning">{texts.incomplete}</Message>}
      <AgreementGroups agreements={list.avtaler}>
        {alsoLoading && <AgreementSkeleton groups={1} />}
      </AgreementGroups>
    </>
  );
}
