import { type ReactNode, useId, useRef, useState } from 'react';
import type { OfferInOre } from '../../contract/in-ore.ts';
import { useActMessage, useOpenForm } from '../platform/acts/act-message.ts';
import { lazyComponent } from '../platform/lazy.tsx';
import { isOnline } from '../platform/online.ts';
import { classNames } from '../ui/class-names.ts';
import { OfferActions } from './OfferActions.tsx';
import { OfferContent } from './OfferContent.tsx';
import { removalName } from './offer-list.ts';

/** The lazy question whether to remove an offer. Its code loads after the page, which does not need it at first. */
export const LazyOfferRemoval = lazyComponent(
  'web/offers/OfferRemoval.tsx',
  async () => (await import('./OfferRemoval.tsx')).OfferRemoval,
);

type Props = {
  offer: OfferInOre;
  /** the address of 'Vis tilbudet' */
  href: string;
  /** what is shown below the price */
  notes: ReactNode;
  isMain: boolean;
  level: 2 | 3;
  /** called when the offer has left the list, with the number left (null: unknown) and the card's height in px */
  onGone: (left: number | null, height: number) => void;
};

/** Renders an offer with its buttons, or with the question whether to remove it (spec: overview §4.2). */
export function OfferCard({ offer, href, notes, isMain, level, onGone }: Props) {
  const card = useRef<HTMLLIElement>(null);
  const height = useRef(0);
  const id = useId();
  const name = removalName(offer);
  const openedMode = useActMessage()?.act === 'fjern-tilbud' ? 'failed' : 'confirming';
  /** failed: the server answered the form without scripts */
  const [mode, setMode] = useState<'normal' | 'offline' | 'confirming' | 'failed' | 'kept'>(
    useOpenForm() === name ? openedMode : 'normal',
  );
  /** Shows the question, or an error while offline. If the code can't be loaded online, the page handles the error. */
  const ask = async () => {
    const canAsk = await LazyOfferRemoval.preload().then(() => true, isOnline);
    setMode(canAsk ? 'confirming' : 'offline');
  };
  const leave = () => {
    if (!card.current) return;
    height.current = card.current.offsetHeight;
    handFocusOn(card.current);
  };
  const isAsking = mode === 'confirming' || mode === 'failed';
  const { description, expirationDate } = offer;
  const priceAndTime = classNames(`${id}-price`, expirationDate && `${id}-validity`);

  return (
    <li ref={card} id={name}>
      <OfferContent offer={offer} id={id} level={level} isAsking={isAsking}>
        {notes}
        {isAsking ? (
          <LazyOfferRemoval
            offer={offer}
            describedBy={classNames(description && `${id}-description`, priceAndTime)}
            level={level === 2 ? 3 : 4}
            hasFailed={mode === 'failed'}
            onKeep={() => setMode('kept')}
            onLeaving={leave}
            onGone={(left) => onGone(left, height.current)}
          />
        ) : (
          <OfferActions
            offer={offer}
            href={href}
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

/**
 * Moves the focus of a removed card to the next card, to the previous one, or to the page's title. Does not
 * scroll, because the notice replaces the card.
 */
function handFocusOn(card: HTMLElement): void {
  if (!card.contains(document.activeElement)) return;
  const names = Array.from(card.parentElement?.querySelectorAll<HTMLElement>('.kfp-offer__name') ?? []);
  const index = names.findIndex((name) => card.contains(name));
  (names[index + 1] ?? names[index - 1] ?? document.querySelector('h1'))?.focus({ preventScroll: true });
}
