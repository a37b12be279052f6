import { texts } from '#texts/landscape.ts';
import { isHeld } from '../../domain/standing.ts';
import { type AgreementsState, hasNoAgreements } from '../agreements/agreements-state.ts';
import { useBoot } from '../platform/boot.tsx';
import { formatDate } from '../platform/format.ts';
import { EmptyPlots, Landscape } from '../ui/illustrations/Landscape.tsx';
import { landscapeThings } from './landscape-things.ts';

const NOTHING = new Map<string, string>();

/**
 * Renders a landscape of the customer's insured things, or empty plots for a customer without insurances. It is
 * not spoken, since the list says the same. In print the date is shown instead.
 */
export function HeroLandscape({ agreements }: { agreements: AgreementsState }) {
  const { today } = useBoot();
  if (agreements.status !== 'ready') return <Landscape things={NOTHING} />;
  if (hasNoAgreements(agreements)) return <EmptyPlots />;
  const { avtaler } = agreements.list;
  const things = landscapeThings(avtaler.filter(isHeld));
  return (
    <>
      <Landscape things={things} />
      <p hidden>{texts.asOf(formatDate(today))}</p>
    </>
  );
}
