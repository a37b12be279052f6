import { useId, useRef, useState } from 'react';
import type { OfferInOre, PresentPriceInOre } from '../../contract/in-ore.ts';
import { isOnline } from '../platform/online.ts';
import { classNames } from '../ui/class-names.ts';
import { LazyOfferRemoval } from './LazyOfferRemoval.ts';
import { OfferActions } from './OfferActions.tsx';
import { OfferContent } from './OfferContent.tsx';

type Props = {
  offer: OfferInOre;
  /** where 'Vis tilbudet' leads */
  href: string;
  presentPrice: PresentPriceInOre | undefined;
  isMain: boolean;
  /** the heading's place in the page's outline */
  level: 2 | 3;
  /** called when the offer has left the list, with how many the customer is shown now */
  onGone: (left: number) => void;
};

/** One offer, with what can be done, or the question whether to remove it, at the same place (spec: overview §4.2). */
export function OfferCard({ offer, href, presentPrice, isMain, level, onGone }: Props) {
  const card = useRef<HTMLLIElement>(null);
  const id = useId();
  const [mode, setMode] = useState<'normal' | 'offline' | 'confirming' | 'kept'>('normal');
  /** Without a network the card stays as it is; with one, code that can't be had is the page's to load anew. */
  const ask = async () => {
    const canAsk = await LazyOfferRemoval.preload().then(() => true, isOnline);
    setMode(canAsk ? 'confirming' : 'offline');
  };
  const isAsking = mode === 'confirming';
  const { description, expirationDate } = offer;
  const describedBy = classNames(`${id}-name`, description && `${id}-description`);
  const priceAndTime = classNames(`${id}-price`, expirationDate && `${id}-validity`);

  return (
    <li ref={card}>
      <OfferContent offer={offer} presentPrice={presentPrice} id={id} level={level} isAsking={isAsking}>
        {isAsking ? (
          <LazyOfferRemoval
            offer={offer}
            describedBy={classNames(description && `${id}-description`, priceAndTime)}
            level={level === 2 ? 3 : 4}
            onKeep={() => setMode('kept')}
            onLeaving={() => card.current && handFocusOn(card.current)}
            onGone={onGone}
          />
        ) : (
          <OfferActions
            offer={offer}
            href={href}
            describedBy={describedBy}
            isMain={isMain}
            takesFocus={mode === 'kept'}
            isOffline={mode === 'offline'}
            onRemove={() => void ask()}
          />
        )}
      </OfferContent>
    </li>
  );
}

/** The focus of a card that goes away moves to the next one, else to the one before, else to the page's title. */
function handFocusOn(card: HTMLElement): void {
  if (!card.contains(document.activeElement)) return;
  const [next, before] = [card.nextElementSibling, card.previousElementSibling].map((sibling) =>
    sibling?.querySelector<HTMLElement>('.kfp-offer__name'),
  );
  (next ?? before ?? document.querySelector('h1'))?.focus();
}
