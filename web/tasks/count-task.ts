import { trackClick } from '../analytics/track.ts';

/** Tracks a click by the name of the task's action. The title is not used, since it can name a vehicle. */
export function countTask(name: string): void {
  trackClick({ name, id: 'oppgave' });
}
