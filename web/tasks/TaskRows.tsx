import { texts } from '#texts/tasks.ts';
import { trackClick } from '../analytics/track.ts';
import { ExpanderLine } from '../ui/ExpanderLine.tsx';
import { Icon } from '../ui/Icon.tsx';
import { MarkedText } from '../ui/MarkedText.tsx';
import { NEW_TAB } from '../ui/new-tab.ts';
import { OpensIn } from '../ui/OpensIn.tsx';
import { readable } from '../ui/readable.tsx';
import { Tile } from '../ui/Tile.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import type { Task } from './task-list.ts';
import type { TasksState } from './tasks-state.ts';

/** Maximum number of rows without folding. With the first task, that makes five tasks (ADR-017). */
const MAX_UNFOLDED = 4;
/** Number of rows above the fold if there are more. */
const SHOWN_AT_FIRST = 3;

/** Renders the tasks after the first as rows of a card, with a fold for many and a placeholder for missing tasks. */
export function TaskRows({ state: { list: tasks, loading, failed } }: { state: TasksState }) {
  const shown = tasks.length > MAX_UNFOLDED ? SHOWN_AT_FIRST : tasks.length;
  const folded = tasks.slice(shown);
  return (
    <ul className="kfp-task-card kfp-task-rows">
      {tasks.slice(0, shown).map((task) => (
        <TaskRow key={task.key} task={task} />
      ))}
      {(loading || failed) && (
        <li>
          <TaskSkeleton isMissing={!loading} />
        </li>
      )}
      {folded.length > 0 && (
        <li>
          <details className="kfp-task-fold">
            <ExpanderLine>{texts.more(folded.length)}</ExpanderLine>
            <ul className="kfp-task-rows">
              {folded.map((task) => (
                <TaskRow key={task.key} task={task} />
              ))}
            </ul>
          </details>
        </li>
      )}
    </ul>
  );
}

function TaskRow({ task }: { task: Task }) {
  const { icon, title, text, date, name, href, isExternal = false } = task;
  return (
    <li>
      <a
        className="kfp-task"
        href={href}
        {...(isExternal && NEW_TAB)}
        onClick={() => trackClick({ name, id: 'oppgave' })}
      >
        <Tile icon={icon} />
        <span className="kfp-task__text">
          <span className="kfp-task__title">
            <MarkedText part={title} />
          </span>{' '}
          <span className="kfp-subdued">
            <MarkedText part={text} />
          </span>{' '}
          {date && <span className="kfp-task__date">{readable(date)}</span>}
        </span>
        <Icon name={isExternal ? 'external' : 'chevron'} />
        {isExternal && <OpensIn />}
      </a>
    </li>
  );
}

/** Renders a row of the final size as a placeholder for tasks that are loading or missing. */
export function TaskSkeleton({ isMissing }: { isMissing: boolean }) {
  return (
    <div className="kfp-task" aria-busy={!isMissing}>
      <VisuallyHidden as="p">{isMissing ? texts.missing : texts.loading}</VisuallyHidden>
      <span className="kfp-skeleton kfp-skeleton--tile" />
      <span className="kfp-task__text">
        <span className="kfp-skeleton kfp-skeleton--name" />
        <span className="kfp-skeleton kfp-skeleton--description" />
      </span>
    </div>
  );
}
