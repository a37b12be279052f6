import { useRef, useState } from 'react';
import type { OfferInOre } from '../../contract/in-ore.ts';
import { OfferContent } from './OfferContent.tsx';
import { OfferRemoval } from './OfferRemoval.tsx';
import { useOfferRemoval } from './use-offer-removal.ts';

type Props = {
  offer: OfferInOre;
  /** where 'Vis tilbudet' leads */
  href: string;
  /** called when the offer has left the list, with how many the customer is shown now */
  onGone: (left: number) => void;
};

/** One offer, or the question whether to remove it, at the same place (spec: overview §4.2). */
export function OfferCard({ offer, href, onGone }: Props) {
  const card = useRef<HTMLLIElement>(null);
  const [mode, setMode] = useState<'normal' | 'confirming' | 'kept'>('normal');
  const { save, reset, isPending, error } = useOfferRemoval(offer, {
    onLeaving: () => card.current && handFocusOn(card.current),
    onGone,
  });
  const keep = () => {
    reset();
    setMode('kept');
  };

  return (
    <li ref={card}>
      {mode === 'confirming' ? (
        <OfferRemoval
          offer={offer}
          isPending={isPending}
          error={error}
          onConfirm={() => void save()}
          onKeep={keep}
        />
      ) : (
        <OfferContent
          offer={offer}
          href={href}
          takesFocus={mode === 'kept'}
          onRemove={() => setMode('confirming')}
        />
      )}
    </li>
  );
}

/** The focus of a card that goes away moves to the next one, else to the one before, else to the page's title. */
function handFocusOn(card: HTMLElement): void {
  if (!card.contains(document.activeElement)) return;
  const sibling = card.nextElementSibling ?? card.previousElementSibling;
  const heading = sibling?.querySelector<HTMLElement>('h2') ?? document.querySelector('h1');
  heading?.focus();
}
