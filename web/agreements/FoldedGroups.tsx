import { type ReactNode, useMemo, useState } from 'react';
import { texts } from '#texts/agreements.ts';
import type { CustomerAgreementInOre } from '../../contract/in-ore.ts';
import { isHeld } from '../../domain/standing.ts';
import { optionalLazyComponent } from '../platform/lazy.tsx';
import { useIsHydrated } from '../platform/use-is-hydrated.ts';
import { CHUNK_SIZE, useRenderedCount } from '../platform/use-rendered-count.ts';
import { ExpanderLine } from '../ui/ExpanderLine.tsx';
import { ShowAllAnchor } from '../ui/ShowAllLink.tsx';
import { AgreementList } from './AgreementList.tsx';
import { GroupHead } from './GroupHead.tsx';
import { type AgreementGroup, groupAgreements } from './groups.ts';

/** The lazy search among many agreements. If its code fails to load, the agreements are still shown. */
const LazySearch = optionalLazyComponent(
  'web/agreements/AgreementSearch.tsx',
  async () => (await import('./AgreementSearch.tsx')).AgreementSearch,
);

type Props = {
  agreements: readonly CustomerAgreementInOre[];
  /** rendered after the last group */
  children?: ReactNode;
};

/** Renders more than twenty agreements as folded groups. The search above them appears after hydration (ADR-016). */
export function FoldedGroups({ agreements, children }: Props) {
  const [found, setFound] = useState<readonly CustomerAgreementInOre[] | null>(null);
  const isHydrated = useIsHydrated();
  const shown = found ?? agreements;
  const groups = useMemo(() => toChunks(groupAgreements(shown)), [shown]);
  const renderedCount = useRenderedCount(shown.length);
  return (
    <div className="kfp-agreement-groups">
      <div className="kfp-agreement-search">
        {isHydrated && <LazySearch agreements={agreements} onFind={setFound} />}
      </div>
      {groups.map((group) => (
        <FoldedGroup
          key={group.area}
          group={group}
          isOpen={found !== null}
          renderedCount={renderedCount}
          among={agreements}
        />
      ))}
      {children}
    </div>
  );
}

type GroupProps = {
  group: ChunkedGroup;
  isOpen: boolean;
  /** the number of agreements of all groups that are rendered */
  renderedCount: number;
  among: readonly CustomerAgreementInOre[];
};

function FoldedGroup({ group, isOpen, renderedCount, among }: GroupProps) {
  const rendered = group.parts.filter(({ start }) => start < renderedCount);
  return (
    <details className="kfp-agreement-fold" open={isOpen || undefined}>
      <ExpanderLine>
        <GroupHead group={group}>
          {group.count > 0 && <span className="kfp-subdued">{texts.insurances(group.count)}</span>}
        </GroupHead>
      </ExpanderLine>
      {rendered.map(({ start, agreements }) => (
        <AgreementList key={start} agreements={agreements} among={among} />
      ))}
      {rendered.length < group.parts.length && (
        <ShowAllAnchor text={texts.showAll(among.filter(isHeld).length)} />
      )}
    </details>
  );
}

/** Up to 24 agreements of a group. `start` is the index of the first one among the agreements of all groups. */
type Part = { start: number; agreements: readonly CustomerAgreementInOre[] };
type ChunkedGroup = AgreementGroup & { parts: readonly Part[] };

/** Returns the groups with their agreements divided into parts, in the same order. */
export function toChunks(groups: readonly AgreementGroup[]): ChunkedGroup[] {
  let start = 0;
  return groups.map((group) => {
    const parts = partsOf(group.agreements, start);
    start += group.agreements.length;
    return { ...group, parts };
  });
}

function partsOf(agreements: readonly CustomerAgreementInOre[], groupStart: number): Part[] {
  return Array.from({ length: Math.ceil(agreements.length / CHUNK_SIZE) }, (_, index) => ({
    start: groupStart + index * CHUNK_SIZE,
    agreements: agreements.slice(index * CHUNK_SIZE, (index + 1) * CHUNK_SIZE),
  }));
}
