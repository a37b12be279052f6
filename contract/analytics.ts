import { Type } from 'typebox';
import type { Endpoints } from './endpoint.ts';

export const analyticsApi = {
  'GET /analyse/tracking-id': {
    access: 'customer',
    onBehalf: 'own',
    summary: 'Get the random id for analytics',
    // Never derived from the national id (spec: decisions §4).
    answer: Type.Object({ trackingId: Type.String() }),
  },
} satisfies Endpoints;
