import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AgreementQuery } from '../../contract/agreements.ts';
import { hasPartnerIntegration } from '../../domain/systems.ts';
import { hasFailed } from '../platform/api/answers.ts';
import { customerQuery } from '../platform/api/customer.ts';
import { useBoot } from '../platform/boot.tsx';
import { useSharing } from '../platform/sharing.ts';
import { combineAnswers } from './combine-answers.ts';
import { agreementLists } from './queries.ts';

/**
 * Returns the state of the agreements of all systems, or of the `wanted` ones, and the queries behind it. The
 * state is the same object while the answers are unchanged. While the customer's bank is unknown, the
 * integration's part counts as loading, or as failed if the customer request failed. On behalf of another customer
 * only the lists are read.
 */
export function useAgreements(wanted?: AgreementQuery) {
  const [mainQuery, integrationQuery] = agreementLists(wanted);
  const { distributor } = useBoot();
  const isOwn = useSharing() === null;
  const customer = useQuery({ ...customerQuery, enabled: isOwn });
  const main = useQuery(mainQuery);
  const bank = customer.data?.loginBankplassRegisterNummer ?? null;
  const isIntegrated = !isOwn || hasPartnerIntegration(distributor, bank);
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
  const answers = [...(isOwn ? [customer] : []), main, ...(isIntegrated ? [integration] : [])];
  return { state, customer, isIntegrated, answers };
}
