import { useId, useRef } from 'react';
import type { OfferInOre } from '../../contract/in-ore.ts';
import { trackClick } from '../analytics/track.ts';
import { OutcomeUnknown } from '../platform/api/save.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Message } from '../ui/Message.tsx';
import { useEscape } from '../ui/use-escape.ts';
import { useFocusWhen } from '../ui/use-focus-when.ts';
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
  const heading = useFocusWhen<HTMLHeadingElement>(true);
  const consequenceId = useId();
  useEscape(question, () => {
    if (!isPending) onKeep();
  });

  const pressed = (text: string, then: () => void) => () => {
    trackClick({ type: 'button', name: text, product: productType });
    then();
  };
  const confirmText = error === null ? removal.yes : removal.again;

  return (
    <Card ref={question} className="kfp-offer-removal">
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
        <Button
          variant="primary"
          busy={isPending}
          waiting={removal.inProgress}
          onClick={pressed(confirmText, onConfirm)}
        >
          {confirmText}
        </Button>
        <Button
          variant="secondary"
          className="kfp-offer-removal__keep"
          busy={isPending}
          waits={false}
          aria-describedby={consequenceId}
          onClick={pressed(removal.no, onKeep)}
        >
          {removal.no}
        </Button>
      </div>
    </Card>
  );
}
