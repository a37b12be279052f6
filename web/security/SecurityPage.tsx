import './security.scss';
import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/security.ts';
import { activityCursor } from '../../domain/activity-cursor.ts';
import { DeletionSection } from '../my-data/DeletionSection.tsx';
import { MyDataSection } from '../my-data/MyDataSection.tsx';
import { isLoading } from '../platform/api/answers.ts';
import type { PageProps } from '../platform/page.ts';
import { useSearch } from '../platform/router/router.ts';
import { Loading } from '../ui/Loading.tsx';
import { PageFrame } from '../ui/PageFrame.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { ActivitySection } from './ActivitySection.tsx';
import { NewDeviceNotice } from './NewDeviceNotice.tsx';
import { activitiesQuery, CURSOR_PARAMETER, sessionsQuery } from './queries.ts';
import { SessionSection } from './SessionSection.tsx';

type Props = PageProps & {
  /** called when the customer has been logged out everywhere */
  onDisowned: () => void;
};

/** Renders the customer's sessions, activities and data, followed by `feedback` (spec: beyond §3). */
export function SecurityPage({ feedback, onDisowned }: Props) {
  const cursor = activityCursor(useSearch().get(CURSOR_PARAMETER));
  const sessions = useQuery(sessionsQuery);
  const activities = useQuery(activitiesQuery(cursor));
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
            <DeletionSection />
          </div>
        </div>
      )}
    </PageFrame>
  );
}
