import { track } from './track.ts';

/** An experiment, and the variant of it that the customer has. */
export type Experiment = { name: string; variant: string };

/** In memory alone: nothing is stored for statistics before the customer accepts them. */
const started = new Set<string>();

/**
 * Counts on which page the customer met their variant, and, the first time since the page was opened, that the
 * experiment has started for them (shell 3, Analytics event types).
 */
export function countExperiment({ name, variant }: Experiment, page: string): void {
  if (!started.has(name)) track('experiment started', { name, variant });
  started.add(name);
  track('A/B test', { name, variant, page });
}

/** Forgets which have started: there is no customer any more. */
export function forgetExperiments(): void {
  started.clear();
}
