import { ICON_PATHS, type IconName } from './icons.ts';
import { Frame } from './illustrations/source/Frame.tsx';

/** An icon's outline in its own frame: a symbol of the sprite, or a part of the page. */
export function IconShape({ name }: { name: IconName }) {
  return (
    <Frame viewBox="0 -960 960 960">
      <path d={ICON_PATHS[name]} />
    </Frame>
  );
}
