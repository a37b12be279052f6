import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/security.ts';
import type { ActivityEntry } from '../../contract/security.ts';
import { daysAgo } from '../../domain/oslo-time.ts';
import { formatPhone } from '../../domain/phone.ts';
import { useBoot } from '../platform/boot.tsx';
import { Message } from '../ui/Message.tsx';
import { sessionsQuery } from './queries.ts';
import { timeWords } from './time-words.ts';

/** The number of days that a login from a new device is shown as new. */
const NOTICE_DAYS = 14;

/**
 * Renders a notice about a login from a new device, with instructions in case it was not the customer. The
 * new device itself does not get the notice.
 */
export function NewDeviceNotice({ logins }: { logins: readonly ActivityEntry[] }) {
  const { today, distributor } = useBoot();
  const here = useQuery(sessionsQuery).data?.okter.find(({ denne }) => denne)?.enhet;
  const login = logins.find(
    ({ enhet, tidspunkt }) => enhet !== here && daysAgo(tidspunkt, today) <= NOTICE_DAYS,
  );
  if (!login?.enhet) return null;
  const { text, help } = texts.newDevice;
  return (
    <div className="kfp-security__notice">
      <Message tone="info">
        {text(login.enhet, timeWords(login.tidspunkt, today))}{' '}
        <strong>{help(formatPhone(distributor.bankkontakt.telefon))}</strong>
      </Message>
    </div>
  );
}
