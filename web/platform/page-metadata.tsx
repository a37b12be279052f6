import { createContext, useContext, useEffect } from 'react';
import { useBoot } from './boot.tsx';

/** What a page says of itself while it is drawn: its title, and the status that the server answers with. */
export type PageMetadataValues = { title: string; status: number };

/** The server lays its notes here for one drawing; in the browser there are none. */
export const PageMetadataContext = createContext<PageMetadataValues | null>(null);

/** Gives the page its title, with the distributor's name after it, and on the server its status. Draws nothing. */
export function PageMetadata({ title, status = 200 }: { title: string; status?: number }) {
  const notes = useContext(PageMetadataContext);
  const { distributor } = useBoot();
  const whole = `${title} – ${distributor.name}`;
  if (notes) Object.assign(notes, { title: whole, status });
  useEffect(() => {
    document.title = whole;
  }, [whole]);
  return null;
}
