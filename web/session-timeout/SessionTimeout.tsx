import { useEffect, useState } from 'react';
import { texts } from '#texts/session-timeout.ts';
import { request } from '../platform/api/request.ts';
import { findSession } from '../platform/session/session.ts';
import { sessionExpiresAt, sessionLimitAt } from '../platform/session/session-expiry.ts';
import type { TabSessionEnd } from '../platform/session/tabs.ts';
import { showToast } from '../toasts/show-toast.ts';
import { canExtend, secondsShownAt } from './clock.ts';
import { TimeoutDialog } from './TimeoutDialog.tsx';
import { watchSession } from './watch-session.ts';

type Props = {
  /** the kfpSessionId of the session this page was opened in */
  session: string;
  onEnded: (how: TabSessionEnd) => void;
  onLogout: () => void;
};

/** Renders a warning before the session ends, extends it on request, and reports its end (spec: shell §4.2). */
export function SessionTimeout({ session, onEnded, onLogout }: Props) {
  const [warning, setWarning] = useState<Warning | null>(null);
  const [isClosed, setClosed] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [extending, setExtending] = useState(false);

  useEffect(
    () =>
      watchSession({
        session,
        ask: findSession,
        show: (seconds) => setWarning(seconds === null ? null : warningOf(seconds)),
        onEnded,
      }),
    [session, onEnded],
  );

  async function extend(): Promise<void> {
    setExtending(true);
    setProblem(null);
    const isAnswered = await request('POST /auth/forleng-sesjon').then(
      () => true,
      () => false,
    );
    // An answer may be lost: the server tells how long the session lasts.
    if (!isAnswered) await findSession();
    // A session at its absolute limit cannot be extended; the next check reopens the dialog
    // (spec: decisions §8.2).
    const isExtended = secondsShownAt(sessionExpiresAt(), Date.now()) === null;
    if (isAnswered || isExtended) setWarning(null);
    if (isExtended) showToast(texts.extended, { tone: 'success' });
    else setProblem(isAnswered ? texts.limitReached : texts.failed);
    setExtending(false);
  }

  useTitle(warning === null ? null : texts.title);

  if (warning === null || (isClosed && !warning.canExtend)) return null;
  return (
    <TimeoutDialog
      seconds={warning.seconds}
      problem={warning.canExtend ? problem : texts.limitReached}
      extending={extending}
      onContinue={warning.canExtend ? () => void extend() : null}
      onClose={() => setClosed(true)}
      onLogout={onLogout}
    />
  );
}

type Warning = { seconds: number; canExtend: boolean };

function warningOf(seconds: number): Warning {
  return { seconds, canExtend: canExtend(sessionLimitAt(), Date.now()) };
}

/** Prefixes the document title with `title` if there is one, so that it is visible from another tab. */
function useTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    const before = document.title;
    const prefixed = `${title} – ${before}`;
    document.title = prefixed;
    return () => {
      // A page that came since has its own title.
      if (document.title === prefixed) document.title = before;
    };
  }, [title]);
}
