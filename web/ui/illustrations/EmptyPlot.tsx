import sprite from './empty-plot.svg?url&no-inline';
import { Illustration } from './Illustration.tsx';

/** A plot where a house could stand: there is nothing here yet. */
export function EmptyPlot() {
  return (
    <Illustration>
      <use href={`${sprite}#picture`} />
    </Illustration>
  );
}
