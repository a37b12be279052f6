import { useId } from 'react';
import type { OfferInOre } from '../../contract/in-ore.ts';
import { formatDate } from '../../domain/calendar-date.ts';
import { trackClick } from '../analytics/track.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Card } from '../ui/Card.tsx';
import { Icon } from '../ui/Icon.tsx';
import { productIcon } from '../ui/product-icon.ts';
import { readable } from '../ui/readable.tsx';
import { Tag } from '../ui/Tag.tsx';
import { useFocusWhen } from '../ui/use-focus-when.ts';
import { OfferPackage } from './OfferPackage.tsx';
import { OfferPrice } from './OfferPrice.tsx';
import { texts } from './texts.ts';

type Props = {
  offer: OfferInOre;
  href: string;
  /** whether 'Fjern tilbud' has the focus from the beginning, as after 'Nei, behold tilbudet' */
  takesFocus: boolean;
  onRemove: () => void;
};

/** What an offer is, costs and how long it lasts, and the ways to take it or remove it (spec: overview §4.2). */
export function OfferContent({ offer, href, takesFocus, onRemove }: Props) {
  const { name, description, productType, expirationDate, packageOffers } = offer;
  const id = useId();
  const about = { 'aria-describedby': description ? `${id}-name ${id}-description` : `${id}-name` };
  const removeButton = useFocusWhen<HTMLButtonElement>(takesFocus);

  return (
    <Card className="kfp-offer">
      <span className="kfp-tile">
        <Icon name={productIcon(offer)} />
      </span>
      <div className="kfp-offer__text">
        <h2 className="kfp-offer__name" id={`${id}-name`} tabIndex={-1}>
          {readable(name)}
        </h2>
        {description && (
          <p className="kfp-subdued" id={`${id}-description`}>
            {readable(description)}
          </p>
        )}
        {packageOffers && packageOffers.length > 0 && <OfferPackage parts={packageOffers} />}
      </div>
      {expirationDate && (
        <p className="kfp-offer__validity">
          <Tag tone="neutral" className="kfp-offer__tag">
            {texts.validTo(formatDate(expirationDate))}
          </Tag>
        </p>
      )}
      <OfferPrice offer={offer} />
      <div className="kfp-offer__actions">
        <ButtonLink
          href={href}
          variant="secondary"
          {...about}
          onClick={() => trackClick({ name: texts.show, product: productType })}
        >
          {texts.show}
        </ButtonLink>
        <Button
          ref={removeButton}
          variant="tertiary"
          className="kfp-offer__remove"
          {...about}
          onClick={() => {
            trackClick({ type: 'button', name: texts.remove, product: productType });
            onRemove();
          }}
        >
          {texts.remove}
        </Button>
      </div>
    </Card>
  );
}
