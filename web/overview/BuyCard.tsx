import { texts } from '#texts/overview-buy.ts';
import { PATHS } from '../../domain/paths.ts';
import { trackClick } from '../analytics/track.ts';
import { Link } from '../platform/router/Link.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Heading } from '../ui/Heading.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';

/** Renders the link to the purchase page, filled or not (spec: overview §2.1, overview §9). */
export function BuyCard({ filled }: { filled: boolean }) {
  return (
    <div className="kfp-buy-card">
      <Heading level={2} size={4}>
        {texts.heading}
      </Heading>
      <p>
        {texts.discount}
        <Tooltip
          label={texts.aboutDiscount}
          onOpen={() => trackClick({ type: 'button', name: 'Mer om rabatten', id: 'kjop-kort' })}
        >
          {texts.explanation}
        </Tooltip>
      </p>
      <ButtonLink
        as={Link}
        variant={filled ? 'primary' : 'secondary'}
        to={PATHS.purchaseEntries}
        onClick={() => trackClick({ name: 'Kjøp forsikring', id: 'kjop-kort' })}
      >
        {texts.action}
      </ButtonLink>
    </div>
  );
}
