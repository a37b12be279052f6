import { useQuery } from '@tanstack/react-query';
import { useAgreements } from '../agreements/use-agreements.ts';
import { offersQuery } from '../offers/queries.ts';
import { hasFailed, hasProblem, isComing } from '../platform/api/answers.ts';
import { refetchProblems } from '../platform/api/refetch-problems.ts';
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
import { firstName } from './first-name.ts';
import { missingNames } from './missing-names.ts';
import { summaryQuery } from './queries.ts';

/** What the overview knows of its customer, from all of its requests (spec: overview §7). */
export function useOverview() {
  const agreements = useAgreements();
  const { customer } = agreements;
  const offers = useQuery(offersQuery);
  const recommendations = useQuery(recommendationsQuery);
  const summary = useQuery(summaryQuery);
  const tasks = useTasks(agreements.isIntegrated);

  const own = [...agreements.answers, offers, ...tasks.answers, summary];
  const answers = [...own, recommendations];
  const shown = { agreements: agreements.state, tasks: tasks.state, offers: offersState(offers) };
  const failed = {
    customer: hasFailed(customer),
    recommendations: hasFailed(recommendations),
    summary: hasFailed(summary),
  };
  return {
    ...shown,
    firstName: firstName(customer.data?.navn ?? ''),
    missing: answers.some(hasProblem)
      ? missingNames({ ...shown, incomplete: summary.data?.mangler ?? [], failed })
      : null,
    sells: !own.some(hasProblem),
    onRetry: () => refetchProblems(answers),
  };
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
