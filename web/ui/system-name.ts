import { texts } from '#texts/ui.ts';
import type { System } from '../../domain/systems.ts';

const NAMES: Readonly<Record<System, string>> = texts.systems;

/** Returns the insurances of a shipped system, in the form used within a sentence; undefined for other systems. */
export function systemName(system: System): string | undefined {
  return Object.hasOwn(NAMES, system) ? NAMES[system] : undefined;
}
