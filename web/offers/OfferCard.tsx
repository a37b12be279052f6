import { useId, useRef, useState } from 'react';
import type { OfferInOre, PresentPriceInOre } from '../../contract/in-ore.ts';
import { useOpenForm } from '../platform/acts/act-message.ts';
import { isOnline } from '../platform/online.ts';
import { classNames } from '../ui/class-names.ts';
import { LazyOfferRemoval } from './LazyOfferRemoval.ts';
import { OfferActions } from './OfferActions.tsx';
import { OfferContent } from './OfferContent.tsx';
import { removalName } from './removal-name.ts';

type Props = {
  offer: OfferInOre;
  /** the address of 'Vis tilbudet' */
  href: string;
  presentPrice: PresentPriceInOre | undefined;
  hasAlternatives: boolean;
  isMain: boolean;
  /** the level of the heading */
  level: 2 | 3;
  /** called when the offer has left the list, with the number of offers that are now shown */
  onGone: (left: number) => void;
};

/** Renders an offer with its buttons, or with the question whether to remove it (spec: overview §4.2). */
export function OfferCard({ offer, href, presentPrice, hasAlternatives, isMain, level, onGone }: Props) {
  const card = useRef<HTMLLIElement>(null);
  const id = useId();
  const name = removalName(offer);
  const [mode, setMode] = useState<'normal' | 'offline' | 'confirming' | 'kept'>(
    useOpenForm() === name ? 'confirming' : 'normal',
  );
  /**
   * Shows the question, or an error while offline. If the code can't be loaded online, the page handles the
   * error.
   */
  const ask = async () => {
    const canAsk = await LazyOfferRemoval.preload().then(() => true, isOnline);
    setMode(canAsk ? 'confirming' : 'offline');
  };
  const isAsking = mode === 'confirming';
  const { description, expirationDate } = offer;
  const describedBy = classNames(`${id}-name`, description && `${id}-description`);
  const priceAndTime = classNames(`${id}-price`, expirationDate && `${id}-validity`);

  return (
    <li ref={card} id={name}>
      <OfferContent
        offer={offer}
        presentPrice={presentPrice}
        hasAlternatives={hasAlternatives}
        id={id}
        level={level}
        isAsking={isAsking}
      >
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

/** Moves the focus of a removed card to the next card, to the previous one, or to the page's title. */
function handFocusOn(card: HTMLElement): void {
  if (!card.contains(document.activeElement)) return;
  const [next, before] = [card.nextElementSibling, card.previousElementSibling].map((sibling) =>
    sibling?.querySelector<HTMLElement>('.kfp-offer__name'),
  );
  (next ?? before ?? document.querySelector('h1'))?.focus();
}
