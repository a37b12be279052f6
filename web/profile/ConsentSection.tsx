import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { texts } from '#texts/profile.ts';
import type { Customer } from '../../contract/customer.ts';
import { Heading } from '../ui/Heading.tsx';
import { Loading } from '../ui/Loading.tsx';
import { RetryMessage } from '../ui/RetryMessage.tsx';
import { ConsentCard } from './ConsentCard.tsx';
import { consentKey } from './consent-key.ts';
import { consentTextsQuery } from './queries.ts';
import { isApproved, useConsentChange } from './use-consent-change.ts';

const t = texts.consent;

export type ConsentSectionProps = { customer: Customer | undefined };

/** Renders the consents of customers who are not the bank's (spec: shell §2.5, shell §4.7). */
export function ConsentSection({ customer }: ConsentSectionProps) {
  const headingId = useId();
  const { data, isError, isFetching, refetch } = useQuery(consentTextsQuery);
  const { save, isPending, error, variables } = useConsentChange();
  return (
    <section className="kfp-section" aria-labelledby={headingId}>
      <Heading level={2} id={headingId}>
        {t.heading}
      </Heading>
      <div className="kfp-consents">
        {data?.samtykketekster.map((text) => {
          const key = consentKey(text.samtykke);
          const isCurrent = key !== undefined && variables?.key === key;
          return (
            <ConsentCard
              key={text.samtykke}
              text={text}
              choice={
                isCurrent && isPending
                  ? variables.approved
                  : key && customer && isApproved(customer.samtykker, key)
              }
              change={key?.change}
              disabled={!customer || isPending}
              saving={isCurrent && isPending}
              error={isCurrent ? error : null}
              onChoose={key && ((approved) => void save({ key, approved, version: text.versjon }))}
            />
          );
        })}
        {!data && !isError && <Loading text={t.loading} />}
        {!data && isError && (
          <RetryMessage tone="error" busy={isFetching} onRetry={() => void refetch()}>
            {t.unavailable}
          </RetryMessage>
        )}
      </div>
    </section>
  );
}
