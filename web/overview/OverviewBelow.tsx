import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { texts } from '#texts/overview-buy.ts';
import type { OfferListInOre } from '../../contract/in-ore.ts';
import { PATHS } from '../../domain/paths.ts';
import { heldProducts, isHeld } from '../../domain/standing.ts';
import { AgreementCosts } from '../agreements/AgreementCosts.tsx';
import { AgreementSection } from '../agreements/AgreementSection.tsx';
import { type AgreementsState, agreementsIn, isIncomplete } from '../agreements/agreements-state.ts';
import { trackClick } from '../analytics/track.ts';
import type { Result } from '../platform/api/answers.ts';
import { customerQuery } from '../platform/api/customer.ts';
import { Link } from '../platform/router/Link.tsx';
import { type CustomerProducts, RecommendationSection } from '../recommendations/RecommendationSection.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Heading } from '../ui/Heading.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';
import { Coming, comingRows } from './Coming.tsx';
import { HeroLandscape } from './HeroLandscape.tsx';
import { LoMember } from './LoMember.tsx';
import { MissingInsurance } from './MissingInsurance.tsx';
import { OfferBox } from './OfferBox.tsx';
import { PurchaseTiles } from './PurchaseTiles.tsx';
import { summaryQuery } from './queries.ts';

type Props = {
  agreements: AgreementsState;
  /** whether recommendations and purchase links are shown */
  sells: boolean;
  feedback: ReactNode;
};

/** Renders the sections below the insurances, in the specification's order (spec: overview §2.1). */
export function OverviewBelow({ agreements, sells, feedback }: Props) {
  const isLoMember = useQuery(customerQuery).data?.isLoMedlem === true;
  return (
    <>
      <MissingInsurance />
      {sells && (
        <RecommendationSection customerProducts={customerProducts(agreements)} isLoMember={isLoMember} />
      )}
      {isLoMember && <LoMember hasTwo={hasTwoContents(agreements)} />}
      {sells && <PurchaseTiles />}
      {feedback}
    </>
  );
}

/** The landscape, which is in the same script. */
export const OverviewLandscape = HeroLandscape;

type AgreementProps = {
  agreements: AgreementsState;
  offers: Result<OfferListInOre>;
  canBuy: boolean;
  /** whether the purchase link is the page's filled button */
  sellsFirst: boolean;
};

/** Renders the insurances, and what is at their side or below them (spec: overview §2.1). */
export function OverviewAgreements({ agreements, offers, canBuy, sellsFirst }: AgreementProps) {
  const rows = useQuery({ ...summaryQuery, select: comingRows }).data ?? 0;
  const side = {
    coming: <Coming agreements={agreementsIn(agreements)} />,
    rows,
    costs: <AgreementCosts agreements={agreements} />,
    offers: <OfferBox offers={offers} />,
    buying: canBuy && <BuyCard filled={sellsFirst} />,
  };
  return <AgreementSection state={agreements} side={side} />;
}

/** Returns the customer's product types, or 'unknown' if agreements may be missing (spec: overview §4.5). */
export function customerProducts(agreements: AgreementsState): CustomerProducts {
  if (agreements.status === 'failed') return 'unknown';
  if (agreements.status === 'loading' || agreements.alsoLoading) return 'loading';
  if (isIncomplete(agreements)) return 'unknown';
  return heldProducts(agreements.list.avtaler);
}

/** Returns whether the customer certainly has both a private contents insurance and the union's, neither ending. */
export function hasTwoContents(agreements: AgreementsState): boolean {
  if (agreements.status !== 'ready') return false;
  const kept = agreements.list.avtaler.filter((each) => isHeld(each) && each.standing !== 'ENDING');
  return ['INNBO', 'KOLLEKTIV_HJEM'].every((type) => kept.some(({ productType }) => productType === type));
}

function BuyCard({ filled }: { filled: boolean }) {
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
