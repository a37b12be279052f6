import { texts } from '#texts/ui.ts';
import { Icon } from '../ui/Icon.tsx';
import { NEW_TAB } from '../ui/new-tab.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

/** Returns what a card's link needs where it leads out of the portal, to a new tab; nothing else does. */
export function newTabFor(href: string) {
  return href.startsWith('/') ? {} : NEW_TAB;
}

/** Shows and says that a card leads out of the portal, after its name. */
export function ExternalMark({ href }: { href: string }) {
  if (href.startsWith('/')) return null;
  return (
    <span className="kfp-stays-with-word">
      <Icon name="external" className="kfp-icon--small" />
      <VisuallyHidden> {texts.opensInNewTab}</VisuallyHidden>
    </span>
  );
}
