import { Button } from '@fremtind/jokul/button';
import { useEffect, useRef } from 'react';
import type { Offer } from '../../contract/offers.ts';
import { BusyButton } from '../theme/BusyButton.tsx';
import { Message } from '../theme/Message.tsx';
import { lowerFirst } from './lower-first.ts';
import { texts } from './texts.ts';
import { trackClick } from './track-click.ts';

type Props = {
  offer: Offer;
  isPending: boolean;
  hasFailed: boolean;
  onConfirm: () => void;
  onKeep: () => void;
};

/** The question whether to remove an offer; while it is being deleted the buttons keep the focus and do nothing more. */
export function OfferRemoval({ offer, isPending, hasFailed, onConfirm, onKeep }: Props) {
  const { name, description, productType } = offer;
  const { removal } = texts;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const pressed = (text: string, then: () => void) => () => {
    if (isPending) return;
    trackClick('button', text, productType);
    then();
  };
  const confirmText = hasFailed ? removal.again : removal.yes;

  return (
    <div className="jkl-card jkl-card--high kfp-offer-removal">
      <h2 className="kfp-offer__name" ref={heading} tabIndex={-1}>
        {removal.question(lowerFirst(name))}
      </h2>
      <p>
        {description && `${description}. `}
        {removal.consequence}
      </p>
      {hasFailed && <Message tone="error">{removal.failed}</Message>}
      <div className="kfp-offer__actions">
        <BusyButton
          variant="primary"
          busy={isPending}
          waiting={removal.inProgress}
          onClick={pressed(confirmText, onConfirm)}
        >
          {confirmText}
        </BusyButton>
        <Button
          type="button"
          variant="secondary"
          aria-disabled={isPending}
          onClick={pressed(removal.no, onKeep)}
        >
          {removal.no}
        </Button>
      </div>
    </div>
  );
}
