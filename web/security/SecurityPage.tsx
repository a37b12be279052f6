import './security.scss';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/security.ts';
import type { ActivityEntry } from '../../contract/activities.ts';
import { activityCursor } from '../../domain/activity-cursor.ts';
import { daysAgo } from '../../domain/oslo-time.ts';
import { formatPhone } from '../../domain/phone.ts';
import { DeletionSection } from '../my-data/DeletionSection.tsx';
import { MyDataSection } from '../my-data/MyDataSection.tsx';
import { isLoading } from '../platform/api/answers.ts';
import { useBoot } from '../platform/boot.tsx';
import type { PageProps } from '../platform/page.ts';
import { useSearch } from '../platform/router/router.ts';
import { Loading } from '../ui/Loading.tsx';
import { Message } from '../ui/Message.tsx';
import { PageFrame } from '../ui/PageFrame.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { ActivitySection } from './ActivitySection.tsx';
import { activitiesQuery, CURSOR_PARAMETER, sessionsQuery } from './queries.ts';
import { SessionSection } from './SessionSection.tsx';
import { timeWords } from './time-words.ts';

type Props = PageProps & {
  /** called when the customer has been logged out everywhere */
  onDisowned: () => void;
};

/** Renders the customer's sessions, activities and data, followed by `feedback` (spec: beyond §3). */
export function SecurityPage({ feedback, onDisowned }: Props) {
  const client = useQueryClient();
  const cursor = activityCursor(useSearch().get(CURSOR_PARAMETER));
  const sessions = useQuery(sessionsQuery);
  const activities = useQuery(activitiesQuery(cursor));
  const refetchActivities = () => void client.invalidateQueries({ queryKey: activitiesQuery(null).queryKey });
  return (
    <PageFrame feedback={feedback}>
      <PageHead title={texts.title} lead={texts.lead} />
      {isLoading(sessions) || isLoading(activities) ? (
        <Loading text={texts.loading} />
      ) : (
        <div className="kfp-columns kfp-columns--wide-side">
          <div>
            {activities.data?.nyeEnheter && <NewDeviceNotice logins={activities.data.nyeEnheter} />}
            <SessionSection answer={sessions} />
            <ActivitySection cursor={cursor} onDisowned={onDisowned} />
          </div>
          <div>
            <MyDataSection />
            <DeletionSection onStored={refetchActivities} />
          </div>
        </div>
      )}
    </PageFrame>
  );
}

/** The number of days that a login from a new device is shown as new. */
const NOTICE_DAYS = 14;

/**
 * Renders a notice about a login from a new device, with instructions in case it was not the customer. The
 * new device itself does not get the notice.
 */
function NewDeviceNotice({ logins }: { logins: readonly ActivityEntry[] }) {
  const { today, distributor } = useBoot();
  const here = useQuery(sessionsQuery).data?.okter.find(({ denne }) => denne)?.enhet;
  const login = logins.find(
    ({ enhet, tidspunkt }) => enhet !== here && daysAgo(tidspunkt, today) <= NOTICE_DAYS,
  );
  if (!login?.enhet) return null;
  const { text, help } = texts.newDevice;
  return (
    <div className="kfp-space-24">
      <Message tone="info">
        {text(login.enhet, timeWords(login.tidspunkt, today))}{' '}
        <strong>{help(formatPhone(distributor.bankkontakt.telefon))}</strong>
      </Message>
    </div>
  );
}
