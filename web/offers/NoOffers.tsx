import { texts } from '#texts/offers.ts';
import { PATHS } from '../../domain/paths.ts';
import { Link } from '../platform/router/Link.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Text } from '../ui/Text.tsx';

/** What a customer without offers reads, with the way to some where there is one. */
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
