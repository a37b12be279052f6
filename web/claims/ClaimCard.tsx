import type { ReactNode } from 'react';
import { sourceLanguage } from '#texts/source-language.ts';
import type { ClaimInOre } from '../../contract/in-ore.ts';
import { trackClick } from '../analytics/track.ts';
import { Link } from '../platform/router/Link.tsx';
import { CardLink } from '../ui/Card.tsx';
import { InlineFacts } from '../ui/InlineFacts.tsx';
import type { IconName } from '../ui/icons.ts';
import type { InlineFact } from '../ui/MarkedText.tsx';
import { readable } from '../ui/readable.tsx';
import { Tile } from '../ui/Tile.tsx';
import { claimPath } from './claim-path.ts';

type Props = {
  claim: ClaimInOre;
  /** the icon of the insurance */
  icon: IconName;
  /** facts about the claim, shown below its title */
  about: readonly InlineFact[];
  children?: ReactNode;
};

/** Renders a claim as a link to its page. */
export function ClaimCard({ claim, icon, about, children }: Props) {
  return (
    <CardLink as={Link} className="kfp-agreement" {...claimLink(claim)}>
      <Tile icon={icon} />
      <span className="kfp-agreement__name" {...sourceLanguage}>
        {readable(claim.tittel)}
      </span>{' '}
      <span className="kfp-agreement__description">
        <InlineFacts parts={about} />
      </span>
      {children}
    </CardLink>
  );
}

/** Returns the properties of a `Link` to the page of a claim. A click is counted without anything about the claim. */
export function claimLink(claim: ClaimInOre) {
  return {
    to: claimPath(claim),
    onClick: () => trackClick({ name: 'Skadesak', id: 'skadesak' }),
  };
}
