import { Button } from '@fremtind/jokul/button';
import { Link } from 'react-router';
import { PATHS } from '../../domain/paths.ts';
import { texts } from './texts.ts';

/** What a customer without offers reads, with the way to some where there is one. */
export function NoOffers({ canBuy }: { canBuy: boolean }) {
  return (
    <>
      <p className="jkl-body kfp-offers__lead">{texts.empty.lead}</p>
      {canBuy && (
        <Button as={Link} to={PATHS.purchaseEntries} variant="primary" className="kfp-offers__purchase">
          {texts.empty.action}
        </Button>
      )}
    </>
  );
}
