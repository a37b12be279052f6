import { trackClick } from '../analytics/track.ts';
import { Link } from '../platform/router/Link.tsx';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import type { NavigationItem } from './navigation-items.ts';

/** Renders an item of the bar or the menu. The active one is marked not only by colour. */
export function NavigationLink({ item }: { item: NavigationItem }) {
  const { text, name, target, count, isActive } = item;
  const link = {
    className: 'kfp-navigation__link',
    onClick: () => trackClick({ name, id: 'meny' }),
    ...(isActive && { 'aria-current': 'page' as const }),
    children: (
      <span className="kfp-navigation__text">
        {text}
        {count !== undefined && <span className="kfp-count">{count}</span>}
      </span>
    ),
  };
  if (target.kind === 'route') return <Link {...link} to={target.to} />;
  return target.kind === 'external' ? (
    <ExternalLink {...link} href={target.href} />
  ) : (
    <a {...link} href={target.href} />
  );
}
