import { type AgreementsState, hasNone } from '../agreements/agreements-state.ts';
import { groupAgreements } from '../agreements/groups.ts';
import { EmptyPlots, Landscape } from '../ui/illustrations/Landscape.tsx';

/** The customer's own landscape, with what we know is insured; empty plots for who has nothing. */
export function HeroLandscape({ agreements }: { agreements: AgreementsState }) {
  if (agreements.status !== 'ready') return <Landscape areas={[]} />;
  if (hasNone(agreements)) return <EmptyPlots />;
  return <Landscape areas={groupAgreements(agreements.list.avtaler).map(({ area }) => area)} />;
}
