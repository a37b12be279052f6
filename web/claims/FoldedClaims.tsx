import { memo } from 'react';
import { texts } from '#texts/claim-details.ts';
import { sourceLanguage } from '#texts/source-language.ts';
import type { ClaimInOre } from '../../contract/in-ore.ts';
import { formatDate } from '../platform/format.ts';
import { Link } from '../platform/router/Link.tsx';
import { useSharing } from '../platform/sharing.ts';
import { Expander } from '../ui/Expander.tsx';
import { InlineFacts } from '../ui/InlineFacts.tsx';
import { readable } from '../ui/readable.tsx';
import { ShowAllLink } from '../ui/ShowAllLink.tsx';
import { claimLink } from './ClaimCard.tsx';
import { claimStatusText } from './claim-status.ts';

type Props = {
  title: string;
  claims: readonly ClaimInOre[];
  /** the claims of all folds that are rendered so far */
  rendered: ReadonlySet<ClaimInOre>;
};

/** Renders claims as rows in a fold with their number. */
export function FoldedClaims({ title, claims, rendered }: Props) {
  const shown = claims.filter((claim) => rendered.has(claim));
  return (
    <Expander
      title={
        <h3>
          {title} <span className="kfp-subdued">({claims.length})</span>
        </h3>
      }
    >
      <ul className="kfp-claims__rows">
        {shown.map((claim) => (
          <li key={`${claim.systemSource} ${claim.id}`}>
            <ClaimRow claim={claim} />
          </li>
        ))}
      </ul>
      {shown.length < claims.length && <ShowAllLink text={texts.showAll} />}
    </Expander>
  );
}

/** Renders a claim of a long list as a link to its page. Memoized, since a customer can have hundreds. */
const ClaimRow = memo(function ClaimRow({ claim }: { claim: ClaimInOre }) {
  const isOwn = useSharing() === null;
  const { tittel, skadenummer, meldtDato, status } = claim;
  const about = [
    claimStatusText(status, isOwn),
    texts.caseNumber(skadenummer),
    texts.reported(formatDate(meldtDato)),
  ];
  return (
    <Link className="kfp-claims__row" {...claimLink(claim)}>
      <span className="kfp-link__text" {...sourceLanguage}>
        {readable(tittel)}
      </span>{' '}
      <span className="kfp-subdued">
        <InlineFacts parts={about} />
      </span>
    </Link>
  );
});
