import { type Static, Type } from 'typebox';

/** `GET /oversikt/helseerklaering` and `/oversikt/aksepttilbud`: how many wait for the customer. */
export const TaskCount = Type.Object({ antall: Type.Integer({ minimum: 0 }) });
export type TaskCount = Static<typeof TaskCount>;

/** Something to do about a vehicle (spec: overview §3). */
export const MotorTask = Type.Object({
  oppgavetype: Type.String({ description: 'KILOMETERSTAND: the mileage is to be reported' }),
  beskrivelse: Type.String(),
  avtalenummer: Type.String(),
});
export type MotorTask = Static<typeof MotorTask>;

/** `GET /motor/oppgaver/motoroppgaver`. */
export const MotorTasks = Type.Object({ oppgaver: Type.Array(MotorTask) });
export type MotorTasks = Static<typeof MotorTasks>;

/** `GET /eikaintegrasjon/kundekommunikasjon`. */
export const CustomerCommunication = Type.Object({ hasUlesteMeldinger: Type.Boolean() });
export type CustomerCommunication = Static<typeof CustomerCommunication>;
