import type { ReactNode } from 'react';
import { texts } from '#texts/agreements.ts';
import type { Agreement } from '../../contract/agreements.ts';
import type { DistributorView } from '../../contract/first-page.ts';
import { BASE_PATH } from '../../domain/paths.ts';
import { trackClick } from '../analytics/track.ts';
import { useBoot } from '../platform/boot.tsx';
import { Link } from '../platform/router/Link.tsx';
import { Card, CardLink } from '../ui/Card.tsx';
import type { LinkTarget } from '../ui/link-target.ts';
import { newTabFor } from './ExternalMark.tsx';

type Props = {
  agreement: Pick<Agreement, 'policyNumber' | 'productType'>;
  /** null: the card is no link */
  href: string | null;
  className: string;
  children: ReactNode;
};

/** Renders an agreement's card as a link (spec: overview §2.2, overview §4.1). Clicks are tracked by product. */
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

/** Returns a link to details, without a document load if the page is ours (spec: overview §2.2, beyond §1). */
export function detailsLink(href: string, { egneSider }: Pick<DistributorView, 'egneSider'>): LinkTarget {
  const isOurs = egneSider.includes('detaljer') && href.startsWith(`${BASE_PATH}/`);
  return isOurs ? { as: Link, to: href.slice(BASE_PATH.length) } : { href };
}
