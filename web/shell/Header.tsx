import type { ReactNode } from 'react';
import { texts } from '#texts/shell.ts';
import type { DistributorView } from '../../contract/first-page.ts';
import { OVERVIEW_ADDRESS } from '../../domain/paths.ts';
import { useKeepPerson } from '../platform/sharing.ts';
import { classNames } from '../ui/class-names.ts';

type Props = {
  distributor: Pick<DistributorView, 'wordmark' | 'wordmarkWeight' | 'logo' | 'headerAlignment'>;
  /** the buttons next to the wordmark */
  actions: ReactNode;
  /** «Meny», with its button at the right and its content below */
  menu: ReactNode;
};

/** Renders the header: the logo or wordmark as a link to the overview, and the buttons (spec: shell §2.8). */
export function Header({ distributor, actions, menu }: Props) {
  const { wordmark, wordmarkWeight, logo, headerAlignment } = distributor;
  const keepPerson = useKeepPerson();
  const centre = headerAlignment === 'centre' && 'kfp-header--centre';
  return (
    <header className={classNames('kfp-header', centre, menu ? 'kfp-header--menu' : null)}>
      <div className="kfp-wide kfp-header__content">
        <a
          className={`kfp-wordmark kfp-wordmark--${wordmarkWeight}`}
          href={keepPerson(OVERVIEW_ADDRESS)}
          aria-label={texts.toOverview(wordmark)}
        >
          {logo ? <img alt="" {...logo} /> : wordmark}
        </a>
        <div className="kfp-header__actions">{actions}</div>
      </div>
      {menu}
    </header>
  );
}
