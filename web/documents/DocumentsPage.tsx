import './documents.scss';
import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/documents.ts';
import type { PageProps } from '../platform/page.ts';
import { ListPage } from '../ui/ListPage.tsx';
import { RowListSkeleton } from '../ui/RowListSkeleton.tsx';
import { LazyDocumentList } from './lazy-components.ts';
import { documentsQuery } from './queries.ts';

/** Of the document. */
export const title = texts.title;

/** All documents of the customer's, by year (spec: beyond §1); `feedback` ends the page. */
export function DocumentsPage({ feedback }: PageProps) {
  const answer = useQuery(documentsQuery);
  const documents = answer.data?.dokumenter ?? [];
  return (
    <ListPage
      texts={texts}
      answer={answer}
      count={documents.length}
      skeleton={<RowListSkeleton />}
      feedback={feedback}
    >
      {documents.length > 0 && <LazyDocumentList documents={documents} />}
    </ListPage>
  );
}
