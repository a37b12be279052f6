import { type ReactNode, useMemo } from 'react';
import { texts } from '#texts/agreements.ts';
import type { CustomerAgreementInOre } from '../../contract/in-ore.ts';
import { classNames } from '../ui/class-names.ts';
import { Message } from '../ui/Message.tsx';
import { Section } from '../ui/Section.tsx';
import { SkeletonCard } from '../ui/SkeletonCard.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { AgreementList } from './AgreementList.tsx';
import {
  type AgreementsState,
  hasNoAgreements,
  isIncomplete,
  isWhole,
  type ReadyAgreements,
} from './agreements-state.ts';
import { type Below, belowAgreements, blocksOf, type Composition, compositionOf } from './compose.ts';
import { FoldedGroups } from './FoldedGroups.tsx';
import { GroupHead } from './GroupHead.tsx';
import { groupAgreements } from './groups.ts';
import { hasSums } from './list-cost.ts';
import { SingleAgreement } from './SingleAgreement.tsx';
import { Sums } from './Sums.tsx';
import { AGREEMENT_SECTION_ID } from './section-id.ts';

type Props = {
  state: AgreementsState;
  side: Side;
  /** replaces the words about the customer's own agreements */
  words?: Words;
};

type Words = Record<'heading' | 'loading' | 'failed' | 'incomplete', string>;

/** The content beside or below the agreements. Omitted if they failed to load (spec: overview §2.1). */
type Side = {
  coming: ReactNode;
  /** the number of rows in `coming` */
  rows: number;
  costs: ReactNode;
  offers: ReactNode;
  buying: ReactNode;
};

/** Renders the customer's agreements in every state (spec: overview §2.1, overview §8). */
export function AgreementSection({ state, side, words }: Props) {
  const isEmpty = state.status === 'ready' && hasNoAgreements(state);
  return (
    <Section
      className="kfp-section"
      id={AGREEMENT_SECTION_ID}
      titleId="forsikringene-dine-tittel"
      title={words?.heading ?? (isEmpty ? texts.empty.heading : texts.heading)}
    >
      {isEmpty && !words && <p className="kfp-section__lead kfp-subdued">{texts.empty.lead}</p>}
      {state.status === 'failed' && <Message tone="error">{(words ?? texts).failed}</Message>}
      {isEmpty && <Area composition="few" side={side} />}
      {state.status !== 'ready' && (
        <NoAgreementsYet side={side} isMissing={state.status === 'failed'} words={words ?? texts} />
      )}
      {state.status === 'ready' && !isEmpty && <Ready state={state} side={side} words={words ?? texts} />}
    </Section>
  );
}

type YetProps = { side: Side; isMissing: boolean; words: Words };

/** Renders placeholders. The page's message about missing agreements has the retry button. */
function NoAgreementsYet({ side, isMissing, words }: YetProps) {
  return (
    <Area composition="some" side={isMissing ? { offers: side.offers } : side}>
      <AgreementGroups agreements={[]}>
        <AgreementSkeleton groups={3} isMissing={isMissing} words={words} />
      </AgreementGroups>
    </Area>
  );
}

function Ready({ state, side, words }: { state: ReadyAgreements; side: Side; words: Words }) {
  const { list, alsoLoading, mainFailed } = state;
  const { avtaler } = list;
  const incomplete = isIncomplete(state);
  const mayGrow = !isWhole(state);
  const composition = compositionOf(avtaler.length, mayGrow);
  const others = mayGrow && <AgreementSkeleton groups={1} isMissing={!alsoLoading} words={words} />;
  return (
    <>
      {hasSums(list) && composition !== 'one' && (
        // With several agreements, shown only on screens where the costs with the sums are below them.
        <p
          className={classNames(
            'kfp-agreement-totals',
            avtaler.length > 1 && 'kfp-agreement-totals--placeholder',
          )}
        >
          <Sums list={list} isPart={mayGrow} />
        </p>
      )}
      {incomplete && <Message tone="warning">{mainFailed ? words.failed : words.incomplete}</Message>}
      <Area
        composition={composition}
        side={side}
        below={belowAgreements(composition, avtaler.length, side.rows)}
      >
        {composition === 'one' &&
          avtaler.map((only) => <SingleAgreement key="only" agreement={only} list={list} />)}
        {composition === 'few' && <FewAgreements agreements={avtaler} />}
        {composition === 'some' && <AgreementGroups agreements={avtaler}>{others}</AgreementGroups>}
        {composition === 'many' && <FoldedGroups agreements={avtaler}>{others}</FoldedGroups>}
      </Area>
    </>
  );
}

function FewAgreements({ agreements }: { agreements: readonly CustomerAgreementInOre[] }) {
  const ordered = useMemo(
    () => groupAgreements(agreements).flatMap((group) => group.agreements),
    [agreements],
  );
  return <AgreementList agreements={ordered} among={agreements} areFew />;
}

type AreaProps = { composition: Composition; side?: Partial<Side>; below?: Below; children?: ReactNode };

/** Renders the agreements with the content at their side and below. CSS hides these containers when empty. */
function Area({ composition, side, below = 'nothing', children }: AreaProps) {
  return (
    <div className={`kfp-agreement-area kfp-agreement-area--${composition}`}>
      {children}
      {below === 'allButCosts' && <div className="kfp-agreement-below">{side?.coming}</div>}
      <div className="kfp-agreement-side">
        {below !== 'allButCosts' && side?.coming}
        {below !== 'costs' && side?.costs}
        {below === 'nothing' && side?.offers}
        {below === 'nothing' && side?.buying}
      </div>
      {below !== 'nothing' && (
        <div className="kfp-agreement-below">
          {below === 'costs' && side?.costs}
          {side?.offers}
          {side?.buying}
        </div>
      )}
    </div>
  );
}

type GroupsProps = {
  agreements: readonly CustomerAgreementInOre[];
  /** rendered after the last group */
  children?: ReactNode;
};

/** Renders six to twenty agreements by product area, in two even columns if the width allows it (ADR-016). */
function AgreementGroups({ agreements, children }: GroupsProps) {
  const blocks = useMemo(() => blocksOf(groupAgreements(agreements)), [agreements]);
  return (
    <div className="kfp-agreement-groups">
      {blocks.map((columns) => (
        <div key={columns[0]?.[0]?.area} className="kfp-agreement-block">
          {columns.map((groups) => (
            <div key={groups[0]?.area}>
              {groups.map((group) => (
                <div key={group.area} className="kfp-agreement-group">
                  <GroupHead group={group} />
                  <AgreementList agreements={group.agreements} among={agreements} />
                </div>
              ))}
            </div>
          ))}
        </div>
      ))}
      {children}
    </div>
  );
}

type SkeletonProps = {
  groups: number;
  /** whether loading failed and is retried */
  isMissing: boolean;
  words: Words;
};

/** Renders cards of the final size as placeholders for agreements that are loading or missing. */
function AgreementSkeleton({ groups, isMissing, words }: SkeletonProps) {
  return (
    <div className="kfp-agreement-skeleton" aria-busy={!isMissing}>
      <VisuallyHidden as="p">{isMissing ? texts.missing : words.loading}</VisuallyHidden>
      {Array.from({ length: groups }, (_, index) => (
        <div key={String(index)} className="kfp-agreement-group" aria-hidden="true">
          <div className="kfp-agreement-group__head">
            <span className="kfp-skeleton kfp-skeleton--heading" />
          </div>
          <div className="kfp-agreement-list">
            <SkeletonCard />
            <SkeletonCard />
          </div>
        </div>
      ))}
    </div>
  );
}
