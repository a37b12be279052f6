import { type ReactNode, useMemo } from 'react';
import type { AgreementInOre } from '../../contract/in-ore.ts';
import { Amount } from '../ui/Amount.tsx';
import { Heading } from '../ui/Heading.tsx';
import { AgreementPart, WaitingPart } from './AgreementPart.tsx';
import { groupAgreements, groupId } from './groups.ts';
import { type ChunkedGroup, PART_SIZE, toChunks } from './parts.ts';
import { texts } from './texts.ts';
import { useRenderedCount } from './use-rendered-count.ts';

/** More cards than this may go on in the next column; fewer stay together. */
const LARGEST_WHOLE_GROUP = 6;

type Props = {
  agreements: readonly AgreementInOre[];
  /** stands after the last group */
  children?: ReactNode;
};

/** The agreements by product area, each card leading to its details. */
export function AgreementGroups({ agreements, children }: Props) {
  const groups = useMemo(() => toChunks(groupAgreements(agreements)), [agreements]);
  const renderedCount = useRenderedCount(agreements.length);
  const next = groups.flatMap(({ parts }) => parts).find(({ start }) => start >= renderedCount);
  return (
    <div
      className="kfp-agreement-groups"
      data-many={agreements.length > PART_SIZE ? true : undefined}
      data-single={agreements.length === 1 ? true : undefined}
    >
      {groups.map((group) => (
        <Group
          key={group.area}
          group={group}
          nextStart={next?.start ?? agreements.length}
          total={agreements.length}
        />
      ))}
      {children}
    </div>
  );
}

type GroupProps = {
  group: ChunkedGroup;
  /** where the first part starts that is not rendered yet */
  nextStart: number;
  /** of all groups */
  total: number;
};

function Group({ group, nextStart, total }: GroupProps) {
  const { area, monthlyOre, unpriced, parts } = group;
  const count = group.agreements.length;
  const showSum = count > 1 && monthlyOre > 0;
  return (
    <div className="kfp-agreement-group" data-breakable={count > LARGEST_WHOLE_GROUP ? true : undefined}>
      <div className="kfp-agreement-group__head">
        <Heading level={3} size={5} id={groupId(area)}>
          {texts.areas[area]}
        </Heading>
        {showSum && (
          <span className="kfp-subdued">
            <Amount ore={monthlyOre} unit="kr/md" />
            {unpriced > 0 && `, ${texts.withoutPrice(unpriced)}`}
          </span>
        )}
      </div>
      {parts.map(({ start, agreements }) =>
        start < nextStart ? (
          <AgreementPart key={start} agreements={agreements} />
        ) : (
          <WaitingPart
            key={start}
            count={agreements.length}
            total={start === nextStart ? total : undefined}
          />
        ),
      )}
    </div>
  );
}
