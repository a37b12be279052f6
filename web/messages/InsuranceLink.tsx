import type { Agreement } from '../../contract/agreements.ts';
import { detailTarget } from '../agreements/detail-target.ts';
import { useAgreements } from '../agreements/use-agreements.ts';
import { useBoot } from '../platform/boot.tsx';
import { texts } from './texts.ts';

type Props = Pick<Agreement, 'systemSource' | 'policyNumber'>;

/** A link to the customer's insurance by its name; its number alone where it is not known, or not theirs any more. */
export function InsuranceLink({ systemSource, policyNumber }: Props) {
  const { detailSiteUrl } = useBoot().distributor;
  const { state } = useAgreements();
  const agreements = state.status === 'ready' ? state.list.avtaler : [];
  const ofNumber = agreements.filter((each) => each.policyNumber === policyNumber);
  const agreement = ofNumber.find((each) => each.systemSource === systemSource) ?? ofNumber[0];
  if (!agreement) return texts.message.agreement(policyNumber);
  const { name, description } = agreement;
  return (
    <a className="kfp-link" href={detailTarget(agreement, detailSiteUrl)}>
      {description ? `${name}, ${description}` : name}
    </a>
  );
}
