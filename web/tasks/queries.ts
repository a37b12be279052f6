import { queryOptions } from '@tanstack/react-query';
import type { CustomerCommunication, MotorTasks, TaskCount } from '../../contract/tasks.ts';

const STALE_MS = 10_000;

/** How many health declarations the customer has to fill in (spec: overview §7). */
export const healthDeclarationsQuery = queryOptions<TaskCount>({
  queryKey: ['/oversikt/helseerklaering'],
  staleTime: STALE_MS,
});

/** How many offers the customer has to accept (spec: overview §7). */
export const acceptOffersQuery = queryOptions<TaskCount>({
  queryKey: ['/oversikt/aksepttilbud'],
  staleTime: STALE_MS,
});

/** What the customer has to do about vehicles (spec: overview §7). */
export const motorTasksQuery = queryOptions<MotorTasks>({
  queryKey: ['/motor/oppgaver/motoroppgaver'],
  staleTime: STALE_MS,
});

/** Whether messages wait unread; asked for with the partner-group integration only (spec: overview §6). */
export const communicationQuery = queryOptions<CustomerCommunication>({
  queryKey: ['/eikaintegrasjon/kundekommunikasjon'],
  staleTime: STALE_MS,
});
