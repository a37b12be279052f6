import { trackClick } from '../analytics/track.ts';
import { ButtonLink, ExternalButtonLink } from '../ui/ButtonLink.tsx';
import { Heading } from '../ui/Heading.tsx';
import { MarkedText } from '../ui/MarkedText.tsx';
import { readable } from '../ui/readable.tsx';
import { Tile } from '../ui/Tile.tsx';
import type { Task } from './task-list.ts';

/** Renders the first task, with the page's only filled button. */
export function TopTask({ task }: { task: Task }) {
  const { icon, title, amount, text, date, help } = task;
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
      <Action task={task} />
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

function Action({ task: { action, href, name, isExternal } }: { task: Task }) {
  const Link = isExternal ? ExternalButtonLink : ButtonLink;
  return (
    <Link variant="primary" href={href} onClick={() => trackClick({ name, id: 'oppgave' })}>
      {action}
    </Link>
  );
}
