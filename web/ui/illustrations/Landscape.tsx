import type { AgreementArea } from '../../../domain/agreement-area.ts';
import { Illustration } from './Illustration.tsx';
import sprite from './landscape.svg?url&no-inline';
import type { LandscapePart } from './source/landscape-parts.tsx';

/** What stands in the landscape for an area, the farthest first: in the distance, and before the foreground. */
const FAR: readonly (readonly [AgreementArea, LandscapePart])[] = [
  ['reise', 'plane'],
  ['hus-og-hytte', 'cabin'],
  ['baat', 'boat'],
];
const NEAR: readonly (readonly [AgreementArea, LandscapePart])[] = [
  ['liv-og-helse', 'bench'],
  ['hus-og-hytte', 'house'],
  ['innbo-og-ting', 'seat'],
  ['dyr', 'dog'],
  ['kjoretoy', 'car'],
];

/** The customer's own landscape: what stands in it is what they have insured. */
export function Landscape({ areas }: { areas: readonly AgreementArea[] }) {
  const insured = (parts: typeof FAR) =>
    parts.filter(([area]) => areas.includes(area)).map(([, part]) => part);
  const pines = areas.includes('hus-og-hytte') ? [] : (['pines'] as const);
  return <Parts parts={['distance', ...pines, ...insured(FAR), 'foreground', ...insured(NEAR)]} />;
}

/** The landscape of a customer without insurances: dashed plots where a house and a car could stand. */
export function EmptyPlots() {
  return <Parts parts={['distance', 'foreground', 'plots']} />;
}

function Parts({ parts }: { parts: readonly LandscapePart[] }) {
  return (
    <Illustration>
      {parts.map((part) => (
        <use key={part} href={`${sprite}#${part}`} />
      ))}
    </Illustration>
  );
}
