import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/messages-unread.ts';
import { useBoot } from '../platform/boot.tsx';
import { unreadQuery } from './unread-query.ts';

/** The way to the messages, with the number of those that wait unread as soon as they are counted; nothing where the bank has an app for them. */
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
