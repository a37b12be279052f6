import { memo } from 'react';
import { texts } from '#texts/claim-details.ts';
import { sourceLanguage } from '#texts/source-language.ts';
import type { ClaimInOre } from '../../contract/in-ore.ts';
import { formatDate } from '../platform/format.ts';
import { useKeepPerson, useSharing } from '../platform/sharing.ts';
import { InlineFacts } from '../ui/InlineFacts.tsx';
import { readable } from '../ui/readable.tsx';
import { claimAddress } from './claim-address.ts';
import { claimStatusText } from './claim-status.ts';
import { countClaim } from './count-claim.ts';

/** Renders a claim of a long list as a link to its page. Memoized, since a customer can have hundreds. */
export const ClaimRow = memo(function ClaimRow({ claim }: { claim: ClaimInOre }) {
  const keepPerson = useKeepPerson();
  const isOwn = useSharing() === null;
  const { tittel, skadenummer, meldtDato, status } = claim;
  const about = [
    claimStatusText(status, isOwn),
    texts.caseNumber(skadenummer),
    texts.reported(formatDate(meldtDato)),
  ];
  return (
    <a className="kfp-claims__row" href={keepPerson(claimAddress(claim))} onClick={countClaim}>
      <span className="kfp-link__text" {...sourceLanguage}>
        {readable(tittel)}
      </span>{' '}
      <span className="kfp-subdued">
        <InlineFacts parts={about} />
      </span>
    </a>
  );
});
