import { createContext, type SVGProps, useContext } from 'react';

/** The symbol id of a frame in a sprite; null for an inline frame. */
export const SymbolId = createContext<string | null>(null);

/**
 * Renders the coordinate system for shapes. It fills the surrounding `<svg>` or `<use>`. The outermost
 * element clips the overflow.
 */
export function Frame(frame: SVGProps<SVGSVGElement> & SVGProps<SVGSymbolElement>) {
  const id = useContext(SymbolId);
  const props = { ...frame, overflow: 'visible' };
  return id === null ? <svg {...props} /> : <symbol id={id} {...props} />;
}
