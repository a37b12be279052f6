import { texts } from '#texts/ui.ts';
import type { System } from '../../domain/systems.ts';
import { wordOf } from '../../domain/word-of.ts';

/** Returns the insurances of a shipped system, in the form used within a sentence; undefined for other systems. */
export function systemName(system: System): string | undefined {
  return wordOf(texts.systems, system);
}
