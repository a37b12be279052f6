import { trackClick } from '../analytics/track.ts';

/** Counts a click by what is to be done: a task's title can name a vehicle. */
export function countTask(name: string): void {
  trackClick({ name, id: 'oppgave' });
}
