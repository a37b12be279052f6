import { Icon } from '../ui/Icon.tsx';
import { NEW_TAB } from '../ui/new-tab.ts';
import { OpensIn } from '../ui/OpensIn.tsx';

/** Returns the link attributes that open an address outside the portal in a new tab. */
export function newTabFor(href: string) {
  return href.startsWith('/') ? {} : NEW_TAB;
}

/** Renders an icon and a hidden text after the name of a card whose link leaves the portal. */
export function ExternalMark({ href }: { href: string }) {
  if (href.startsWith('/')) return null;
  return (
    <span className="kfp-stays-with-word kfp-external-mark">
      <Icon name="external" className="kfp-icon--small" />
      <OpensIn />
    </span>
  );
}
