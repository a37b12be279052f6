import { Illustration } from './Illustration.tsx';
import sprite from './profile.svg?url&no-inline';

/**
 * Letter boxes by the road and a house: where whoever writes to the customer reaches them. Most of it is sky, so that a
 * row that opens beside it makes the sky higher and moves nothing.
 */
export function ProfilePicture() {
  return (
    <Illustration>
      <use href={`${sprite}#picture`} />
    </Illustration>
  );
}
