import { trackClick } from '../analytics/track.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Heading } from '../ui/Heading.tsx';
import { Icon } from '../ui/Icon.tsx';
import { readable } from '../ui/readable.tsx';
import { TaskSkeleton } from './TaskSkeleton.tsx';
import type { Task } from './task-list.ts';
import type { TasksState } from './tasks-state.ts';

/** The tasks as rows of one card, and a row for what is coming or missing; the first has the page's one filled button. */
export function TaskCard({ state: { list, loading, failed } }: { state: TasksState }) {
  const [first, ...others] = list;
  return (
    <ul className="kfp-task-card">
      {first && (
        <li>
          <TopTask task={first} />
        </li>
      )}
      {others.map((task) => (
        <li key={task.key}>
          <TaskRow task={task} />
        </li>
      ))}
      {(loading || failed) && (
        <li>
          <TaskSkeleton isMissing={!loading} />
        </li>
      )}
    </ul>
  );
}

function TopTask({ task: { icon, title, text, action, href } }: { task: Task }) {
  return (
    <div className="kfp-top-task">
      <span className="kfp-tile kfp-tile--waits">
        <Icon name={icon} />
      </span>
      <div>
        <Heading level={3}>{title}</Heading>
        <p className="kfp-subdued">{readable(text)}</p>
      </div>
      <ButtonLink variant="primary" href={href} onClick={() => countTask(action)}>
        {action}
      </ButtonLink>
    </div>
  );
}

function TaskRow({ task: { icon, title, text, action, href } }: { task: Task }) {
  return (
    <a className="kfp-task" href={href} onClick={() => countTask(action)}>
      <span className="kfp-tile">
        <Icon name={icon} />
      </span>
      <span className="kfp-task__text">
        <span className="kfp-task__title">{readable(title)}</span>{' '}
        <span className="kfp-subdued">{readable(text)}</span>
      </span>
      <Icon name="chevron" />
    </a>
  );
}

/** By what is to be done: a task's title can name a vehicle. */
function countTask(action: string): void {
  trackClick({ name: action, id: 'oppgave' });
}
