import { createContext, type SVGProps, useContext } from 'react';

/** The id of a frame in a sprite; null: the frame is part of the page. */
export const SymbolId = createContext<string | null>(null);

/**
 * What shapes stand in, with their own system of coordinates: as large as the `<svg>` or `<use>` around it, whose outermost cuts
 * what is too much.
 */
export function Frame(frame: SVGProps<SVGSVGElement> & SVGProps<SVGSymbolElement>) {
  const id = useContext(SymbolId);
  const props = { ...frame, overflow: 'visible' };
  return id === null ? <svg {...props} /> : <symbol id={id} {...props} />;
}
