import { trackClick } from '../analytics/track.ts';
import { useBoot } from '../platform/boot.tsx';
import { CardLink } from '../ui/Card.tsx';
import { Icon } from '../ui/Icon.tsx';
import { texts as general } from '../ui/texts.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { type QuickAction, quickActions } from './quick-actions.ts';
import { texts } from './texts.ts';

const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** Help, and what customers come for most, before anything that sells (spec: beyond §1.4, ADR-037). */
export function QuickActions() {
  return (
    <ul className="kfp-wide kfp-quick-actions" aria-label={texts.quickActions.label}>
      {quickActions(useBoot().distributor).map((action) => (
        <li key={action.id}>
          <Action {...action} />
        </li>
      ))}
    </ul>
  );
}

function Action({ id, icon, text, href, isExternal }: QuickAction) {
  return (
    <CardLink
      className="kfp-quick-action"
      href={href}
      {...(isExternal && NEW_TAB)}
      onClick={() => trackClick({ name: text, id })}
    >
      <Icon name={icon} />
      {text}
      {isExternal && (
        <>
          <Icon name="external" className="kfp-icon--small" />
          <VisuallyHidden>{general.opensInNewTab}</VisuallyHidden>
        </>
      )}
    </CardLink>
  );
}
