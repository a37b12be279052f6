import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AgreementQuery } from '../../contract/agreements.ts';
import type { AgreementListInOre } from '../../contract/in-ore.ts';
import { hasPartnerIntegration } from '../../domain/systems.ts';
import { hasFailed, type Result } from '../platform/api/answers.ts';
import { customerQuery } from '../platform/api/customer.ts';
import { useBoot } from '../platform/boot.tsx';
import { useSharing } from '../platform/sharing.ts';
import type { AgreementsState } from './agreements-state.ts';
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

type Answer = Pick<Result<AgreementListInOre>, 'data' | 'isError'>;

/**
 * Returns the combined state of the main systems' answer and the integration's. The latter is null if the
 * integration is disabled. One answer is enough to show agreements; the state says whether the other is
 * loading or failed (spec: overview §4.6, overview §8).
 */
export function combineAnswers(main: Answer, integration: Answer | null): AgreementsState {
  const answers = integration ? [main, integration] : [main];
  const lists = answers.flatMap(({ data }) => data ?? []);
  const failed = answers.filter(({ data, isError }) => isError && !data);
  const [first, second] = lists;
  if (!first) return { status: failed.length === answers.length ? 'failed' : 'loading' };
  return {
    status: 'ready',
    list: mergeAgreementLists(first, second),
    alsoLoading: lists.length + failed.length < answers.length,
    alsoFailed: failed.length > 0,
    mainFailed: failed.includes(main),
  };
}

/** Returns the main list and then the integration's as one, incomplete if either is (spec: overview §4.6). */
export function mergeAgreementLists(
  main: AgreementListInOre,
  integration?: AgreementListInOre,
): AgreementListInOre {
  if (!integration) return main;
  const missing = [...(main.manglerFra ?? []), ...(integration.manglerFra ?? [])];
  return {
    avtaler: [...main.avtaler, ...integration.avtaler],
    monthlyOre: main.monthlyOre + integration.monthlyOre,
    yearlyOre: main.yearlyOre + integration.yearlyOre,
    systemSourceError: main.systemSourceError || integration.systemSourceError,
    ...(missing.length > 0 ? { manglerFra: missing } : {}),
  };
}
