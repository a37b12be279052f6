import './profile.scss';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFreshWhenSeen } from '../platform/api/use-fresh-when-seen.ts';
import { useBoot } from '../platform/boot.tsx';
import { PageMetadata } from '../platform/page-metadata.tsx';
import { ProfilePicture } from '../ui/illustrations/ProfilePicture.tsx';
import { ConsentSection } from './ConsentSection.tsx';
import { ProfileDetails } from './ProfileDetails.tsx';
import { profileCustomerQuery } from './queries.ts';
import { texts } from './texts.ts';

/** The insurance profile: what we know of the customer, and what they have said yes to (spec: shell §2.5). */
export function ProfilePage({ feedback }: { feedback: ReactNode }) {
  const { showSamtykkerMinProfil } = useBoot().distributor;
  const { data: customer } = useQuery(profileCustomerQuery);
  useFreshWhenSeen(profileCustomerQuery.queryKey);
  return (
    <>
      <PageMetadata title={texts.title} />
      <div className="kfp-wide kfp-sections kfp-profile">
        <div className="kfp-profile__top">
          <h1 className="jkl-title-small">{texts.title}</h1>
          <p className="jkl-body kfp-profile__subtitle">{texts.subtitle}</p>
          <div className="kfp-profile__main">
            <ProfileDetails />
            <div className="kfp-profile__picture">
              <ProfilePicture />
            </div>
          </div>
        </div>
        {showSamtykkerMinProfil && customer?.isBankkunde === false && <ConsentSection customer={customer} />}
        {feedback}
      </div>
    </>
  );
}
