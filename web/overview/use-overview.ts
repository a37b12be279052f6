import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { hasPartnerIntegration } from '../../domain/systems.ts';
import { agreementsQuery, integrationAgreementsQuery } from '../agreements/queries.ts';
import { offersQuery } from '../offers/queries.ts';
import { hasFailed, hasProblem, isComing } from '../platform/api/answers.ts';
import { customerQuery } from '../platform/api/customer.ts';
import { useBoot } from '../platform/boot.tsx';
import { recommendationsQuery } from '../recommendations/queries.ts';
import type { OffersState } from '../tasks/offers-state.ts';
import {
  acceptOffersQuery,
  communicationQuery,
  healthDeclarationsQuery,
  motorTasksQuery,
} from '../tasks/queries.ts';
import { listTasks } from '../tasks/task-list.ts';
import type { TasksState } from '../tasks/tasks-state.ts';
import { combineAnswers } from './combine-answers.ts';
import { firstName } from './first-name.ts';
import { missingNames } from './missing-names.ts';

/** What the overview knows of its customer, from all of its requests (spec: overview §7). */
export function useOverview() {
  const { distributor } = useBoot();
  const customer = useQuery(customerQuery);
  const bank = customer.data?.loginBankplassRegisterNummer ?? null;
  const integrated = hasPartnerIntegration(distributor.shortname, bank);
  const agreements = useAgreements(integrated, customer);
  const offers = useQuery(offersQuery);
  const recommendations = useQuery(recommendationsQuery);
  const tasks = useTasks(integrated);

  const own = [customer, ...agreements.answers, offers, ...tasks.answers];
  const answers = [...own, recommendations];
  const shown = { agreements: agreements.state, tasks: tasks.state, offers: offersState(offers) };
  const failed = { customer: hasFailed(customer), recommendations: hasFailed(recommendations) };
  return {
    ...shown,
    firstName: firstName(customer.data?.navn ?? ''),
    missing: answers.some(hasProblem) ? missingNames({ ...shown, failed }) : null,
    sells: !own.some(hasProblem),
    onRetry: () => refetchProblems(answers),
  };
}

type Refetchable = Result<unknown> & { refetch: () => Promise<Result<unknown>> };

/** Asks again for what failed or is incomplete; resolves to whether all of it is there then. */
async function refetchProblems(answers: readonly Refetchable[]): Promise<boolean> {
  const results = await Promise.all(answers.filter(hasProblem).map(({ refetch }) => refetch()));
  return !results.some(hasProblem);
}

/**
 * The agreements of all systems; the same state as long as the same answers are there. Until we know the customer's
 * bank, the integration may have some too: its part is as much there as the customer's answer.
 */
function useAgreements(integrated: boolean, customer: Result<unknown>) {
  const main = useQuery(agreementsQuery);
  const integration = useQuery({ ...integrationAgreementsQuery, enabled: integrated });
  const mayHaveMore = integrated || customer.data === undefined;
  const [mainFailed, integrationFailed] = [hasFailed(main), hasFailed(integrated ? integration : customer)];
  const state = useMemo(
    () =>
      combineAnswers(
        { data: main.data, isError: mainFailed },
        mayHaveMore ? { data: integration.data, isError: integrationFailed } : null,
      ),
    [main.data, mainFailed, mayHaveMore, integration.data, integrationFailed],
  );
  return { state, answers: integrated ? [main, integration] : [main] };
}

/** The tasks that have come; a request that failed costs its own alone (spec: overview §3, overview §8). */
function useTasks(integrated: boolean) {
  const { messagesUrl } = useBoot().distributor;
  const healthDeclarations = useQuery(healthDeclarationsQuery);
  const acceptOffers = useQuery(acceptOffersQuery);
  const motorTasks = useQuery(motorTasksQuery);
  const communication = useQuery({ ...communicationQuery, enabled: integrated });
  const answers = [healthDeclarations, acceptOffers, motorTasks, ...(integrated ? [communication] : [])];
  const list = listTasks(
    {
      healthDeclarations: healthDeclarations.data,
      acceptOffers: acceptOffers.data,
      motorTasks: motorTasks.data,
      communication: integrated ? communication.data : undefined,
    },
    messagesUrl,
  );
  const state: TasksState = {
    list,
    loading: answers.some(isComing),
    failed: answers.some(hasFailed),
  };
  return { state, answers };
}

type Result<Data> = { data: Data | undefined; isError: boolean; errorUpdateCount: number };

function offersState(result: Result<Extract<OffersState, { status: 'ready' }>['list']>): OffersState {
  if (result.data) return { status: 'ready', list: result.data };
  return { status: hasFailed(result) ? 'failed' : 'loading' };
}
