import { trackClick } from '../analytics/track.ts';
import { Link } from '../platform/router/Link.tsx';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import type { NavigationItem } from './navigation-items.ts';

/**
 * Renders an item of the bar or the menu, and tracks clicks. The active one is marked by aria-current, weight
 * and a bar, not only by colour.
 */
export function NavigationLink({ item }: { item: NavigationItem }) {
  const { text, name, target, count, isActive } = item;
  const content = (
    <span className="kfp-navigation__text">
      {text}
      {count !== undefined && <span className="kfp-count">{count}</span>}
    </span>
  );
  const onClick = () => trackClick({ name, id: 'meny' });
  const current = isActive ? ({ 'aria-current': 'page' } as const) : {};

  if (target.kind === 'external') {
    return (
      <ExternalLink className="kfp-navigation__link" href={target.href} onClick={onClick} {...current}>
        {content}
      </ExternalLink>
    );
  }
  if (target.kind === 'route') {
    return (
      <Link className="kfp-navigation__link" to={target.to} onClick={onClick} {...current}>
        {content}
      </Link>
    );
  }
  return (
    <a className="kfp-navigation__link" href={target.href} onClick={onClick} {...current}>
      {content}
    </a>
  );
}
