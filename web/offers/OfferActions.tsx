import { texts } from '#texts/offers.ts';
import { sourceLanguage } from '#texts/source-language.ts';
import { texts as general } from '#texts/ui.ts';
import type { OfferInOre } from '../../contract/in-ore.ts';
import { OPEN_PARAMETER } from '../../domain/acts.ts';
import { trackClick } from '../analytics/track.ts';
import { OpenForm } from '../platform/acts/OpenForm.tsx';
import { takeOver } from '../platform/acts/take-over.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Message } from '../ui/Message.tsx';
import { useFocusWhen } from '../ui/use-focus-when.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { removalName } from './offer-list.ts';

type Props = {
  offer: OfferInOre;
  /** the address of 'Vis tilbudet' */
  href: string;
  /** whether 'Vis tilbudet' is the only filled button of the view (ADR-032) */
  isMain: boolean;
  /** whether 'Fjern tilbud' takes the focus when rendered, which it does after 'Nei, behold tilbudet' */
  takesFocus: boolean;
  /** whether the question about removing the offer could not be loaded because the browser is offline */
  isOffline: boolean;
  onRemove: () => void;
};

/** Renders the buttons to accept or remove an offer (spec: overview §4.2). */
export function OfferActions({ offer, href, isMain, takesFocus, isOffline, onRemove }: Props) {
  const { productType: product } = offer;
  const opens = removalName(offer);
  const removeButton = useFocusWhen<HTMLButtonElement>(takesFocus);
  return (
    <div className="kfp-offer__actions">
      <ButtonLink
        href={href}
        variant={isMain ? 'primary' : 'secondary'}
        onClick={() => trackClick({ name: 'Vis tilbudet', id: 'tilbud', product })}
      >
        {texts.show}
        <SpokenOffer offer={offer} />
      </ButtonLink>
      <OpenForm at={opens}>
        <Button
          ref={removeButton}
          type="submit"
          name={OPEN_PARAMETER}
          value={opens}
          variant="tertiary"
          className="kfp-offer__remove"
          onClick={takeOver(() => {
            trackClick({ type: 'button', name: 'Fjern tilbud', id: 'tilbud', product });
            onRemove();
          })}
        >
          {texts.remove}
          <SpokenOffer offer={offer} />
        </Button>
      </OpenForm>
      {isOffline && <Message tone="error">{general.notSavedOffline}</Message>}
    </div>
  );
}

/** Renders an offer's name for screen readers, so that the buttons of different offers have different names. */
function SpokenOffer({ offer: { name, description } }: { offer: OfferInOre }) {
  return (
    <VisuallyHidden>
      {': '}
      <span {...sourceLanguage}>{description ? `${name}, ${description}` : name}</span>
    </VisuallyHidden>
  );
}
