import type { ReactNode } from 'react';
import { texts } from '#texts/agreements.ts';
import { sourceLanguage } from '#texts/source-language.ts';
import type { DistributorView } from '../../contract/first-page.ts';
import type { CustomerAgreementInOre } from '../../contract/in-ore.ts';
import { BASE_PATH } from '../../domain/paths.ts';
import { trackClick } from '../analytics/track.ts';
import { useBoot } from '../platform/boot.tsx';
import { Link } from '../platform/router/Link.tsx';
import { Card, CardLink } from '../ui/Card.tsx';
import { Heading } from '../ui/Heading.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { LinkTarget } from '../ui/link-target.ts';
import { NEW_TAB } from '../ui/new-tab.ts';
import { OpensIn } from '../ui/OpensIn.tsx';
import { productIcon } from '../ui/product-icon.ts';
import { readable } from '../ui/readable.tsx';
import { Tile } from '../ui/Tile.tsx';

type Props = {
  agreement: CustomerAgreementInOre;
  /** null: the card is no link */
  href: string | null;
  /** the id of the name of a customer's only agreement, which is a heading */
  headingId?: string;
  /** rendered below the name and the description */
  children: ReactNode;
};

/** Renders an agreement's card as a link (spec: overview §2.2, overview §4.1). Clicks are tracked by product. */
export function AgreementLink({ agreement, href, headingId, children }: Props) {
  const { distributor } = useBoot();
  const { name, description, policyNumber, productType } = agreement;
  const className = headingId ? 'kfp-agreement kfp-single' : 'kfp-agreement';
  const isExternal = href !== null && !href.startsWith('/');
  const title = (
    <>
      <span {...sourceLanguage}>{readable(name)}</span>
      {isExternal && (
        <span className="kfp-stays-with-word kfp-external-mark">
          <Icon name="external" className="kfp-icon--small" />
          <OpensIn />
        </span>
      )}
    </>
  );
  const content = (
    <>
      <Tile icon={productIcon(agreement)} />
      {headingId ? (
        <Heading level={3} className="kfp-agreement__name" id={headingId}>
          {title}
        </Heading>
      ) : (
        <span className="kfp-agreement__name">{title}</span>
      )}{' '}
      {description && (
        <span className="kfp-agreement__description" {...sourceLanguage}>
          {readable(description)}
        </span>
      )}
      {children}
    </>
  );
  if (href === null) return <Card className={className}>{content}</Card>;
  return (
    <CardLink
      className={className}
      {...detailsLink(href, distributor)}
      {...(isExternal && NEW_TAB)}
      data-number={texts.policyNumber(policyNumber)}
      onClick={() => trackClick({ name: 'Forsikring', id: 'forsikring', product: productType })}
    >
      {content}
    </CardLink>
  );
}

/** Returns a link to details, without a document load if the page is ours (spec: overview §2.2, beyond §1). */
export function detailsLink(href: string, { egneSider }: Pick<DistributorView, 'egneSider'>): LinkTarget {
  const isOurs = egneSider.includes('detaljer') && href.startsWith(`${BASE_PATH}/`);
  return isOurs ? { as: Link, to: href.slice(BASE_PATH.length) } : { href };
}
