import { late } from '../platform/late.tsx';

/** The lower half of the overview, whose code comes after the first view; the server draws it with the rest. */
export const LateBelow = late(async () => (await import('./OverviewBelow.tsx')).OverviewBelow);
