import { Illustration } from './Illustration.tsx';
import sprite from './profile.svg?url&no-inline';

/**
 * Renders letter boxes by the road and a house. Most of it is sky. When a row next to it opens, only the sky
 * grows and nothing else moves.
 */
export function ProfilePicture() {
  return (
    <Illustration>
      <use href={`${sprite}#picture`} />
    </Illustration>
  );
}
