import { type ComponentType, createContext } from 'react';
import type { IconName } from './icons.ts';
import type { PictureName } from './illustrations/source/pictures.tsx';

export type InlineSvg = {
  Icon: ComponentType<{ name: IconName }>;
  Picture: ComponentType<{ name: PictureName }>;
};

/**
 * How icons and pictures are rendered where our sprites can't be had: in another app's page, whose policy may refuse images.
 * Null: out of the sprites.
 */
export const InlineSvgContext = createContext<InlineSvg | null>(null);
