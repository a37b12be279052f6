import { texts } from '#texts/login.ts';
import { useBoot } from '../platform/boot.tsx';
import { cookiesEnabled } from '../platform/consent/consent.ts';
import type { SessionEnd } from '../platform/session/tabs.ts';
import { useBrowserValue } from '../platform/use-is-hydrated.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Heading } from '../ui/Heading.tsx';
import { Icon } from '../ui/Icon.tsx';
import { FrontDoor } from '../ui/illustrations/Scenes.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Message } from '../ui/Message.tsx';
import { Text } from '../ui/Text.tsx';
import { LoginFrame } from './LoginFrame.tsx';
import { useLoginLink } from './use-login-link.ts';

type Props = {
  state: { status: 'loading' } | { status: 'ready'; loginUrl: string };
  /** whether the customer comes from the trade union's site */
  fromLo: boolean;
  /** how the customer's previous session ended, or null if there was none */
  ended: SessionEnd | null;
};

/**
 * Renders the reason for logging in, a note about security, and the login frame or a link to it
 * (spec: shell §2.3). Nothing in view follows the frame, because it would move when the frame gets its height.
 */
export function LoginView({ state, fromLo, ended }: Props) {
  const isBlocked = useBrowserValue(areCookiesBlocked, false);
  return (
    <div className="kfp-wide kfp-login kfp-login--growing">
      <div className="kfp-login__text">
        {ended && <Message tone="info">{texts.endedBefore[ended]}</Message>}
        {isBlocked && <Message tone="error">{texts.cookiesBlocked}</Message>}
        {fromLo && <Union />}
        <Heading level={1}>{texts.title}</Heading>
        <Text className="kfp-space-8">{texts.lead}</Text>
        <p className="kfp-login__security">
          <Icon name="security" />
          <span>{texts.security}</span>
        </p>
        {state.status === 'loading' && <LoginLoading />}
        {state.status === 'ready' && <Login loginUrl={state.loginUrl} />}
      </div>
      <div className="kfp-login__drawing">
        <FrontDoor />
      </div>
    </div>
  );
}

const areCookiesBlocked = () => !cookiesEnabled();

function Union() {
  return (
    <p className="kfp-login__union">
      <span className="kfp-pill">{texts.union}</span> <span>{texts.unionLead}</span>
    </p>
  );
}

function Login({ loginUrl }: { loginUrl: string }) {
  const { loginMode } = useBoot();
  const link = useLoginLink(loginUrl);
  if (loginMode === 'frame') return <LoginFrame loginUrl={loginUrl} />;
  return (
    <p className="kfp-login__way-on">
      <ButtonLink variant="primary" {...link}>
        {texts.logIn}
      </ButtonLink>
    </p>
  );
}

function LoginLoading() {
  return (
    <>
      <p className="kfp-login__window" aria-hidden="true" />
      <div className="kfp-login__box kfp-login__loading">
        <Loading text={texts.loading} />
        <noscript>{texts.withoutScript}</noscript>
      </div>
    </>
  );
}
