import { sourceLanguage } from '#texts/source-language.ts';
import type { OfferInOre } from '../../contract/in-ore.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

/** Renders an offer's name for screen readers, so that the buttons of different offers have different names. */
export function SpokenOffer({ offer: { name, description } }: { offer: OfferInOre }) {
  return (
    <VisuallyHidden>
      {': '}
      <span {...sourceLanguage}>{description ? `${name}, ${description}` : name}</span>
    </VisuallyHidden>
  );
}
