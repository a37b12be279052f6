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
  const closedCount = closedYears.reduce((sum, { items }) => sum + items.length, 0);
  const renderedCount = useRenderedCount(moreOpen.length + closedCount);
  let start = moreOpen.length;
  const years = closedYears.map(({ year, items }) => {
    const rendered = Math.max(0, renderedCount - start);
    start += items.length;
    return <FoldedClaims key={year} title={year} claims={items} renderedCount={rendered} />;
  });
  return (
    <>
      <ClaimList heading={texts.open} claims={open}>
        {moreOpen.length > 0 && (
          <FoldedClaims title={texts.moreOpen} claims={moreOpen} renderedCount={renderedCount} />
        )}
      </ClaimList>
      <ClaimList heading={texts.closed} claims={closed}>
        {years.length > 0 && years}
      </ClaimList>
    </>
  );
}
