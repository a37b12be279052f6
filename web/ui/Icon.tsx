import { ICON_PATHS, type IconName } from './icons.ts';

/** An icon beside words that say the same; it grows with the text (look: Material Symbols rounded, 24 px). */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      className={`kfp-icon ${className}`.trim()}
      viewBox="0 -960 960 960"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
