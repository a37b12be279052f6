import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { texts } from '#texts/login.ts';
import { useBoot } from '../platform/boot.tsx';
import { cookiesEnabled } from '../platform/consent/consent.ts';
import { PageMetadata } from '../platform/page-metadata.tsx';
import { useSearch } from '../platform/router/router.ts';
import { keepFragment } from '../platform/session/fragment.ts';
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
import { loginQuery } from './queries.ts';
import { useLoginElsewhere } from './use-login-elsewhere.ts';
import { useLoginLink } from './use-login-link.ts';

type Props = {
  /** where the customer goes after the login */
  goto: string;
  /** how the customer's previous session ended, or null if there was none */
  ended: SessionEnd | null;
  /** shown if the login URL cannot be fetched */
  failed: ReactNode;
};

/**
 * Renders the login page: the reason for logging in, a note about security, and the login frame or a link to it
 * (spec: shell §2.3). Nothing in view follows the frame, because it would move when the frame gets its height.
 */
export function LoginPage({ goto, ended, failed }: Props) {
  useLoginElsewhere();
  useEffect(() => keepFragment(goto), [goto]);
  const isFromUnion = useSearch().has('fromLo');
  const isBlocked = useBrowserValue(areCookiesBlocked, false);
  const { data, isLoadingError } = useQuery(loginQuery(goto));
  if (isLoadingError) return failed;
  return (
    <div className="kfp-wide kfp-login kfp-login--growing">
      <PageMetadata title={texts.title} />
      <div className="kfp-login__text">
        {ended && <Message tone="info">{texts.endedBefore[ended]}</Message>}
        {isBlocked && <Message tone="error">{texts.cookiesBlocked}</Message>}
        {isFromUnion && <Union />}
        <Heading level={1}>{texts.title}</Heading>
        <Text className="kfp-space-8">{texts.lead}</Text>
        <p className="kfp-login__security">
          <Icon name="security" />
          <span>{texts.security}</span>
        </p>
        {data ? <Login loginUrl={data.loginUrl} /> : <LoginLoading />}
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
