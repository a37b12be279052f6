import { createContext, useContext, useEffect } from 'react';
import { useBoot } from './boot.tsx';

/** A page's title, and the status that the server answers with. */
export type PageMetadataValues = { title: string; status: number };

/** Where the server collects what one render says; in the browser there is nothing. */
export const PageMetadataContext = createContext<PageMetadataValues | null>(null);

/**
 * Sets the document's title, with the distributor's name after it, and on the server the page its status; renders
 * nothing. The route table does so for every page; a page whose title depends on its state does so again inside.
 */
export function PageMetadata({ title, status = 200 }: { title: string; status?: number | undefined }) {
  const values = useContext(PageMetadataContext);
  const { distributor } = useBoot();
  const whole = `${title} – ${distributor.name}`;
  if (values) Object.assign(values, { title: whole, status });
  useEffect(() => {
    document.title = whole;
  }, [whole]);
  return null;
}
