import { useContext } from 'react';
import { classNames } from './class-names.ts';
import sprite from './icons.svg?url&no-inline';
import type { IconName } from './icons.ts';
import { InlineSvgContext } from './inline-svg.ts';

/** Renders a decorative icon next to text. It scales with the text (look: Material Symbols rounded, 24 px). */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  const inline = useContext(InlineSvgContext);
  return (
    <svg aria-hidden="true" className={classNames('kfp-icon', className)}>
      {inline ? <inline.Icon name={name} /> : <use href={`${sprite}#${name}`} />}
    </svg>
  );
}
