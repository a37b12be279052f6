import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/messages-unread.ts';
import { useBoot } from '../platform/boot.tsx';
import { unreadQuery } from './unread-query.ts';

/**
 * Renders a link to the messages, with the number of unread ones when it is known. Renders nothing if the
 * bank shows messages in its own app.
 */
export function MessagesLink({ className }: { className: string }) {
  const { egneSider, messagesUrl } = useBoot().distributor;
  const isOurs = egneSider.includes('meldinger');
  const { data } = useQuery({ ...unreadQuery, enabled: isOurs });
  if (!isOurs) return null;
  return (
    <p className={className}>
      <a className="kfp-link" href={messagesUrl}>
        {texts.link(data?.antall ?? 0, data?.systemSourceError ?? false)}
      </a>
    </p>
  );
}
