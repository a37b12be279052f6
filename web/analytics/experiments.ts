import { track } from './track.ts';

/** An experiment and the customer's variant of it. */
export type Experiment = { name: string; variant: string };

/** Kept in memory only: nothing may be stored for statistics before the customer consents. */
const started = new Set<string>();

/** Counts the start of an experiment, once per page load and customer. */
export function countStart({ name, variant }: Experiment): void {
  if (started.has(name)) return;
  started.add(name);
  track('experiment started', { name, variant });
}

/** Counts the page on which the customer saw their variant, and the start of the experiment (spec: shell §3.6). */
export function countExperiment({ name, variant }: Experiment, page: string): void {
  countStart({ name, variant });
  track('A/B test', { name, variant, page });
}

/** Forgets the started experiments. Called when the customer is no longer logged in. */
export function forgetExperiments(): void {
  started.clear();
}
