import { type ComponentType, createContext } from 'react';
import type { IconName } from './icons.ts';
import type { PictureName } from './illustrations/picture-names.ts';

export type InlineSvg = {
  Icon: ComponentType<{ name: IconName }>;
  Picture: ComponentType<{ name: PictureName }>;
};

/** Renders icons and pictures inline in another app, whose policy may block sprites. null: use sprites. */
export const InlineSvgContext = createContext<InlineSvg | null>(null);
