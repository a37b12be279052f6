import { type ComponentType, createContext } from 'react';
import type { IconName } from './icons.ts';
import type { PictureName } from './illustrations/picture-names.ts';

export type InlineSvg = {
  Icon: ComponentType<{ name: IconName }>;
  Picture: ComponentType<{ name: PictureName }>;
};

/**
 * Inline rendering of icons and pictures, for the page of another app, whose policy may block our sprites.
 * null: use the sprites.
 */
export const InlineSvgContext = createContext<InlineSvg | null>(null);
