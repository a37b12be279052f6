import { IconShape } from './IconShape.tsx';
import { PICTURES } from './illustrations/source/pictures.tsx';
import type { InlineSvg } from './inline-svg.ts';

/** All icons and pictures with their shapes: about 5 kB in brotli, so not for the portal's own pages. */
export const INLINE_SVG: InlineSvg = {
  Icon: IconShape,
  Picture({ name }) {
    const Shapes = PICTURES[name];
    return <Shapes />;
  },
};
