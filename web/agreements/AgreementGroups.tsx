import { type ReactNode, useMemo } from 'react';
import type { CustomerAgreementInOre } from '../../contract/in-ore.ts';
import { AgreementList } from './AgreementList.tsx';
import { blocksOf } from './compose.ts';
import { GroupHead } from './GroupHead.tsx';
import { groupAgreements } from './groups.ts';

type Props = {
  agreements: readonly CustomerAgreementInOre[];
  /** rendered after the last group */
  children?: ReactNode;
};

/** Renders six to twenty agreements by product area, in two even columns if the width allows it (ADR-016). */
export function AgreementGroups({ agreements, children }: Props) {
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
