import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AgreementQuery } from '../../contract/agreements.ts';
import { hasPartnerIntegration } from '../../domain/systems.ts';
import { hasFailed } from '../platform/api/answers.ts';
import { customerQuery } from '../platform/api/customer.ts';
import { useBoot } from '../platform/boot.tsx';
import { combineAnswers } from './combine-answers.ts';
import { agreementLists } from './queries.ts';

/**
 * Returns the agreements of all systems, or those that are wanted, the same state as long as the same answers are there, and the requests that it is made
 * of. Until we know the customer's bank, the integration may have some too: its part is as much there as the customer's answer.
 */
export function useAgreements(wanted?: AgreementQuery) {
  const [mainQuery, integrationQuery] = agreementLists(wanted);
  const { distributor } = useBoot();
  const customer = useQuery(customerQuery);
  const main = useQuery(mainQuery);
  const isIntegrated = hasPartnerIntegration(
    distributor,
    customer.data?.loginBankplassRegisterNummer ?? null,
  );
  const integration = useQuery({ ...integrationQuery, enabled: isIntegrated });
  const mayHaveMore = isIntegrated || customer.data === undefined;
  const [mainFailed, integrationFailed] = [hasFailed(main), hasFailed(isIntegrated ? integration : customer)];
  const state = useMemo(
    () =>
      combineAnswers(
        { data: main.data, isError: mainFailed },
        mayHaveMore ? { data: integration.data, isError: integrationFailed } : null,
      ),
    [main.data, mainFailed, mayHaveMore, integration.data, integrationFailed],
  );
  return { state, customer, isIntegrated, answers: [customer, main, ...(isIntegrated ? [integration] : [])] };
}
