import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/messages-unread.ts';
import { endpointQuery } from '../platform/api/endpoint-query.ts';
import { useBoot } from '../platform/boot.tsx';

/** The query for the number of unread messages. It does not renew the session, since the page sends it (ADR-030). */
const unreadQuery = endpointQuery('GET /meldinger/uleste', {
  staleTime: 5 * 60_000,
  meta: { renews: false },
});

/** Renders a link to the messages with the number of unread ones, unless the bank has its own app for them. */
export function MessagesLink() {
  const { egneSider, messagesUrl } = useBoot().distributor;
  const isOurs = egneSider.includes('meldinger');
  const { data } = useQuery({ ...unreadQuery, enabled: isOurs });
  if (!isOurs) return null;
  return (
    <p className="kfp-space-16">
      <a className="kfp-link kfp-line-link" href={messagesUrl}>
        {texts.link(data?.antall ?? 0, data?.systemSourceError ?? false)}
      </a>
    </p>
  );
}
