import { texts } from '#texts/shell.ts';
import { texts as general } from '#texts/ui.ts';
import { PATHS } from '../../domain/paths.ts';
import { Link } from '../platform/router/Link.tsx';
import { Icon } from '../ui/Icon.tsx';

/** Renders a link in the mobile bank, which hides our menu: to the profile, or back to the overview. */
export function BankAppLink({ leadsBack }: { leadsBack: boolean }) {
  const text = leadsBack ? general.toOverview : texts.navigation.ownProfile;
  return (
    <section className="kfp-bank-app-link" aria-label={texts.navigation.label}>
      <Link className="kfp-wide" to={leadsBack ? PATHS.overview : PATHS.profile}>
        {leadsBack && <Icon name="back" className="kfp-icon--small" />}
        <span className="kfp-link__text">{text}</span>
      </Link>
    </section>
  );
}
