import { Illustration } from './Illustration.tsx';
import sprite from './signpost.svg?url&no-inline';

/** Renders a signpost in the fog, for pages that could not be found or shown. */
export function Signpost() {
  return (
    <Illustration>
      <use href={`${sprite}#picture`} />
    </Illustration>
  );
}
