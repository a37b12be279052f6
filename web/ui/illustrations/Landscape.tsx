import { Illustration } from './Illustration.tsx';
import sprite from './landscape.svg?url&no-inline';
import type { LandscapePart } from './source/landscape-parts.tsx';

/** The landscape, the farthest first; what only stands there if it is insured after 'distance' and 'foreground'. */
const FAR: readonly LandscapePart[] = ['luggage', 'cabin', 'farm', 'boat'];
const NEAR: readonly LandscapePart[] = [
  ...(['heart', 'house', 'chair', 'valuable', 'paw', 'caravan', 'horse', 'trailer', 'van', 'car'] as const),
  ...(['scooter', 'motorcycle', 'moped', 'snowmobile', 'tractor'] as const),
];

/**
 * The customer's own landscape: what stands in it is what they have insured. Each thing leads to the address that `things` has
 * for it, for who points at it; the picture itself is nothing to read or to step through.
 */
export function Landscape({ things }: { things: ReadonlyMap<string, string> }) {
  const insured = (parts: readonly LandscapePart[]) =>
    parts
      .filter((part) => things.has(part))
      .map((part) => (
        <a key={part} href={things.get(part)} tabIndex={-1}>
          <Part name={part} />
        </a>
      ));
  return (
    <Illustration>
      <Part name="distance" />
      {!things.has('house') && !things.has('cabin') && <Part name="pines" />}
      {insured(FAR)}
      <Part name="foreground" />
      {insured(NEAR)}
    </Illustration>
  );
}

/** The landscape of a customer without insurances: dashed plots where a house and a car could stand. */
export function EmptyPlots() {
  return (
    <Illustration>
      <Part name="distance" />
      <Part name="foreground" />
      <Part name="plots" />
    </Illustration>
  );
}

function Part({ name }: { name: LandscapePart }) {
  return <use href={`${sprite}#${name}`} />;
}
