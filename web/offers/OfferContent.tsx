import type { ReactNode } from 'react';
import { texts } from '#texts/offers.ts';
import { sourceLanguage } from '#texts/source-language.ts';
import type { OfferInOre, PresentPriceInOre } from '../../contract/in-ore.ts';
import { offerTotals } from '../../domain/offer-total.ts';
import { useBoot } from '../platform/boot.tsx';
import { formatDate } from '../platform/format.ts';
import { Card } from '../ui/Card.tsx';
import { classNames } from '../ui/class-names.ts';
import { Heading } from '../ui/Heading.tsx';
import { Icon } from '../ui/Icon.tsx';
import { productIcon } from '../ui/product-icon.ts';
import { readable } from '../ui/readable.tsx';
import { Tag } from '../ui/Tag.tsx';
import { OfferNotes } from './OfferNotes.tsx';
import { OfferPackage } from './OfferPackage.tsx';
import { timeLeft } from './time-left.ts';
import { totalText } from './total-text.ts';

const MAIN = 'kfp-amount kfp-offer__main-price';
const SECOND = 'kfp-amount kfp-subdued';

type Props = {
  offer: OfferInOre;
  presentPrice: PresentPriceInOre | undefined;
  hasAlternatives: boolean;
  /** the prefix of the ids of the elements that identify the offer */
  id: string;
  /** the level of the heading */
  level: 2 | 3;
  /** whether the question about removing the offer is shown */
  isAsking: boolean;
  /** the buttons, or the question */
  children: ReactNode;
};

/** Renders an offer's name, price and validity, followed by `children` (spec: overview §4.2). */
export function OfferContent(props: Props) {
  const { offer, presentPrice, hasAlternatives, id, level, isAsking, children } = props;
  const { name, description, expirationDate } = offer;
  // Only the question refers to these ids.
  const idWhenAsked = (part: string) => (isAsking ? `${id}-${part}` : undefined);
  return (
    <Card className={classNames('kfp-offer', isAsking && 'kfp-offer--asking')}>
      <span className="kfp-tile">
        <Icon name={productIcon(offer)} />
      </span>
      <div className="kfp-offer__text">
        <Heading level={level} size={3} className="kfp-offer__name" tabIndex={-1} {...sourceLanguage}>
          {name}
        </Heading>
        {description && (
          <p className="kfp-subdued" id={`${id}-description`} {...sourceLanguage}>
            {readable(description)}
          </p>
        )}
      </div>
      {expirationDate && <OfferValidity expirationDate={expirationDate} id={idWhenAsked('validity')} />}
      <OfferPrice offer={offer} id={idWhenAsked('price')} />
      <OfferPackage offer={offer} />
      <OfferNotes offer={offer} presentPrice={presentPrice} hasAlternatives={hasAlternatives} />
      {children}
    </Card>
  );
}

/**
 * Renders the price of an offer with its package, in an element with the given `id` (spec: overview §4.2).
 */
function OfferPrice({ offer, id }: { offer: OfferInOre; id: string | undefined }) {
  const { monthly, yearly } = offerTotals(offer);
  return (
    <div className="kfp-offer__price" id={id}>
      {monthly && <p className={MAIN}>{readable(totalText(monthly, 'kr/md'))}</p>}
      {yearly && <p className={monthly ? SECOND : MAIN}>{readable(totalText(yearly, 'kr/år'))}</p>}
      {!monthly && !yearly && <p className="kfp-subdued">{texts.withoutPrice}</p>}
    </div>
  );
}

/** Renders the last day of an offer, and the time left if it is short (spec: overview §4.2). */
function OfferValidity({ expirationDate, id }: { expirationDate: string; id: string | undefined }) {
  const left = timeLeft(expirationDate, useBoot().today);
  return (
    <p className="kfp-offer__validity" id={id}>
      <Tag tone="neutral">{texts.validTo(formatDate(expirationDate))}</Tag>
      {left && (
        <>
          {' '}
          {left.isUrgent ? (
            <Tag tone="warning">{left.text}</Tag>
          ) : (
            <span className="kfp-subdued">{left.text}</span>
          )}
        </>
      )}
    </p>
  );
}
