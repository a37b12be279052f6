import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';

/** Renders an icon on a round tile, before the text of a card or a row. */
export function Tile({ icon, className }: { icon: IconName; className?: string }) {
  return (
    <span className={classNames('kfp-tile', className)}>
      <Icon name={icon} />
    </span>
  );
}
