import sprite from './front-door.svg?url&no-inline';
import { Illustration } from './Illustration.tsx';

/** A red house seen from its path: the door the customer is about to open. */
export function FrontDoor() {
  return (
    <Illustration>
      <use href={`${sprite}#picture`} />
    </Illustration>
  );
}
