import { useContext } from 'react';
import { InlineSvgContext } from '../inline-svg.ts';
import { Illustration } from './Illustration.tsx';
import type { PictureName } from './picture-names.ts';
import sprite from './pictures.svg?url&no-inline';

/** Renders the illustration of a product area, about 4:3. It is decorative and hidden from screen readers. */
export function AreaPicture({ area }: { area: PictureName }) {
  const inline = useContext(InlineSvgContext);
  return (
    <Illustration>
      {inline ? <inline.Picture name={area} /> : <use href={`${sprite}#${area}`} />}
    </Illustration>
  );
}
