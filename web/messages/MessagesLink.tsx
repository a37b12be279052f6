import { useQuery } from '@tanstack/react-query';
import { addressOf } from '../../domain/paths.ts';
import { Icon } from '../ui/Icon.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { unreadQuery } from './unread-query.ts';
import { texts } from './unread-texts.ts';

/** The header's way to the messages, with the number of those that wait unread as soon as somebody has counted them (ADR-061). */
export function MessagesLink({ path }: { path: string }) {
  const { antall = 0, systemSourceError } = useQuery({ ...unreadQuery, enabled: false }).data ?? {};
  return (
    <a className="kfp-mail" href={addressOf(path)}>
      <Icon name="mail" />
      <span className="kfp-mail__text">{texts.title}</span>
      {antall > 0 && (
        <>
          <span className="kfp-count" aria-hidden="true">
            {systemSourceError ? `${antall}+` : antall}
          </span>
          <VisuallyHidden>
            {' '}
            {systemSourceError ? texts.unreadAtLeast(antall) : texts.unread(antall)}
          </VisuallyHidden>
        </>
      )}
    </a>
  );
}
