import { OVERVIEW_ADDRESS } from '../../domain/paths.ts';
import { LoggedOutView } from '../login/LoggedOutView.tsx';
import { useBoot } from '../platform/boot.tsx';
import { useSession } from '../platform/session/session.ts';
import type { SessionEnd } from '../platform/session/tabs.ts';
import { texts } from '../shell/texts.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Loading } from '../ui/Loading.tsx';
import { loginAddress } from './login-address.ts';
import { useRememberedPage } from './remembered-page.ts';

/**
 * /utlogget and /tidsavbrudd: says that nobody is logged in, why, and leads to the login; for distributors without pages
 * of their own for it. Where somebody is logged in all the same it says so.
 */
export function LoggedOutPage({ how }: { how: SessionEnd }) {
  const { distributor } = useBoot();
  const session = useSession();
  const remembered = useRememberedPage();
  const page = how === 'timeout' ? remembered : null;

  if (session === 'loading') return <Loading text={texts.pleaseWait} />;
  if (session === 'logged-in') {
    return (
      <LoggedOutView state="logged-in">
        <ButtonLink variant="primary" href={page ?? OVERVIEW_ADDRESS}>
          {texts.goOn}
        </ButtonLink>
      </LoggedOutView>
    );
  }
  const address = loginAddress(distributor, page);
  return (
    <LoggedOutView state={how === 'timeout' ? 'timed-out' : 'logged-out'}>
      {address && (
        <ButtonLink variant="primary" href={address}>
          {texts.logInAgain}
        </ButtonLink>
      )}
    </LoggedOutView>
  );
}
