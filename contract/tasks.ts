import { type Static, Type } from 'typebox';
import type { Endpoints } from './endpoint.ts';

/** The number of tasks of one kind that wait for the customer. */
export const TaskCount = Type.Object({ antall: Type.Integer({ minimum: 0 }) });
export type TaskCount = Static<typeof TaskCount>;

/** A task that concerns a vehicle (spec: overview §3). */
export const MotorTask = Type.Object({
  oppgavetype: Type.String({
    description:
      'KILOMETERSTAND: the mileage is to be reported. Any other: the task shows beskrivelse and leads to the insurance',
  }),
  beskrivelse: Type.String(),
  avtalenummer: Type.String(),
});
export type MotorTask = Static<typeof MotorTask>;

export const MotorTasks = Type.Object({ oppgaver: Type.Array(MotorTask) });
export type MotorTasks = Static<typeof MotorTasks>;

export const CustomerCommunication = Type.Object({ hasUlesteMeldinger: Type.Boolean() });
export type CustomerCommunication = Static<typeof CustomerCommunication>;

export const tasksApi = {
  'GET /oversikt/helseerklaering': {
    access: 'customer',
    summary: 'Count the health declarations to fill in',
    answer: TaskCount,
  },
  'GET /oversikt/aksepttilbud': {
    access: 'customer',
    summary: 'Count the offers to accept',
    answer: TaskCount,
  },
  'GET /motor/oppgaver/motoroppgaver': {
    access: 'customer',
    summary: 'List the tasks about vehicles',
    answer: MotorTasks,
  },
  'GET /eikaintegrasjon/kundekommunikasjon': {
    access: 'customer',
    summary: 'Check whether there are unread messages',
    answer: CustomerCommunication,
  },
} satisfies Endpoints;
