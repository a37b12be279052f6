import type { ReactNode } from 'react';
import { texts as sharedTexts } from '#texts/shared-pages.ts';
import { texts as uiTexts } from '#texts/ui.ts';
import { OVERVIEW_ADDRESS } from '../../domain/paths.ts';
import { hasProblem, isLoading } from '../platform/api/answers.ts';
import { useSharing } from '../platform/sharing.ts';
import { ButtonLink } from './ButtonLink.tsx';
import { EmptyPlot } from './illustrations/Scenes.tsx';
import { failureOf, ListProblem, type Problem } from './ListProblem.tsx';
import { PageFrame } from './PageFrame.tsx';
import { PageHead } from './PageHead.tsx';
import { RowListSkeleton } from './RowListSkeleton.tsx';
import { Text } from './Text.tsx';
import type { Answer } from './use-retry.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type Texts = Record<'title' | 'empty' | 'loading' | 'failed' | 'incomplete' | 'missing', string> & {
  lead: string | undefined;
};

type Props = {
  texts: Texts;
  /** the result of the page's main query */
  answer: Answer;
  /** replaces the usual problem of the answer */
  problem?: Problem | null;
  /** number of items loaded so far */
  count: number;
  /** shown below the lead; left out: an empty list shows a link to the overview */
  action?: ReactNode;
  /** shown while the list loads; default: a heading and rows */
  skeleton?: ReactNode;
  /** the part of the list that has loaded */
  children: ReactNode;
  /** shown at the end of the page */
  feedback: ReactNode;
};

/**
 * Renders a page with one list: title, problems with a retry button, and the list. An empty list has an
 * illustration. Another customer's list has general words.
 */
export function ListPage(props: Props) {
  const { texts: own, answer, count, action, skeleton = <RowListSkeleton />, children, feedback } = props;
  const sharing = useSharing();
  const texts = sharing ? { ...own, ...sharedTexts.list } : own;
  const problem = props.problem === undefined ? problemOf(answer, texts) : props.problem;
  const isEmpty = count === 0 && !isLoading(answer) && !hasProblem(answer);
  return (
    <PageFrame feedback={feedback}>
      <div className={isEmpty ? 'kfp-beside' : undefined}>
        <div>
          <PageHead title={texts.title} lead={texts.lead} />
          {isEmpty && <Text className="kfp-section__lead">{texts.empty}</Text>}
          {action}
          {isEmpty && action === undefined && !sharing && <ToOverview />}
        </div>
        {isEmpty && (
          <div className="kfp-beside__picture">
            <EmptyPlot />
          </div>
        )}
      </div>
      <ListProblem problem={problem} answers={[answer]} />
      {isLoading(answer) && (
        <div aria-busy>
          <VisuallyHidden as="p" role="status">
            {texts.loading}
          </VisuallyHidden>
          <div aria-hidden="true">{skeleton}</div>
        </div>
      )}
      {children}
    </PageFrame>
  );
}

function ToOverview() {
  return (
    <p className="kfp-space-24">
      <ButtonLink variant="secondary" href={OVERVIEW_ADDRESS}>
        {uiTexts.toOverview}
      </ButtonLink>
    </p>
  );
}

function problemOf(answer: Answer, { failed, incomplete, missing }: Texts): Problem | null {
  if (!hasProblem(answer)) return null;
  return failureOf(answer, failed) ?? { tone: 'warning', text: incomplete, names: [missing] };
}
