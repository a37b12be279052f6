import { texts } from '#texts/claim-details.ts';
import type { ClaimInOre } from '../../contract/in-ore.ts';
import { ClaimList } from './ClaimList.tsx';
import { groupClaims } from './group-claims.ts';

/** Renders the open claims, then the closed ones. */
export function ClaimLists({ claims }: { claims: readonly ClaimInOre[] }) {
  const { open, closed } = groupClaims(claims);
  return (
    <>
      <ClaimList heading={texts.open} claims={open} />
      <ClaimList heading={texts.closed} claims={closed} />
    </>
  );
}
