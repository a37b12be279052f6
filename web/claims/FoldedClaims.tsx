import { texts } from '#texts/claim-details.ts';
import type { ClaimInOre } from '../../contract/in-ore.ts';
import { Expander } from '../ui/Expander.tsx';
import { ShowAllLink } from '../ui/ShowAllLink.tsx';
import { ClaimRow } from './ClaimRow.tsx';

type Props = {
  title: string;
  claims: readonly ClaimInOre[];
  /** maximum number of claims rendered so far */
  renderedCount: number;
};

/** Renders claims as rows in a fold with their number. */
export function FoldedClaims({ title, claims, renderedCount }: Props) {
  return (
    <Expander
      title={
        <h3>
          {title} <span className="kfp-subdued">({claims.length})</span>
        </h3>
      }
    >
      <ul className="kfp-claims__rows">
        {claims.slice(0, renderedCount).map((claim) => (
          <li key={`${claim.systemSource} ${claim.id}`}>
            <ClaimRow claim={claim} />
          </li>
        ))}
      </ul>
      {renderedCount < claims.length && <ShowAllLink text={texts.showAll} />}
    </Expander>
  );
}
