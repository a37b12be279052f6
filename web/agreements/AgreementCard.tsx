import type { CustomerAgreementInOre } from '../../contract/in-ore.ts';
import { shownPrice } from '../../domain/agreement-cost.ts';
import { isHeld } from '../../domain/standing.ts';
import { Amount } from '../ui/Amount.tsx';
import { Tag } from '../ui/Tag.tsx';
import { AgreementLink } from './AgreementLink.tsx';
import { badgeOf } from './badge.ts';

type Props = {
  agreement: CustomerAgreementInOre;
  /** null: the card is no link */
  href: string | null;
  today: string;
};

/** Renders an agreement in a list. The card has few elements, because a customer can have hundreds of agreements. */
export function AgreementCard({ agreement, href, today }: Props) {
  const badge = badgeOf(agreement, today);
  const price = isHeld(agreement) ? shownPrice(agreement) : null;
  return (
    <AgreementLink agreement={agreement} href={href}>
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
    </AgreementLink>
  );
}
