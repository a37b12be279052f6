import type { ReactNode } from 'react';
import { texts } from '#texts/agreements.ts';
import { AGREEMENT_AREA_NAMES } from '#texts/areas.ts';
import { Amount } from '../ui/Amount.tsx';
import { Heading } from '../ui/Heading.tsx';
import { type AgreementGroup, groupId } from './groups.ts';

type Props = { group: AgreementGroup; children?: ReactNode };

/** Renders a group's name, then `children`, then its cost if it has several agreements. */
export function GroupHead({ group: { area, count, monthlyOre, unpriced }, children }: Props) {
  return (
    <div className="kfp-agreement-group__head">
      <Heading level={3} size={5} id={groupId(area)}>
        {AGREEMENT_AREA_NAMES[area]}
      </Heading>
      {children}
      {count > 1 && monthlyOre > 0 && (
        <span className="kfp-subdued">
          <Amount ore={monthlyOre} unit="kr/md" />
          {unpriced > 0 && `, ${texts.withoutPrice(unpriced)}`}
        </span>
      )}
    </div>
  );
}
