import { texts } from '#texts/shell.ts';
import { Link } from '../platform/router/Link.tsx';
import { Icon } from '../ui/Icon.tsx';

type Props = { to: string; leadsBack: boolean };

/** Renders a link in the mobile bank, which hides our menu: to the profile, or back to the overview. */
export function BankAppLink({ to, leadsBack }: Props) {
  const text = leadsBack ? texts.error.backToOverview : texts.navigation.ownProfile;
  return (
    <section className="kfp-bank-app-link" aria-label={texts.navigation.label}>
      <Link className="kfp-wide" to={to}>
        {leadsBack && <Icon name="back" className="kfp-icon--small" />}
        <span className="kfp-link__text">{text}</span>
      </Link>
    </section>
  );
}
