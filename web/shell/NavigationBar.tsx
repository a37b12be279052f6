import { texts } from '#texts/shell.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/Icon.tsx';
import { NavigationLink } from './NavigationLink.tsx';
import type { NavigationItem } from './navigation-items.ts';

type Props = {
  items: readonly NavigationItem[];
  /** whether the items are also shown below 1200 px, where they are normally in the menu */
  always: boolean;
  /** handler of the newer variant's «Tilbake»; absent in the other variant */
  onBack?: (() => void) | undefined;
};

/** Renders the bar under the header, from 1200 px (spec: shell §2.7). */
export function NavigationBar({ items, always, onBack }: Props) {
  const modifiers = [always && 'kfp-navigation--always', onBack && 'kfp-navigation--back'];
  return (
    <div className={classNames('kfp-navigation', ...modifiers)}>
      <div className="kfp-wide kfp-navigation__content">
        {onBack && (
          <button type="button" className="kfp-navigation__back" onClick={onBack}>
            <Icon name="back" className="kfp-icon--small" />
            {texts.navigation.back}
          </button>
        )}
        <nav className="kfp-navigation__bar" aria-label={texts.navigation.label}>
          <ul className="kfp-navigation__list">
            {items.map((item) => (
              <li key={item.text}>
                <NavigationLink item={item} />
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}
