import { useId } from 'react';
import { texts } from '#texts/document-rows.ts';
import { sourceLanguage } from '#texts/source-language.ts';
import type { InsuranceDocument } from '../../contract/documents.ts';
import { NAMES } from '../agreements/queries.ts';
import { useAgreements } from '../agreements/use-agreements.ts';
import { useInsuranceLinks } from '../agreements/use-insurance-links.ts';
import { hasProblem } from '../platform/api/answers.ts';
import { Icon } from '../ui/Icon.tsx';
import { concerns, insuranceKey, insuranceReferences } from './filter-documents.ts';

type Props = {
  documents: readonly InsuranceDocument[];
  /** the key or the policy number of the insurance, or '' for all */
  chosen: string;
  onChoose: (insurance: string) => void;
};

/** Renders a choice of the insurances that have documents, by name, if it is known, and number. */
export function InsuranceChoice({ documents, chosen, onChoose }: Props) {
  const id = useId();
  const insuranceOf = useInsuranceLinks();
  const { answers } = useAgreements(NAMES);
  const references = insuranceReferences(documents);
  if (references.length < 2) return null;
  const named = references.map((each) => ({
    key: insuranceKey(each),
    number: each.avtalenummer,
    insurance: insuranceOf(each),
  }));
  const reference = references.find((each) => concerns(each, chosen));
  const isMissing = named.some(({ insurance }) => !insurance) && answers.some(hasProblem);
  return (
    <div className="kfp-documents__insurance">
      <label htmlFor={id}>{texts.search.insurance}</label>
      <select
        id={id}
        value={reference ? insuranceKey(reference) : ''}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">{texts.search.all}</option>
        {named.map(({ key, number, insurance }) => (
          <option key={key} value={key} {...(insurance && sourceLanguage)}>
            {insurance ? texts.insurance(insurance.label, number) : texts.agreement(number)}
          </option>
        ))}
      </select>
      <Icon name="expand" />
      {isMissing && <p className="kfp-subdued">{texts.namesMissing}</p>}
    </div>
  );
}
