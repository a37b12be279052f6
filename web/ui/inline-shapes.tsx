import { IconShape } from './IconShape.tsx';
import { PICTURES } from './illustrations/source/pictures.tsx';
import type { InlineSvg } from './inline-svg.ts';

/**
 * All icons and pictures with their shapes. About 5 kB in brotli, so the portal's own pages don't load it.
 */
export const INLINE_SVG: InlineSvg = {
  Icon: IconShape,
  Picture({ name }) {
    const Shapes = PICTURES[name];
    return <Shapes />;
  },
};
