import { useEffect, useId, useRef } from 'react';
import { texts } from '#texts/offers.ts';
import { sourceLanguage } from '#texts/source-language.ts';
import { texts as general } from '#texts/ui.ts';
import type { OfferInOre } from '../../contract/in-ore.ts';
import { trackClick } from '../analytics/track.ts';
import { ActForm } from '../platform/acts/ActForm.tsx';
import { OpenForm } from '../platform/acts/OpenForm.tsx';
import { takeOver } from '../platform/acts/take-over.ts';
import { refusalText } from '../platform/api/refusal-text.ts';
import { OutcomeUnknown } from '../platform/api/save.ts';
import { OfflineError } from '../platform/online.ts';
import { Button } from '../ui/Button.tsx';
import { Message } from '../ui/Message.tsx';
import { useEscape } from '../ui/use-escape.ts';
import { useFocusWhen } from '../ui/use-focus-when.ts';
import { lowerFirst } from './removed-text.ts';
import { type RemovalEvents, useOfferRemoval } from './use-offer-removal.ts';

type Props = RemovalEvents & {
  offer: OfferInOre;
  /** the ids of the elements that identify the offer, except its name */
  describedBy: string;
  level: 3 | 4;
  /** whether the server could not remove the offer before the page was rendered */
  hasFailed: boolean;
  onKeep: () => void;
};

/**
 * Renders the question whether to remove an offer. Both answers look alike, since neither is the main purpose
 * of the page (ADR-032). While the offer is being deleted, the buttons keep the focus and ignore clicks.
 */
export function OfferRemoval(props: Props) {
  const { offer, describedBy, level, hasFailed, onKeep, onLeaving, onGone } = props;
  const { removal } = texts;
  const { save, isPending, error } = useOfferRemoval(offer, { onLeaving, onGone });
  const consequenceId = useId();
  const question = useRef<HTMLDivElement>(null);
  const heading = useFocusWhen<HTMLHeadingElement>(true);
  // The error message pushes the focused button down.
  useEffect(() => {
    if (error !== null) question.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  useEscape(question, () => {
    if (!isPending) onKeep();
  });

  const pressed = (name: string, then: () => void) =>
    takeOver(() => {
      trackClick({ type: 'button', name, id: 'tilbud-fjerning', product: offer.productType });
      then();
    });
  const isRetry = hasFailed || error !== null;
  const refusal = refusalText(error);
  const Heading = `h${level}` as const;
  const [before, after] = removal.question('|').split('|');

  return (
    <div ref={question} className="kfp-offer-removal">
      <Heading
        className="kfp-offer-removal__question"
        ref={heading}
        tabIndex={-1}
        aria-describedby={describedBy}
      >
        {before}
        <span {...sourceLanguage}>{lowerFirst(offer.name)}</span>
        {after}
      </Heading>
      <p id={consequenceId} role="status">
        {isPending ? removal.noWayBack : removal.consequence}
      </p>
      {isRetry && (
        <Message tone="error">
          {removal.failed}
          {error instanceof OutcomeUnknown && ` ${removal.outcomeUnknown}`}
          {error instanceof OfflineError && ` ${general.notSavedOffline}`}
          {refusal !== null && ` ${refusal}`}
        </Message>
      )}
      <div className="kfp-offer__actions">
        <ActForm
          act="fjern-tilbud"
          className="kfp-act"
          onSubmit={pressed(isRetry ? 'Prøv igjen' : 'Ja, fjern tilbudet', () => void save())}
        >
          <input type="hidden" name="systemSource" value={offer.systemSource} />
          <input type="hidden" name="avtaleNummer" value={offer.policyNumber} />
          <Button type="submit" variant="secondary" busy={isPending} waiting={removal.inProgress}>
            {isRetry ? general.tryAgain : removal.yes}
          </Button>
        </ActForm>
        <OpenForm>
          <Button
            type="submit"
            variant="secondary"
            className="kfp-offer-removal__keep"
            busy={isPending}
            waits={false}
            aria-describedby={consequenceId}
            onClick={pressed('Nei, behold tilbudet', onKeep)}
          >
            {removal.no}
          </Button>
        </OpenForm>
      </div>
    </div>
  );
}
