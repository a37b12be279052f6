import { Feedback } from '../feedback/Feedback.tsx';
import { ProfilePage } from '../profile/ProfilePage.tsx';

/** The insurance profile as a page of the portal (spec: shell §2.1). */
export function ProfileRoute() {
  return <ProfilePage feedback={<Feedback kind="fantDuDetDuLetteEtter" />} />;
}
