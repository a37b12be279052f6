import type { ReactNode } from 'react';
import { texts } from '#texts/agreements.ts';
import type { Agreement } from '../../contract/agreements.ts';
import { trackClick } from '../analytics/track.ts';
import { useBoot } from '../platform/boot.tsx';
import { Card, CardLink } from '../ui/Card.tsx';
import { detailsLink } from './details-link.ts';
import { newTabFor } from './ExternalMark.tsx';

type Props = {
  agreement: Pick<Agreement, 'policyNumber' | 'productType'>;
  /** null: the card is no link */
  href: string | null;
  className: string;
  children: ReactNode;
};

/**
 * Renders an agreement's card as one link to its details (spec: overview §2.2, overview §4.1). Clicks are tracked by
 * product only.
 */
export function AgreementLink({ agreement, href, className, children }: Props) {
  const { distributor } = useBoot();
  const { policyNumber, productType } = agreement;
  if (href === null) return <Card className={className}>{children}</Card>;
  return (
    <CardLink
      className={className}
      {...detailsLink(href, distributor)}
      {...newTabFor(href)}
      data-number={texts.policyNumber(policyNumber)}
      onClick={() => trackClick({ name: 'Forsikring', id: 'forsikring', product: productType })}
    >
      {children}
    </CardLink>
  );
}
