import { ICON_PATHS, type IconName } from './icons.ts';
import { Frame } from './illustrations/source/Frame.tsx';

/** Renders an icon's outline in its own frame: a symbol of the sprite, or an inline SVG. */
export function IconShape({ name }: { name: IconName }) {
  return (
    <Frame viewBox="0 -960 960 960">
      <path d={ICON_PATHS[name]} />
    </Frame>
  );
}
