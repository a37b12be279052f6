import { useEffect } from 'react';
import { callUs, endedTexts } from '#texts/login-ended.ts';
import { texts } from '#texts/shell.ts';
import { OVERVIEW_ADDRESS } from '../../domain/paths.ts';
import { formatPhone, phoneHref } from '../../domain/phone.ts';
import { LoggedOutView } from '../login/LoggedOutView.tsx';
import { useLoginElsewhere } from '../login/use-login-elsewhere.ts';
import { useLoginLink } from '../login/use-login-link.ts';
import { useBoot } from '../platform/boot.tsx';
import { useSession } from '../platform/session/session.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { LOADING } from './lazy-root.tsx';
import { loginAddress } from './login-address.ts';
import { forgetPage, useRememberedPage } from './remembered-page.ts';

export const LogoutPage = () => <LoggedOutPage state="logged-out" />;
export const TimeoutPage = () => <LoggedOutPage state="timed-out" />;
export const EverywherePage = () => <LoggedOutPage state="logged-out-everywhere" />;

/** `logged-out-everywhere`: on all devices, after a login by another person. */
type Props = { state: 'logged-out' | 'timed-out' | 'logged-out-everywhere' };

/**
 * Renders /utlogget and /tidsavbrudd, for distributors without pages of their own, and /utlogget-overalt. Says why the
 * customer is logged out, and links to the login. If the customer is logged in, it says so.
 */
function LoggedOutPage({ state }: Props) {
  const { distributor } = useBoot();
  const { telefon } = distributor.bankkontakt;
  const session = useSession();
  const remembered = useRememberedPage();
  useLoginElsewhere();
  const page = state === 'timed-out' ? remembered : null;
  const login = useLoginLink(loginAddress(distributor, page) ?? '');
  const isEverywhere = state === 'logged-out-everywhere';

  useEffect(() => {
    // A form that logged out before scripts ran has forgotten nothing.
    if (session === 'logged-out' && state !== 'timed-out') forgetPage();
  }, [session, state]);

  if (session === 'loading') return LOADING;
  if (session === 'logged-in') {
    return (
      <LoggedOutView text={endedTexts['logged-in']}>
        <ButtonLink variant="primary" href={page ?? OVERVIEW_ADDRESS}>
          {texts.goOn}
        </ButtonLink>
      </LoggedOutView>
    );
  }
  return (
    <LoggedOutView text={endedTexts[state]}>
      {isEverywhere && (
        <ButtonLink variant="primary" href={phoneHref(telefon)}>
          {callUs(formatPhone(telefon))}
        </ButtonLink>
      )}
      {login.href && (
        <ButtonLink variant={isEverywhere ? 'secondary' : 'primary'} {...login}>
          {texts.logInAgain}
        </ButtonLink>
      )}
    </LoggedOutView>
  );
}
