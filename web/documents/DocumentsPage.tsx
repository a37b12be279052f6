import './documents.scss';
import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/documents.ts';
import type { PageProps } from '../platform/page.ts';
import { ListPage } from '../ui/ListPage.tsx';
import { LazyDocumentList } from './lazy-components.ts';
import { documentsQuery } from './queries.ts';

export const title = texts.title;

/** Renders all documents of the customer by year, followed by `feedback` (spec: beyond §1). */
export function DocumentsPage({ feedback }: PageProps) {
  const answer = useQuery(documentsQuery);
  const documents = answer.data?.dokumenter ?? [];
  return (
    <ListPage texts={texts} answer={answer} count={documents.length} feedback={feedback}>
      {documents.length > 0 && <LazyDocumentList documents={documents} />}
    </ListPage>
  );
}
