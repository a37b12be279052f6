import { Illustration } from './Illustration.tsx';
import sprite from './signpost.svg?url&no-inline';

/** A signpost where the path forks in the fog, for pages that could not be found or shown. */
export function Signpost() {
  return (
    <Illustration>
      <use href={`${sprite}#picture`} />
    </Illustration>
  );
}
