import { texts } from '#texts/overview.ts';
import { INTEGRATION_SYSTEMS } from '../../domain/systems.ts';
import type { AgreementsState } from '../agreements/agreements-state.ts';

/**
 * The companies behind the insurances that the overview shows, for its note about the provider (spec: overview §2.1): the
 * partner group's own come from a company of theirs. Where there is no insurance, `insurer` alone.
 */
export function insurersOf(agreements: AgreementsState, insurer: string): readonly string[] {
  const shown = agreements.status === 'ready' ? agreements.list.avtaler : [];
  const names = shown.map((agreement) => (isPartners(agreement) ? texts.partnerInsurer : insurer));
  if (names.length === 0) return [insurer];
  return [insurer, texts.partnerInsurer].filter((name) => names.includes(name));
}

function isPartners({ systemSource }: { systemSource: string }): boolean {
  return (INTEGRATION_SYSTEMS as readonly string[]).includes(systemSource);
}
