import { LOG_IN_ANEW, outcomeTexts, stillTexts } from '#texts/login-outcome.ts';
import { texts } from '#texts/shell.ts';
import type { LoginOutcome } from '../../domain/login-outcome.ts';
import type { PathParameters } from '../../domain/match-path.ts';
import { OVERVIEW_ADDRESS } from '../../domain/paths.ts';
import { LoggedOutView } from '../login/LoggedOutView.tsx';
import { PageMetadata } from '../platform/page-metadata.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Text } from '../ui/Text.tsx';

const STATUS: Readonly<Record<LoginOutcome, number>> = {
  'ikke-fullfort': 400,
  'ugyldig-svar': 400,
  'for-lavt-niva': 403,
  'for-gammel': 403,
  'uten-fodselsnummer': 403,
  'feil-oppsett': 502,
  'svarer-ikke': 503,
  vent: 429,
};

type Props = { parameters: PathParameters };

/** What the server answers with in the place of a login that led to no session; in a frame its link leaves it. */
export function LoginOutcomePage({ parameters: { utfall } }: Props) {
  const outcome = utfall as LoginOutcome;
  // The address that was asked for stands for the login, and goes on with it.
  const goesOn = outcome === 'vent';
  const text = outcomeTexts[outcome];
  return (
    <>
      <PageMetadata title={text.title} status={STATUS[outcome]} />
      <LoggedOutView text={text}>
        <ButtonLink variant="primary" href={goesOn ? '' : OVERVIEW_ADDRESS} target="_top">
          {goesOn ? texts.tryAgain : LOG_IN_ANEW}
        </ButtonLink>
      </LoggedOutView>
    </>
  );
}

/** The same where the browser has a session from before, which goes on. */
export function StillLoggedInPage({ parameters: { utfall } }: Props) {
  const outcome = utfall as LoginOutcome;
  const isPlain = outcome === 'ikke-fullfort';
  const text = isPlain ? stillTexts.notCompleted : outcomeTexts[outcome];
  return (
    <>
      <PageMetadata title={text.title} status={STATUS[outcome]} />
      <LoggedOutView text={text}>
        {!isPlain && <Text>{stillTexts.still}</Text>}
        <ButtonLink variant="primary" href={OVERVIEW_ADDRESS} target="_top">
          {texts.error.backToOverview}
        </ButtonLink>
      </LoggedOutView>
    </>
  );
}
