import { texts } from '#texts/claim-details.ts';
import type { ClaimInOre } from '../../contract/in-ore.ts';
import { useRenderedCount } from '../platform/use-rendered-count.ts';
import { ClaimList } from './ClaimList.tsx';
import { FoldedClaims } from './FoldedClaims.tsx';
import { groupClaims } from './group-claims.ts';

/**
 * Renders the open claims, then the closed ones. Those that wait for the customer are always complete. Folded
 * lists are completed while the browser is idle (ADR-016).
 */
export function ClaimLists({ claims }: { claims: readonly ClaimInOre[] }) {
  const { open, moreOpen, closed, closedYears } = groupClaims(claims);
  const folded = [...moreOpen, ...closedYears.flatMap(({ items }) => items)];
  const rendered = new Set(folded.slice(0, useRenderedCount(folded.length)));
  return (
    <>
      <ClaimList heading={texts.open} claims={open}>
        {moreOpen.length > 0 && <FoldedClaims title={texts.moreOpen} claims={moreOpen} rendered={rendered} />}
      </ClaimList>
      <ClaimList heading={texts.closed} claims={closed}>
        {closedYears.length > 0 &&
          closedYears.map(({ year, items }) => (
            <FoldedClaims key={year} title={year} claims={items} rendered={rendered} />
          ))}
      </ClaimList>
    </>
  );
}
