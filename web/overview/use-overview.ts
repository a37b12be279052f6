import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type SummaryInOre, summaryInOre } from '../../contract/summary-in-ore.ts';
import { isShown } from '../../domain/standing.ts';
import { type AgreementsState, agreementsIn, isWhole } from '../agreements/agreements-state.ts';
import { useAgreements } from '../agreements/use-agreements.ts';
import { offersQuery } from '../offers/queries.ts';
import { hasFailed, hasProblem, isLoading, type Result } from '../platform/api/answers.ts';
import { useBoot } from '../platform/boot.tsx';
import { recommendationsQuery } from '../recommendations/queries.ts';
import { nextDateOf } from '../tasks/next-date.ts';
import {
  acceptOffersQuery,
  communicationQuery,
  healthDeclarationsQuery,
  motorTasksQuery,
} from '../tasks/queries.ts';
import { listTasks } from '../tasks/task-list.ts';
import type { TasksState } from '../tasks/tasks-state.ts';
import { missingNames } from './missing-names.ts';
import { summaryQuery } from './queries.ts';
import { useAgreementAddress } from './use-agreement-address.ts';

/** Returns the state of the overview from all of its queries (spec: overview §7). */
export function useOverview() {
  const { today } = useBoot();
  const agreements = useAgreements();
  const { customer } = agreements;
  const shownAgreements = useMemo(() => withoutLongEnded(agreements.state, today), [agreements.state, today]);
  const offers = useQuery(offersQuery);
  const recommendations = useQuery(recommendationsQuery);
  const summary = useQuery({ ...summaryQuery, select: summaryInOre });
  const tasks = useTasks(agreements, summary, [offers, recommendations]);

  const own = [...agreements.answers, offers, ...tasks.answers, summary];
  const answers = [...own, recommendations];
  const shown = { agreements: shownAgreements, tasks: tasks.state, offers };
  const failed = {
    customer: hasFailed(customer),
    recommendations: hasFailed(recommendations),
    summary: hasFailed(summary),
  };
  return {
    ...shown,
    /** null: no greeting */
    firstName: firstName(customer.data?.navn ?? ''),
    /** the names of the parts that are missing after a failed or incomplete answer; null if nothing is missing */
    missing: answers.some(hasProblem)
      ? missingNames({ ...shown, incomplete: summary.data?.mangler ?? [], failed })
      : null,
    /** whether the page offers something to buy; false while any of the customer's data is missing (ADR-008) */
    sells: !own.some(hasProblem),
    /** the answers that a retry fetches again if they have a problem */
    answers,
  };
}

/**
 * Returns the loaded tasks and their queries. A failed request affects only its own tasks. While the customer's
 * bank is unknown, the task of unread messages counts as loading, or as failed if the customer request failed.
 * That there are no tasks is certain only when every source of the page has answered
 * (spec: overview §3, overview §8, beyond §6).
 */
function useTasks(
  known: ReturnType<typeof useAgreements>,
  summary: Result<SummaryInOre>,
  others: readonly Result[],
) {
  const { state: agreements, isIntegrated: integrated, customer } = known;
  const { distributor, today } = useBoot();
  const healthDeclarations = useQuery(healthDeclarationsQuery);
  const acceptOffers = useQuery(acceptOffersQuery);
  const motorTasks = useQuery(motorTasksQuery);
  const communication = useQuery({ ...communicationQuery, enabled: integrated });
  const answers = [healthDeclarations, acceptOffers, motorTasks, ...(integrated ? [communication] : [])];
  const addressOfAgreement = useAgreementAddress(agreementsIn(agreements));
  const list = listTasks(
    {
      summary: summary.data,
      healthDeclarations: healthDeclarations.data,
      acceptOffers: acceptOffers.data,
      motorTasks: motorTasks.data,
      communication: integrated ? communication.data : undefined,
    },
    { distributor, today, addressOfAgreement, knowsAll: isWhole(agreements) },
  );
  const all = [...answers, summary, ...(integrated ? [] : [customer])];
  const awaited = list.length > 0 ? all : [...all, ...known.answers, ...others];
  const state: TasksState = {
    list,
    loading: awaited.some(isLoading),
    failed: all.some(hasFailed),
    isComplete: !awaited.some(hasProblem),
    next: summary.data ? nextDateOf(summary.data, today) : null,
  };
  return { state, answers };
}

/** Returns the state without the ended agreements that `isShown` leaves out (spec: beyond §6). */
export function withoutLongEnded(state: AgreementsState, today: string): AgreementsState {
  if (state.status !== 'ready') return state;
  const avtaler = state.list.avtaler.filter((each) => isShown(each, today));
  if (avtaler.length === state.list.avtaler.length) return state;
  return { ...state, list: { ...state.list, avtaler } };
}

/** Returns the first word of a customer's name for the greeting, or null for an empty name. */
export function firstName(navn: string): string | null {
  return navn.trim().split(/\s+/)[0] || null;
}
