import { endedTexts, LOG_IN_ANEW } from '#texts/login-ended.ts';
import { texts } from '#texts/shell.ts';
import type { LoginOutcome } from '../../domain/login-outcome.ts';
import type { PathParameters } from '../../domain/match-path.ts';
import { OVERVIEW_ADDRESS } from '../../domain/paths.ts';
import { LoggedOutView } from '../login/LoggedOutView.tsx';
import { PageMetadata } from '../platform/page-metadata.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';

type Ending = { state: keyof typeof endedTexts; status: number; address: string; action: string };

const ENDINGS: Readonly<Record<LoginOutcome, Ending>> = {
  'ikke-fullfort': {
    state: 'login-failed',
    status: 400,
    address: OVERVIEW_ADDRESS,
    action: LOG_IN_ANEW,
  },
  'fortsatt-innlogget': {
    state: 'still-logged-in',
    status: 400,
    address: OVERVIEW_ADDRESS,
    action: texts.error.backToOverview,
  },
  // The address that was asked for stands for the login, and goes on with it.
  vent: { state: 'many-logins', status: 429, address: '', action: texts.tryAgain },
};

/** What the server answers with in the place of a login that led to no session; in a frame its link leaves it. */
export function LoginOutcomePage({ parameters: { utfall } }: { parameters: PathParameters }) {
  const { state, status, address, action } = ENDINGS[utfall as LoginOutcome];
  return (
    <>
      <PageMetadata title={endedTexts[state].title} status={status} />
      <LoggedOutView state={state}>
        <ButtonLink variant="primary" href={address} target="_top">
          {action}
        </ButtonLink>
      </LoggedOutView>
    </>
  );
}
