import { texts } from '#texts/overview.ts';
import { formatPhone } from '../../domain/phone.ts';
import { trackClick } from '../analytics/track.ts';
import { CardLink } from '../ui/Card.tsx';
import { Icon } from '../ui/Icon.tsx';
import { NEW_TAB } from '../ui/new-tab.ts';
import { OpensIn } from '../ui/OpensIn.tsx';
import type { QuickAction } from './quick-actions.ts';

/** Renders links to help and to the most used pages, above all sales content (spec: beyond §1.4, ADR-017). */
export function QuickActions({ actions }: { actions: readonly QuickAction[] }) {
  return (
    <ul className="kfp-wide kfp-quick-actions" aria-label={texts.quickActions.label}>
      {actions.map((action) => (
        <li key={action.id}>
          <Action {...action} />
        </li>
      ))}
    </ul>
  );
}

function Action({ id, name, icon, text, href, isExternal }: QuickAction) {
  return (
    <CardLink
      className="kfp-quick-action"
      href={href}
      title={href.startsWith('tel:') ? formatPhone(href.slice('tel:'.length)) : undefined}
      {...(isExternal && NEW_TAB)}
      onClick={() => trackClick({ name, id })}
    >
      <Icon name={icon} className="kfp-accent" />
      {text}
      {isExternal && (
        <>
          <Icon name="external" className="kfp-accent kfp-icon--small" />
          <OpensIn />
        </>
      )}
    </CardLink>
  );
}
