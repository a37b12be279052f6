import { Type } from 'typebox';
import type { Endpoints } from './endpoint.ts';

/** A random id, never derived from the national id (spec: decisions §4). */
export const AnalyticsIdentity = Type.Object({ trackingId: Type.String() });

export const analyticsApi = {
  'GET /analyse/tracking-id': {
    access: 'customer',
    summary: 'Get the random id for analytics',
    answer: AnalyticsIdentity,
  },
} satisfies Endpoints;
