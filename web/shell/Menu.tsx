import { useRef } from 'react';
import { texts } from '#texts/shell.ts';
import { useLanguagePath } from '../platform/language-path.ts';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { Icon } from '../ui/Icon.tsx';
import { LanguageLink } from './LanguageLink.tsx';
import { LOGOUT_FORM } from './LogoutButton.tsx';
import { NavigationLink } from './NavigationLink.tsx';
import type { NavigationItem } from './navigation-items.ts';
import { useCloseDetails } from './use-close-details.ts';

type Props = {
  items: readonly NavigationItem[];
  /** null if the address of the bank's online bank is unknown */
  onlineBank: string | null;
};

/** Renders «Meny», which replaces the bar below 1200 px, with more items. It works without scripts. */
export function Menu({ items, onlineBank }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  useCloseDetails(details);
  const hasLanguages = useLanguagePath() !== null;

  return (
    <details className="kfp-menu" ref={details}>
      <summary className="kfp-menu__button">
        <Icon name="menu" className="kfp-menu__open" />
        <Icon name="close" className="kfp-menu__close" />
        {texts.navigation.menu}
      </summary>
      <nav aria-label={texts.navigation.label}>
        <ul className="kfp-menu__list">
          {items.map((item) => (
            <li key={item.text}>
              <NavigationLink item={item} />
            </li>
          ))}
          {hasLanguages && (
            <li className="kfp-menu__leave">
              <LanguageLink className="kfp-navigation__link" />
            </li>
          )}
          {onlineBank && (
            <li className="kfp-menu__leave">
              <ExternalLink className="kfp-navigation__link" href={onlineBank}>
                <span className="kfp-navigation__text">{texts.navigation.toOnlineBank}</span>
              </ExternalLink>
            </li>
          )}
          <li className="kfp-menu__leave">
            <LogoutLine />
          </li>
        </ul>
      </nav>
    </details>
  );
}

function LogoutLine() {
  return (
    <button type="submit" form={LOGOUT_FORM} className="kfp-navigation__link">
      <span className="kfp-navigation__text">{texts.logOut}</span>
      <Icon name="logOut" className="kfp-icon--small" />
    </button>
  );
}
