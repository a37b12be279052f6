import { texts } from '#texts/shell.ts';
import { ExternalLink } from '../ui/ExternalLink.tsx';

/** Renders the header's link to the online bank (spec: shell §2.8). */
export function OnlineBankLink({ href }: { href: string }) {
  return (
    <ExternalLink className="kfp-header__link" href={href}>
      <span className="kfp-link__text">{texts.navigation.toOnlineBank}</span>
    </ExternalLink>
  );
}
