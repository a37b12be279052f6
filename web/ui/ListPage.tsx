import type { ReactNode } from 'react';
import { hasFailed, hasProblem, isComing, type Result } from '../platform/api/answers.ts';
import { refetchProblems } from '../platform/api/refetch-problems.ts';
import { Heading } from './Heading.tsx';
import { ListProblem, type Problem } from './ListProblem.tsx';
import { Text } from './Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type Texts = Record<'title' | 'lead' | 'loading' | 'failed' | 'incomplete' | 'missing', string>;
type Answer = Result & { refetch: () => Promise<Result> };

type Props = {
  texts: Texts;
  /** of the list that the page is about */
  answer: Answer;
  /** stands below the lead */
  action?: ReactNode;
  /** stands in the list's place until it has come */
  skeleton: ReactNode;
  /** the list, as far as it has come */
  children: ReactNode;
  /** ends the page */
  feedback: ReactNode;
};

/** A page of one list: its title, what is missing from it and the way to ask again, and the list. */
export function ListPage({ texts, answer, action, skeleton, children, feedback }: Props) {
  return (
    <div className="kfp-wide kfp-list-page">
      <Heading level={1}>{texts.title}</Heading>
      <Text className="kfp-list-page__lead">{texts.lead}</Text>
      {action}
      <ListProblem problem={problemOf(answer, texts)} onRetry={() => refetchProblems([answer])} />
      {isComing(answer) && (
        <div aria-busy>
          <VisuallyHidden as="p" role="status">
            {texts.loading}
          </VisuallyHidden>
          <div aria-hidden="true">{skeleton}</div>
        </div>
      )}
      {children}
      {feedback && <div className="kfp-list-page__feedback">{feedback}</div>}
    </div>
  );
}

function problemOf(answer: Answer, { failed, incomplete, missing }: Texts): Problem | null {
  if (hasFailed(answer)) return { tone: 'error', text: failed, names: [] };
  return hasProblem(answer) ? { tone: 'warning', text: incomplete, names: [missing] } : null;
}
