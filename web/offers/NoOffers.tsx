import { texts } from '#texts/offers.ts';
import { PATHS } from '../../domain/paths.ts';
import { Link } from '../platform/router/Link.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Text } from '../ui/Text.tsx';

/** Renders the text for a customer without offers, with a link to the purchase page if there is one. */
export function NoOffers({ canBuy }: { canBuy: boolean }) {
  return (
    <>
      <Text className="kfp-section__lead">{texts.empty.lead}</Text>
      {canBuy && (
        <ButtonLink as={Link} to={PATHS.purchaseEntries} variant="primary" className="kfp-offers__purchase">
          {texts.empty.action}
        </ButtonLink>
      )}
    </>
  );
}
