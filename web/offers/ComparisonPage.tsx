import './comparison.scss';
import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/comparison.ts';
import { detailedAgreementInOre, offerInOre } from '../../contract/in-ore.ts';
import type { OfferComparison } from '../../contract/offers.ts';
import { addressOf, PATHS } from '../../domain/paths.ts';
import { hasFailed, hasProblem, isLoading } from '../platform/api/answers.ts';
import type { PageProps } from '../platform/page.ts';
import { useSearch } from '../platform/router/router.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { Heading } from '../ui/Heading.tsx';
import { ListProblem } from '../ui/ListProblem.tsx';
import { Loading } from '../ui/Loading.tsx';
import { PageFrame } from '../ui/PageFrame.tsx';
import { Text } from '../ui/Text.tsx';
import { Comparison, comparisonTitle } from './Comparison.tsx';
import { comparedOffer, comparisonQuery } from './comparison-queries.ts';
import type { OfferKey } from './offer-list.ts';

export const title = texts.title;

/** Renders the offers on one object next to what the customer has, followed by `feedback` (spec: beyond §9). */
export function ComparisonPage({ feedback }: PageProps) {
  const offer = comparedOffer(useSearch());
  return (
    <PageFrame back={<BackLink href={addressOf(PATHS.offers)}>{texts.back}</BackLink>} feedback={feedback}>
      {offer ? (
        <ComparisonOf offer={offer} />
      ) : (
        <>
          <Heading level={1}>{texts.title}</Heading>
          <Gone />
        </>
      )}
    </PageFrame>
  );
}

function ComparisonOf({ offer }: { offer: OfferKey }) {
  const answer = useQuery({ ...comparisonQuery(offer), select: inOre });
  const { data } = answer;
  const tone = hasFailed(answer) ? 'error' : 'warning';
  const text = hasFailed(answer) ? texts.failed : texts.incomplete;
  const problem = hasProblem(answer) ? ({ tone, text, names: [texts.missing] } as const) : null;
  return (
    <>
      <Heading level={1}>{comparisonTitle(data?.offers.length)}</Heading>
      {isLoading(answer) && <Loading text={texts.loading} />}
      <ListProblem problem={problem} answers={[answer]} />
      {data && data.offers.length > 0 && <Comparison {...data} />}
      {data && data.offers.length === 0 && !problem && <Gone />}
    </>
  );
}

function Gone() {
  return <Text className="kfp-space-8">{texts.gone}</Text>;
}

function inOre({ avtale, tilbud, systemSourceError }: OfferComparison) {
  return {
    agreement: avtale ? detailedAgreementInOre(avtale) : null,
    offers: tilbud.map(offerInOre),
    systemSourceError,
  };
}
