import { createContext, useContext, useEffect } from 'react';
import { useBoot } from './boot.tsx';

/** A page's title and the HTTP status of its response. */
export type PageMetadataValues = { title: string; status: number };

/** Collects the metadata of one server render. null in the browser. */
export const PageMetadataContext = createContext<PageMetadataValues | null>(null);

/**
 * Sets the document's title, followed by the name of another customer whose data the page shows, and by the
 * distributor's name. On the server it also sets the status. Renders nothing. `lazyPage` uses it for every page with a
 * fixed title.
 */
export function PageMetadata({ title, status = 200 }: { title: string; status?: number | undefined }) {
  const values = useContext(PageMetadataContext);
  const { distributor, sharing } = useBoot();
  const whole = `${sharing?.navn ? `${title}, ${sharing.navn}` : title} – ${distributor.name}`;
  if (values) Object.assign(values, { title: whole, status });
  useEffect(() => {
    document.title = whole;
  }, [whole]);
  return null;
}
