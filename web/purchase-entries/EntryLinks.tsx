import { trackClick } from '../analytics/track.ts';
import { Icon } from '../ui/Icon.tsx';
import { readable } from '../ui/readable.tsx';
import type { EntryLink } from './entry-groups.ts';

/** The products of one group, each a link to where it is bought. */
export function EntryLinks({ links }: { links: readonly EntryLink[] }) {
  return (
    <ul className="kfp-purchase__links">
      {links.map(({ text, href }) => (
        <li key={href}>
          <a className="kfp-purchase__link" href={href} onClick={() => trackClick({ name: text })}>
            <span>{readable(text)}</span>
            <Icon name="chevron" />
          </a>
        </li>
      ))}
    </ul>
  );
}
