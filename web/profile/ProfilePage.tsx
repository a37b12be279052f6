import './profile.scss';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { texts } from '#texts/profile.ts';
import { texts as shellTexts } from '#texts/shell.ts';
import { addressOf, PATHS } from '../../domain/paths.ts';
import { MessagesLink } from '../messages/MessagesLink.tsx';
import { useBoot } from '../platform/boot.tsx';
import type { PageProps } from '../platform/page.ts';
import { ProfilePicture } from '../ui/illustrations/Scenes.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { LazyConsentSection } from './LazyConsentSection.ts';
import { LazyForm } from './LazyForm.ts';
import { ProfileDetails } from './ProfileDetails.tsx';
import { answersConsents, profileCustomerQuery } from './queries.ts';

export const title = texts.title;

/** The forms of its rows. */
export const forms = [LazyForm];

/** Renders the insurance profile: the customer's data and consents (spec: shell §2.5). */
export function ProfilePage({ feedback }: PageProps) {
  const { distributor, inMobileBank } = useBoot();
  const { footer, navigation } = shellTexts;
  const links = [
    [PATHS.security, footer.security],
    [PATHS.sharing, footer.sharing],
    // In the app there is no menu, and the overview leads only to open claims.
    ...(inMobileBank && distributor.egneSider.includes('skader') ? [['/skadesaker', navigation.claims]] : []),
  ] as const;
  const { data: customer, isPending } = useQuery(profileCustomerQuery);
  // Loads the forms before a row is opened. After a failure, opening a row tries again.
  useEffect(() => void LazyForm.preload().catch(() => {}), []);
  return (
    <div className="kfp-wide kfp-sections kfp-profile">
      <div className="kfp-profile__top">
        <PageHead title={texts.title} lead={texts.subtitle} />
        {(isPending || customer?.navn) && <p className="kfp-profile__name">{customer?.navn ?? '\u00a0'}</p>}
        <MessagesLink />
        <p className="kfp-profile__more">
          {links.map(([path, text]) => (
            <a key={path} className="kfp-link kfp-line-link" href={addressOf(path)}>
              {text}
            </a>
          ))}
        </p>
      </div>
      <ProfileDetails />
      {customer && answersConsents(customer, distributor) && <LazyConsentSection customer={customer} />}
      <div className="kfp-profile__picture">
        <ProfilePicture />
      </div>
      {feedback}
    </div>
  );
}
