import { track } from './track.ts';

/** An experiment, and the variant of it that the customer has. */
export type Experiment = { name: string; variant: string };

/** In memory alone: nothing is stored for statistics before the customer accepts them. */
const started = new Set<string>();

/** Counts that an experiment has started for the customer, the first time since the page was opened. */
export function countStart({ name, variant }: Experiment): void {
  if (started.has(name)) return;
  started.add(name);
  track('experiment started', { name, variant });
}

/** Counts on which page the customer met their variant, and the start of it (spec: shell §3.6). */
export function countExperiment({ name, variant }: Experiment, page: string): void {
  countStart({ name, variant });
  track('A/B test', { name, variant, page });
}

/** Forgets which have started: there is no customer any more. */
export function forgetExperiments(): void {
  started.clear();
}
