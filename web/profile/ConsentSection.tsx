import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { texts } from '#texts/profile.ts';
import type { Customer } from '../../contract/profile.ts';
import { isLoading } from '../platform/api/answers.ts';
import { failureOf, ListProblem } from '../ui/ListProblem.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Section } from '../ui/Section.tsx';
import { ConsentCard } from './ConsentCard.tsx';
import { consentTextsQuery } from './queries.ts';
import { consentKey, isApproved, useConsentChange } from './use-consent-change.ts';

const t = texts.consent;

/** Renders the consents of customers who are not the bank's (spec: shell §2.5, shell §4.7). */
export function ConsentSection({ customer }: { customer: Customer }) {
  const headingId = useId();
  const answer = useQuery(consentTextsQuery);
  const { data } = answer;
  const { save, isPending, error, variables } = useConsentChange();
  return (
    <Section className="kfp-section" titleId={headingId} title={t.heading}>
      <div className="kfp-consents">
        {data?.samtykketekster.map((text) => {
          const key = consentKey(text.samtykke);
          const isCurrent = key !== undefined && variables?.key === key;
          return (
            <ConsentCard
              key={text.samtykke}
              text={text}
              choice={
                isCurrent && isPending ? variables.approved : key && isApproved(customer.samtykker, key)
              }
              change={key?.change}
              disabled={isPending}
              saving={isCurrent && isPending}
              error={isCurrent ? error : null}
              onChoose={key && ((approved) => void save({ key, approved, version: text.versjon }))}
            />
          );
        })}
        {isLoading(answer) && <Loading text={t.loading} />}
        <ListProblem problem={data ? null : failureOf(answer, t.unavailable)} answers={[answer]} />
      </div>
    </Section>
  );
}
