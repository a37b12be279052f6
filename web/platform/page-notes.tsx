import { createContext, useContext, useEffect } from 'react';

/** What a page says of itself while it is drawn: its title, and the status that the server answers with. */
export type PageNotes = { title: string; status: number };

/** The server lays its notes here for one drawing; in the browser there are none. */
export const PageNotesContext = createContext<PageNotes | null>(null);

/** Gives the page its title, and on the server its status. Draws nothing. */
export function PageNote({ title, status = 200 }: { title: string; status?: number }) {
  const notes = useContext(PageNotesContext);
  if (notes) Object.assign(notes, { title, status });
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
