import { ExternalLink } from '../ui/ExternalLink.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { IconName } from '../ui/icons.ts';

type Props = { href: string; children: string; id?: string; icon?: IconName; external?: boolean };

/** Renders a footer link on its own line. An external link opens in a new tab and says so. */
export function FooterLink({ href, children, id, icon, external = false }: Props) {
  return (
    <p className="kfp-footer__line">
      {external ? (
        <ExternalLink className="kfp-footer__link" href={href}>
          <span className="kfp-link__text">{children}</span>
        </ExternalLink>
      ) : (
        <a className="kfp-footer__link" href={href} id={id}>
          {icon && <Icon name={icon} className="kfp-icon--small" />}
          <span className="kfp-link__text">{children}</span>
        </a>
      )}
    </p>
  );
}
