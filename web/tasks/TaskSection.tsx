import { Fragment } from 'react';
import { texts } from '#texts/tasks.ts';
import { trackClick } from '../analytics/track.ts';
import { ButtonLink, ExternalButtonLink } from '../ui/ButtonLink.tsx';
import { Heading } from '../ui/Heading.tsx';
import { MarkedText } from '../ui/MarkedText.tsx';
import { readable } from '../ui/readable.tsx';
import { Section } from '../ui/Section.tsx';
import { Tile } from '../ui/Tile.tsx';
import type { NextDate } from './next-date.ts';
import { TaskRows, TaskSkeleton } from './TaskRows.tsx';
import type { Task } from './task-list.ts';
import { hasNoTasks, type TasksState } from './tasks-state.ts';

/**
 * Renders the customer's tasks (spec: overview §2.1, beyond §6, ADR-017). The text for a customer without
 * tasks appears only if every source has answered. Tasks that can't be loaded have a skeleton.
 */
export function TaskSection({ tasks }: { tasks: TasksState }) {
  const { list, loading, failed, isComplete, next } = tasks;
  const [first, ...others] = list;
  const mayHaveMore = loading || failed || (first === undefined && !isComplete);
  const hasRows = others.length > 0 || (mayHaveMore && first !== undefined);
  return (
    <Section className="kfp-section" titleId="oppgavene-dine-tittel" title={texts.heading}>
      <div className="kfp-tasks">
        {first && <TopTask task={first} />}
        {!first && mayHaveMore && (
          <div className="kfp-task-card">
            <TaskSkeleton isMissing={!loading} />
          </div>
        )}
        {hasNoTasks(tasks) && <NothingWaits next={next} />}
        {hasRows && <TaskRows state={{ ...tasks, list: others }} />}
      </div>
    </Section>
  );
}

function NothingWaits({ next }: { next: NextDate | null }) {
  return (
    <div className="kfp-calm">
      <Heading level={3}>{texts.nothing}</Heading>
      {next ? (
        <p>
          {texts.next.label}{' '}
          {next.what.map((part, index) => (
            <Fragment key={String(index)}>
              <MarkedText part={part} />{' '}
            </Fragment>
          ))}
          {next.day}.
        </p>
      ) : (
        <p>{texts.notice}</p>
      )}
    </div>
  );
}

/** Renders the first task, with the page's only filled button. */
function TopTask({ task }: { task: Task }) {
  const { icon, title, amount, text, date, help, action, href, name, isExternal } = task;
  const Link = isExternal ? ExternalButtonLink : ButtonLink;
  return (
    <div className="kfp-task-card kfp-top-task">
      <Tile icon={icon} className="kfp-tile--waits" />
      <div>
        <Heading level={3}>
          <MarkedText part={title} />
        </Heading>
        {amount && <p className="kfp-amount kfp-top-task__amount">{readable(amount)}</p>}
        <p className={amount ? 'kfp-top-task__due' : 'kfp-subdued'}>
          <MarkedText part={text} />
        </p>
        {date && <p>{readable(date)}</p>}
        {help && <p className="kfp-subdued">{help.text}</p>}
      </div>
      <Link variant="primary" href={href} onClick={() => trackClick({ name, id: 'oppgave' })}>
        {action}
      </Link>
      {help && (
        <p className="kfp-top-task__link">
          <a className="kfp-link kfp-line-link" href={help.href}>
            {help.link}
          </a>
        </p>
      )}
    </div>
  );
}
