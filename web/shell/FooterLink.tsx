import { Icon } from '../theme/Icon.tsx';
import type { IconName } from '../theme/icons.ts';
import { texts } from './texts.ts';

type Props = { href: string; children: string; id?: string; icon?: IconName; external?: boolean };

/** A link on a line of its own in the footer; an external one opens in a new tab and says so. */
export function FooterLink({ href, children, id, icon, external = false }: Props) {
  return (
    <p className="kfp-footer__line">
      <a
        className="kfp-footer__link"
        href={href}
        id={id}
        {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      >
        {icon && <Icon name={icon} className="kfp-icon--small" />}
        <span className="kfp-link__text">{children}</span>
        {external && <Icon name="external" className="kfp-icon--small" />}
        {external && <span className="jkl-sr-only">{texts.opensInNewTab}</span>}
      </a>
    </p>
  );
}
