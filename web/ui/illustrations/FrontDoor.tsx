import sprite from './front-door.svg?url&no-inline';
import { Illustration } from './Illustration.tsx';

/** Renders a red house seen from its path, with the front door. */
export function FrontDoor() {
  return (
    <Illustration>
      <use href={`${sprite}#picture`} />
    </Illustration>
  );
}
