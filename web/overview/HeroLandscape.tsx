import { texts } from '#texts/landscape.ts';
import { isHeld } from '../../domain/standing.ts';
import { type AgreementsState, hasNoAgreements } from '../agreements/agreements-state.ts';
import { useBoot } from '../platform/boot.tsx';
import { formatDate } from '../platform/format.ts';
import { EmptyPlots, Landscape } from '../ui/illustrations/Landscape.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { landscapeThings } from './landscape-things.ts';

const NOTHING = new Map<string, string>();

/**
 * Renders a landscape of the customer's insured things, or empty plots for a customer without insurances. In
 * print the date is shown instead.
 */
export function HeroLandscape({ agreements }: { agreements: AgreementsState }) {
  const { today } = useBoot();
  if (agreements.status !== 'ready') return <Landscape things={NOTHING} />;
  if (hasNoAgreements(agreements)) return <EmptyPlots />;
  const { avtaler } = agreements.list;
  const things = landscapeThings(avtaler.filter(isHeld));
  const names = Object.entries(texts.things).flatMap(([thing, name]) => (things.has(thing) ? name : []));
  return (
    <>
      <Landscape things={things} />
      {names.length > 0 && <VisuallyHidden as="p">{texts.shows(names.join(', '))}</VisuallyHidden>}
      <p hidden>{texts.asOf(formatDate(today))}</p>
    </>
  );
}
