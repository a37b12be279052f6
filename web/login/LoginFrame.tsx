import { useEffect, useRef, useState } from 'react';
import { texts } from '#texts/login.ts';
import { track } from '../analytics/track.ts';
import { listen } from '../platform/listen.ts';
import { Message } from '../ui/Message.tsx';
import { useLoginLink } from './use-login-link.ts';

/** A frame that has not posted its height within this time has probably shown nothing. */
const TIMEOUT_MS = 8_000;

/**
 * Renders the login in a frame. Its height is the one the login page posts, otherwise the one in the style
 * sheet (spec: shell §2.3). Browsers withhold third-party cookies in a frame, so a link to the login in the
 * whole window is always shown. It is above the frame, so that the growing frame moves nothing. A warning
 * appears if the frame posts no height.
 */
export function LoginFrame({ loginUrl }: { loginUrl: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isSilent, setSilent] = useState(false);
  const link = useLoginLink(loginUrl);

  useEffect(() => track('component view', { component: 'innlogging' }), []);

  useEffect(() => {
    const timer = setTimeout(() => setSilent(true), TIMEOUT_MS);
    const resize = ({ data, origin }: MessageEvent) => {
      const address = new URL(loginUrl, window.location.href).href;
      const height = frameHeightFrom(data, origin, address);
      if (height === null || !frame.current) return;
      frame.current.style.height = `${height}px`;
      clearTimeout(timer);
      setSilent(false);
    };
    if (window.earlyLoginMessage) resize(window.earlyLoginMessage);
    const stop = listen(window, ['message'], resize);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [loginUrl]);

  return (
    <>
      <p className="kfp-login__window">
        <a className="kfp-link kfp-line-link" {...link}>
          {texts.openInWindow}
        </a>
      </p>
      <div className="kfp-login__box">
        {/*
          The name differs for each login: browsers that go back to this page would else send the frame's last form again.
          A renewed login gets a new frame: another address in the same one would be a step in the history.
        */}
        <iframe
          key={loginUrl}
          ref={frame}
          className="kfp-login__frame"
          name={loginUrl}
          title={texts.frame}
          src={loginUrl}
        />
      </div>
      {isSilent && <Message tone="warning">{texts.silentFrame}</Message>}
    </>
  );
}

const SCALE = 1.08;
const MAX_HEIGHT = 4000;
/** The serialization of an opaque origin, which equals no other origin. */
const OPAQUE_ORIGIN = 'null';

/**
 * Returns the frame's height in whole pixels: 1.08 times the one in a window message from the login page
 * (spec: shell §2.3, decisions §3.1). Returns null for other content, origins other than that of the login URL, values
 * that are not numbers, and heights outside 0–4000.
 */
export function frameHeightFrom(data: unknown, origin: string, loginUrl: string): number | null {
  if (origin === OPAQUE_ORIGIN || !URL.canParse(loginUrl) || new URL(loginUrl).origin !== origin) return null;
  if (typeof data !== 'object' || data === null) return null;
  const { content, height, width } = data as Record<string, unknown>;
  if (content !== 'LOGINAPP_DIMENSIONS' || !isHeight(height) || typeof width !== 'number') return null;
  return Math.round(height * SCALE);
}

function isHeight(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value <= MAX_HEIGHT;
}
