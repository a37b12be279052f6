import './documents.scss';
import { useQuery } from '@tanstack/react-query';
import type { DocumentList } from '../../contract/documents.ts';
import { hasFailed, hasProblem, isComing } from '../platform/api/answers.ts';
import type { PageProps } from '../platform/page.ts';
import { Heading } from '../ui/Heading.tsx';
import { Message } from '../ui/Message.tsx';
import { MissingNotice } from '../ui/MissingNotice.tsx';
import { PageLoading } from '../ui/PageLoading.tsx';
import { Text } from '../ui/Text.tsx';
import { useRetry } from '../ui/use-retry.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { FilteredDocuments } from './FilteredDocuments.tsx';
import { documentsQuery } from './queries.ts';
import { texts } from './texts.ts';

/** Of the document. */
export const title = texts.title;

/** All documents of the customer's, by year (spec: beyond §1); `feedback` ends the page. */
export function DocumentsPage({ feedback }: PageProps) {
  const answer = useQuery(documentsQuery);
  if (isComing(answer)) return <PageLoading text={texts.loading} />;
  return (
    <div className="kfp-wide kfp-documents">
      <Heading level={1}>{texts.title}</Heading>
      <Text className="kfp-documents__lead">{texts.lead}</Text>
      {hasProblem(answer) && (
        <Problem isFailed={hasFailed(answer)} onRetry={async () => !hasProblem(await answer.refetch())} />
      )}
      {answer.data && <Documents list={answer.data} />}
      {feedback && <div className="kfp-documents__feedback">{feedback}</div>}
    </div>
  );
}

function Documents({ list: { dokumenter, systemSourceError } }: { list: DocumentList }) {
  if (dokumenter.length > 0) return <FilteredDocuments documents={dokumenter} />;
  return systemSourceError ? null : <p>{texts.empty}</p>;
}

type ProblemProps = { isFailed: boolean; onRetry: () => Promise<boolean> };

function Problem({ isFailed, onRetry }: ProblemProps) {
  const retry = useRetry(onRetry);
  return (
    <>
      <VisuallyHidden as="p" role="status">
        {retry.result}
      </VisuallyHidden>
      <Message tone={isFailed ? 'error' : 'warning'}>{isFailed ? texts.failed : texts.incomplete}</Message>
      <MissingNotice names={isFailed ? [] : [texts.missing]} retry={retry} />
    </>
  );
}
