import { texts } from '#texts/agreements.ts';
import { sourceLanguage } from '#texts/source-language.ts';
import type { CustomerAgreementInOre } from '../../contract/in-ore.ts';
import { shownPrice } from '../../domain/agreement-cost.ts';
import { isHeld } from '../../domain/standing.ts';
import { trackClick } from '../analytics/track.ts';
import { useBoot } from '../platform/boot.tsx';
import { Amount } from '../ui/Amount.tsx';
import { Card, CardLink } from '../ui/Card.tsx';
import { Icon } from '../ui/Icon.tsx';
import { productIcon } from '../ui/product-icon.ts';
import { readable } from '../ui/readable.tsx';
import { Tag } from '../ui/Tag.tsx';
import { badgeOf } from './badge.ts';
import { detailsLink } from './details-link.ts';
import { ExternalMark, newTabFor } from './ExternalMark.tsx';

type Props = {
  agreement: CustomerAgreementInOre;
  /** null: the card is no link */
  href: string | null;
  today: string;
};

/**
 * Renders an agreement as one link to its details (spec: overview §2.2, overview §4.1). Clicks are tracked by
 * product only. The card has few elements, because a customer can have hundreds of agreements.
 */
export function AgreementCard({ agreement, href, today }: Props) {
  const { name, description, productType } = agreement;
  const badge = badgeOf(agreement, today);
  const { distributor } = useBoot();
  const price = isHeld(agreement) ? shownPrice(agreement) : null;
  const content = (
    <>
      <span className="kfp-tile">
        <Icon name={productIcon(agreement)} />
      </span>
      <span className="kfp-agreement__name">
        <span {...sourceLanguage}>{readable(name)}</span>
        {href && <ExternalMark href={href} />}
      </span>{' '}
      {description && (
        <span className="kfp-agreement__description" {...sourceLanguage}>
          {readable(description)}
        </span>
      )}
      {(price || badge) && (
        <span className="kfp-agreement__foot">
          {price && <Amount ore={price.ore} unit={price.unit} strong />}
          {badge && (
            <Tag tone={badge.tone} className="kfp-agreement__badge">
              {badge.text}
            </Tag>
          )}
        </span>
      )}
    </>
  );
  if (href === null) return <Card className="kfp-agreement">{content}</Card>;
  return (
    <CardLink
      className="kfp-agreement"
      {...detailsLink(href, distributor)}
      onClick={() => trackClick({ name: 'Forsikring', id: 'forsikring', product: productType })}
      {...newTabFor(href)}
      data-number={texts.policyNumber(agreement.policyNumber)}
    >
      {content}
    </CardLink>
  );
}
