import { texts } from '#texts/agreement-details.ts';
import type { DetailedCustomerAgreementInOre } from '../../contract/in-ore.ts';
import { shownPrice } from '../../domain/agreement-cost.ts';
import { insurerOf } from '../../domain/insurer.ts';
import { isContinuing, isHeld, renewalDayOf } from '../../domain/standing.ts';
import { useBoot } from '../platform/boot.tsx';
import { formatDate } from '../platform/format.ts';
import { Amount } from '../ui/Amount.tsx';
import { FactList } from '../ui/FactList.tsx';

type Props = {
  agreement: DetailedCustomerAgreementInOre;
  /** whether the details are still loading; their facts then keep their places */
  isLoading: boolean;
};

const PLACE = <span className="kfp-skeleton kfp-skeleton--price" />;

/** Renders the facts that customers look for first: price, deductible, renewal date, policy number and insurer. */
export function KeyFacts({ agreement, isLoading }: Props) {
  const { distributor, today } = useBoot();
  const { details } = agreement;
  const price = shownPrice(agreement);
  const deductible = details?.deductibleOre ?? null;
  const renewal = renewalDayOf(agreement, details ?? {}, today);
  return (
    <FactList
      className="kfp-facts--key"
      facts={[
        price && {
          name: isHeld(agreement) ? texts.price : texts.formerPrice,
          value: <Amount ore={price.ore} unit={price.unit} />,
        },
        deductible === null && !isLoading
          ? null
          : {
              name: texts.deductible,
              value: deductible === null ? PLACE : <Amount ore={deductible} unit="kr" />,
            },
        renewal || (isLoading && isContinuing(agreement))
          ? { name: texts.renewal, value: renewal ? formatDate(renewal) : PLACE }
          : null,
        { name: texts.policyNumber, value: agreement.policyNumber },
        { name: texts.insurer, value: insurerOf(agreement, distributor) },
      ]}
    />
  );
}
