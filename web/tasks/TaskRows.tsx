import { texts } from '#texts/tasks.ts';
import { ExpanderLine } from '../ui/ExpanderLine.tsx';
import { Icon } from '../ui/Icon.tsx';
import { MarkedText } from '../ui/InlineFacts.tsx';
import { countTask } from './count-task.ts';
import { TaskSkeleton } from './TaskSkeleton.tsx';
import type { Task } from './task-list.ts';
import type { TasksState } from './tasks-state.ts';

/** More rows than this are folded away: the insurances come before the twentieth task (ADR-037). */
const SHOWN_AT_FIRST = 3;

/** The tasks after the first as rows of one card, many of them folded away, and a row for what is coming or missing. */
export function TaskRows({ state: { list: tasks, loading, failed } }: { state: TasksState }) {
  const folded = tasks.slice(SHOWN_AT_FIRST);
  return (
    <ul className="kfp-task-card kfp-task-rows">
      {tasks.slice(0, SHOWN_AT_FIRST).map((task) => (
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

function TaskRow({ task: { icon, title, text, name, href } }: { task: Task }) {
  return (
    <li>
      <a className="kfp-task" href={href} onClick={() => countTask(name)}>
        <span className="kfp-tile">
          <Icon name={icon} />
        </span>
        <span className="kfp-task__text">
          <span className="kfp-task__title">
            <MarkedText part={title} />
          </span>{' '}
          <span className="kfp-subdued">
            <MarkedText part={text} />
          </span>
        </span>
        <Icon name="chevron" />
      </a>
    </li>
  );
}
