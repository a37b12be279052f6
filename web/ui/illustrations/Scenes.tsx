import emptyPlot from './empty-plot.svg?url&no-inline';
import frontDoor from './front-door.svg?url&no-inline';
import { Illustration } from './Illustration.tsx';
import profile from './profile.svg?url&no-inline';
import signpost from './signpost.svg?url&no-inline';

/** Renders an empty plot where a house could stand, for an empty list. */
export const EmptyPlot = () => <Scene sprite={emptyPlot} />;

/** Renders a red house seen from its path, with the front door. */
export const FrontDoor = () => <Scene sprite={frontDoor} />;

/**
 * Renders letter boxes by the road and a house. Most of it is sky. When a row next to it opens, only the sky
 * grows and nothing else moves.
 */
export const ProfilePicture = () => <Scene sprite={profile} />;

/** Renders a signpost in the fog, for pages that could not be found or shown. */
export const Signpost = () => <Scene sprite={signpost} />;

function Scene({ sprite }: { sprite: string }) {
  return (
    <Illustration>
      <use href={`${sprite}#picture`} />
    </Illustration>
  );
}
