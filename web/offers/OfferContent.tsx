import type { ReactNode } from 'react';
import { texts } from '#texts/offers.ts';
import { sourceLanguage } from '#texts/source-language.ts';
import type { OfferInOre } from '../../contract/in-ore.ts';
import { daysBetween } from '../../domain/days.ts';
import type { Prices } from '../../domain/money.ts';
import { offerTotals } from '../../domain/offer-total.ts';
import { useBoot } from '../platform/boot.tsx';
import { formatDate } from '../platform/format.ts';
import { Card } from '../ui/Card.tsx';
import { classNames } from '../ui/class-names.ts';
import { Heading } from '../ui/Heading.tsx';
import { productIcon } from '../ui/product-icon.ts';
import { readable } from '../ui/readable.tsx';
import { Tag } from '../ui/Tag.tsx';
import { Tile } from '../ui/Tile.tsx';
import { offerTypeName } from './offer-list.ts';
import { priceText, totalText } from './total-text.ts';

const MAIN = 'kfp-amount kfp-offer__main-price';
const SECOND = 'kfp-amount kfp-subdued';

type Props = {
  offer: OfferInOre;
  /** the prefix of the ids of the elements that identify the offer */
  id: string;
  level: 2 | 3;
  isAsking: boolean;
  /** the notes, then the buttons or the question */
  children: ReactNode;
};

/** Renders an offer's name, price and validity, followed by `children` (spec: overview §4.2). */
export function OfferContent({ offer, id, level, isAsking, children }: Props) {
  const { name, description, expirationDate } = offer;
  return (
    <Card className={classNames('kfp-offer', isAsking && 'kfp-offer--asking')}>
      <Tile icon={productIcon(offer)} />
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
      {expirationDate && <OfferValidity expirationDate={expirationDate} id={`${id}-validity`} />}
      <OfferPrice offer={offer} id={`${id}-price`} />
      <OfferPackage offer={offer} />
      {children}
    </Card>
  );
}

function OfferPrice({ offer, id }: { offer: OfferInOre; id: string }) {
  const { monthly, yearly } = offerTotals(offer);
  return (
    <div className="kfp-offer__price" id={id}>
      {monthly && <p className={MAIN}>{readable(totalText(monthly, 'kr/md'))}</p>}
      {yearly && <p className={monthly ? SECOND : MAIN}>{readable(totalText(yearly, 'kr/år'))}</p>}
      {!monthly && !yearly && <p className="kfp-subdued">{texts.withoutPrice}</p>}
    </div>
  );
}

function OfferValidity({ expirationDate, id }: { expirationDate: string; id: string }) {
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

/** The time left is shown from this many days before an offer expires. */
const SOON_DAYS = 30;
/** The time left is marked as urgent from this many days before an offer expires. */
const URGENT_DAYS = 3;

/**
 * Returns the time left to accept an offer as text, and whether it is urgent. Returns null if more than 30
 * days are left, or the offer has expired. Dates are like `2026-12-31`.
 */
export function timeLeft(expirationDate: string, today: string) {
  const days = daysBetween(today, expirationDate);
  if (days < 0 || days > SOON_DAYS) return null;
  return { text: texts.timeLeft(days), isUrgent: days <= URGENT_DAYS };
}

function OfferPackage({ offer }: { offer: OfferInOre }) {
  const parts = offer.packageOffers ?? [];
  if (parts.length === 0) return null;
  return (
    <table className="kfp-offer__package" aria-label={texts.package.label}>
      <tbody>
        {[{ ...offer, packageOffers: null }, ...parts].map((part, index) => (
          <tr key={String(index)}>
            <th scope="row">{readable(offerTypeName(part.productType))}</th>
            <td>{readable(partPriceText(part))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function partPriceText(part: Prices): string {
  if (offerTotals(part).monthly?.ore === 0) return texts.package.free;
  return priceText(part) ?? texts.package.withoutPrice;
}
