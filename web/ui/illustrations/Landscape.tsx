import { Illustration } from './Illustration.tsx';
import sprite from './landscape.svg?url&no-inline';
import { FAR, type LandscapePart, NEAR } from './landscape-parts.ts';

/**
 * Renders a landscape with the objects that the customer has insured. `things` maps each object to the
 * address of its link. The links work only with a pointer: they are hidden from screen readers and the
 * keyboard.
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

/** Renders the landscape of a customer without insurances: dashed plots for a house and a car. */
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
