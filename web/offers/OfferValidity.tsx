import { texts } from '#texts/offers.ts';
import { useBoot } from '../platform/boot.tsx';
import { formatDate } from '../platform/format.ts';
import { Tag } from '../ui/Tag.tsx';
import { timeLeft } from './time-left.ts';

/** Renders the last day of an offer, and the time left if it is short (spec: overview §4.2). */
export function OfferValidity({ expirationDate, id }: { expirationDate: string; id: string | undefined }) {
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
