import { lateOptional } from '../platform/late.tsx';

/** The lower half of the overview, whose code comes after the first view; the server draws it with the rest. Without it the insurances are still there. */
export const LateBelow = lateOptional(async () => (await import('./OverviewBelow.tsx')).OverviewBelow);
