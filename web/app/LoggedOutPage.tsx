import { callUs, endedTexts } from '#texts/login-ended.ts';
import { texts } from '#texts/shell.ts';
import { OVERVIEW_ADDRESS } from '../../domain/paths.ts';
import { formatPhone, phoneHref } from '../../domain/phone.ts';
import { LoggedOutView } from '../login/LoggedOutView.tsx';
import { useLoginElsewhere } from '../login/use-login-elsewhere.ts';
import { useBoot } from '../platform/boot.tsx';
import { useSession } from '../platform/session/session.ts';
import type { SessionEnd } from '../platform/session/tabs.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { PageLoading } from '../ui/PageLoading.tsx';
import { loginAddress } from './login-address.ts';
import { useRememberedPage } from './remembered-page.ts';

export const LogoutPage = () => <LoggedOutPage how="logout" />;
export const TimeoutPage = () => <LoggedOutPage how="timeout" />;
export const EverywherePage = () => <LoggedOutPage how="everywhere" />;

/** How the customer was logged out. `everywhere`: on all devices, after a login by another person. */
type How = SessionEnd | 'everywhere';

const STATES = {
  logout: 'logged-out',
  timeout: 'timed-out',
  everywhere: 'logged-out-everywhere',
} as const satisfies Record<How, keyof typeof endedTexts>;

/**
 * Renders /utlogget and /tidsavbrudd, for distributors without pages of their own, and /utlogget-overalt. Says why the
 * customer is logged out, and links to the login. If the customer is logged in, it says so.
 */
function LoggedOutPage({ how }: { how: How }) {
  const { distributor } = useBoot();
  const { telefon } = distributor.bankkontakt;
  const session = useSession();
  const remembered = useRememberedPage();
  useLoginElsewhere();
  const page = how === 'timeout' ? remembered : null;

  if (session === 'loading') return <PageLoading text={texts.pleaseWait} />;
  if (session === 'logged-in') {
    return (
      <LoggedOutView text={endedTexts['logged-in']}>
        <ButtonLink variant="primary" href={page ?? OVERVIEW_ADDRESS}>
          {texts.goOn}
        </ButtonLink>
      </LoggedOutView>
    );
  }
  const address = loginAddress(distributor, page);
  return (
    <LoggedOutView text={endedTexts[STATES[how]]}>
      {how === 'everywhere' && (
        <ButtonLink variant="primary" href={phoneHref(telefon)}>
          {callUs(formatPhone(telefon))}
        </ButtonLink>
      )}
      {address && (
        <ButtonLink variant={how === 'everywhere' ? 'secondary' : 'primary'} href={address}>
          {texts.logInAgain}
        </ButtonLink>
      )}
    </LoggedOutView>
  );
}
