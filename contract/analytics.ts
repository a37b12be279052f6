import { type Static, Type } from 'typebox';

/** `GET /analyse/tracking-id`: a random id, never derived from the national id (spec: decisions §4). */
export const AnalyticsIdentity = Type.Object({ trackingId: Type.String() });
export type AnalyticsIdentity = Static<typeof AnalyticsIdentity>;
