import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Heading } from '../ui/Heading.tsx';
import { Icon } from '../ui/Icon.tsx';
import { MarkedText } from '../ui/InlineFacts.tsx';
import { countTask } from './count-task.ts';
import type { Task } from './task-list.ts';

/** The task that comes first, with the page's one filled button. */
export function TopTask({ task: { icon, title, text, action, name, href } }: { task: Task }) {
  return (
    <div className="kfp-task-card kfp-top-task">
      <span className="kfp-tile kfp-tile--waits">
        <Icon name={icon} />
      </span>
      <div>
        <Heading level={3}>
          <MarkedText part={title} />
        </Heading>
        <p className="kfp-subdued">
          <MarkedText part={text} />
        </p>
      </div>
      <ButtonLink variant="primary" href={href} onClick={() => countTask(name)}>
        {action}
      </ButtonLink>
    </div>
  );
}
