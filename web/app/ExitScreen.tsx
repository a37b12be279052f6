import { useCallback, useEffect, useState } from 'react';
import { endedTexts } from '#texts/login-ended.ts';
import { texts } from '#texts/shell.ts';
import { texts as general } from '#texts/ui.ts';
import { LoggedOutView } from '../login/LoggedOutView.tsx';
import { useBoot } from '../platform/boot.tsx';
import { useOnline } from '../platform/online.ts';
import { Button } from '../ui/Button.tsx';
import type { Exit, SessionLoss } from './exit.ts';
import { LOADING } from './lazy-root.tsx';
import { isServerReachable, useLogout } from './logout.ts';

/** Interval between tries to reach a server that did not answer, in ms. */
const RETRY_MS = 10_000;

/** Renders the screen for each stage of leaving the portal, until the browser has navigated away. It works offline. */
export function ExitScreen({ exit }: { exit: Exit }) {
  const { distributor } = useBoot();
  if (exit === 'logging-out') return LOADING;
  if (exit === 'logout-failed') return <LogoutFailed />;
  if (exit === 'logged-out') return <Ended state={exit} address={distributor.loggUtUrl} />;
  if (exit === 'timed-out') return <Ended state={exit} address={distributor.timeoutUrl} />;
  return <Lost loss={exit} />;
}

/** Reloads only on request, so that the customer can first read why the session ended. */
function Lost({ loss }: { loss: SessionLoss }) {
  const { leave, isTrying, isOffline } = useLeaving(reload);
  return (
    <LoggedOutView text={endedTexts[loss]} isOffline={isOffline}>
      <Button variant="primary" busy={isTrying} onClick={leave}>
        {texts.reload}
      </Button>
    </LoggedOutView>
  );
}

const reload = () => window.location.reload();

function LogoutFailed() {
  const logOut = useLogout();
  useOnline(logOut);
  return (
    <LoggedOutView text={endedTexts['logout-failed']}>
      <Button variant="primary" onClick={logOut}>
        {general.tryAgain}
      </Button>
    </LoggedOutView>
  );
}

/** Renders the end of the session, and navigates away as soon as the server is reachable. */
function Ended({ state, address }: { state: 'logged-out' | 'timed-out'; address: string }) {
  const { leave, isTrying, isOffline } = useLeaving(
    useCallback(() => window.location.replace(address), [address]),
  );
  useEffect(leave, [leave]);
  return (
    <LoggedOutView text={endedTexts[state]} isOffline={isOffline}>
      {isOffline && (
        <Button variant="primary" busy={isTrying} onClick={leave}>
          {general.tryAgain}
        </Button>
      )}
    </LoggedOutView>
  );
}

/**
 * Returns a function that calls `go` if the server is reachable, because the browser's error page would replace
 * the screen. Otherwise it tries again until the server is.
 */
function useLeaving(go: () => void) {
  const [isTrying, setTrying] = useState(false);
  const [isOffline, setOffline] = useState(false);
  const leave = useCallback(() => {
    setTrying(true);
    void isServerReachable().then((isReachable) => {
      if (isReachable) return go();
      setTrying(false);
      setOffline(true);
    });
  }, [go]);
  const isWaiting = isOffline && !isTrying;
  useOnline(() => {
    if (isWaiting) leave();
  });
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(leave, RETRY_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, leave]);
  return { leave, isTrying, isOffline };
}
