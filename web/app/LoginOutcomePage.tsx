import { LOG_IN_AGAIN, outcomeTexts, stillTexts } from '#texts/login-outcome.ts';
import { texts } from '#texts/shell.ts';
import { texts as general } from '#texts/ui.ts';
import type { LoginOutcome } from '../../domain/login-outcome.ts';
import type { PathParameters } from '../../domain/match-path.ts';
import { OVERVIEW_ADDRESS } from '../../domain/paths.ts';
import { LoggedOutView } from '../login/LoggedOutView.tsx';
import { useBoot } from '../platform/boot.tsx';
import { useLocation } from '../platform/router/router.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Text } from '../ui/Text.tsx';
import { loginAddress, requestedPath } from './login-address.ts';

const STATUS: Readonly<Record<LoginOutcome, number>> = {
  'ikke-fullfort': 400,
  stoppet: 400,
  'ugyldig-svar': 400,
  'for-lavt-niva': 403,
  'for-gammel': 403,
  'uten-fodselsnummer': 403,
  'feil-oppsett': 502,
  'svarer-ikke': 503,
  vent: 429,
};

type Props = { parameters: PathParameters };

/**
 * Renders the server's response to a login that did not create a session. Its link leads to a new login for the
 * requested page, if there is one. In a frame, the link leaves the frame.
 */
export function LoginOutcomePage({ parameters: { utfall } }: Props) {
  const outcome = utfall as LoginOutcome;
  // The page is at the address of the login, so an empty link retries the login.
  const canRetry = outcome === 'vent';
  const login = loginAddress(useBoot().distributor, requestedPath(useLocation().search));
  const address = canRetry ? '' : login;
  const text = outcomeTexts[outcome];
  return (
    <LoggedOutView text={text} status={STATUS[outcome]}>
      {address !== null && (
        <ButtonLink variant="primary" href={address} target="_top">
          {canRetry ? general.tryAgain : LOG_IN_AGAIN}
        </ButtonLink>
      )}
    </LoggedOutView>
  );
}

/**
 * Renders the same when the browser has an earlier session that continues. The link leads back to the page that asked for
 * a fresh login.
 */
export function StillLoggedInPage({ parameters: { utfall } }: Props) {
  const outcome = utfall as LoginOutcome;
  const isPlain = outcome === 'ikke-fullfort';
  const text = isPlain ? stillTexts.notCompleted : outcomeTexts[outcome];
  const page = requestedPath(useLocation().search);
  const isElsewhere = !isPlain && page !== null && page !== OVERVIEW_ADDRESS;
  return (
    <LoggedOutView text={text} status={STATUS[outcome]}>
      {!isPlain && <Text>{stillTexts.still}</Text>}
      <ButtonLink variant="primary" href={isElsewhere ? page : OVERVIEW_ADDRESS} target="_top">
        {isElsewhere ? texts.error.goBack : general.toOverview}
      </ButtonLink>
    </LoggedOutView>
  );
}
