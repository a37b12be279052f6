import { Button } from '@fremtind/jokul/button';
import { useEffect, useId, useRef } from 'react';
import type { OfferInOre } from '../../contract/in-ore.ts';
import { trackClick } from '../analytics/track.ts';
import { OutcomeUnknown } from '../platform/api/save.ts';
import { BusyButton } from '../ui/BusyButton.tsx';
import { Message } from '../ui/Message.tsx';
import { useEscape } from '../ui/use-escape.ts';
import { lowerFirst } from './lower-first.ts';
import { texts } from './texts.ts';

type Props = {
  offer: OfferInOre;
  isPending: boolean;
  /** why the last deletion failed; null: it did not */
  error: unknown;
  onConfirm: () => void;
  onKeep: () => void;
};

/** The question whether to remove an offer; while it is being deleted the buttons keep the focus and do nothing more. */
export function OfferRemoval({ offer, isPending, error, onConfirm, onKeep }: Props) {
  const { name, description, productType } = offer;
  const { removal } = texts;
  const question = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const consequenceId = useId();
  useEffect(() => heading.current?.focus(), []);
  useEscape(question, () => {
    if (!isPending) onKeep();
  });

  const pressed = (text: string, then: () => void) => () => {
    if (isPending) return;
    trackClick({ type: 'button', name: text, product: productType });
    then();
  };
  const confirmText = error === null ? removal.yes : removal.again;

  return (
    <div ref={question} className="jkl-card jkl-card--high kfp-offer-removal">
      <h2 className="kfp-offer__name" ref={heading} tabIndex={-1}>
        {removal.question(lowerFirst(name))}
      </h2>
      <p id={consequenceId}>
        {description && `${description}. `}
        {isPending ? removal.noWayBack : removal.consequence}
      </p>
      {error !== null && (
        <Message tone="error">
          {removal.failed}
          {error instanceof OutcomeUnknown && ` ${removal.outcomeUnknown}`}
        </Message>
      )}
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
          aria-describedby={consequenceId}
          onClick={pressed(removal.no, onKeep)}
        >
          {removal.no}
        </Button>
      </div>
    </div>
  );
}
