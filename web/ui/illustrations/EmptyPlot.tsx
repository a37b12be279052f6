import sprite from './empty-plot.svg?url&no-inline';
import { Illustration } from './Illustration.tsx';

/** Renders an empty plot where a house could stand, for an empty list. */
export function EmptyPlot() {
  return (
    <Illustration>
      <use href={`${sprite}#picture`} />
    </Illustration>
  );
}
