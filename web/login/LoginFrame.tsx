import { useEffect, useRef, useState } from 'react';
import { texts } from '#texts/login.ts';
import { track } from '../analytics/track.ts';
import { Message } from '../ui/Message.tsx';
import { dimensionsFrom, frameHeight } from './frame-height.ts';
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
      const dimensions = dimensionsFrom(data, origin, address);
      if (!dimensions || !frame.current) return;
      frame.current.style.height = `${frameHeight(dimensions.height)}px`;
      clearTimeout(timer);
      setSilent(false);
    };
    if (window.earlyLoginMessage) resize(window.earlyLoginMessage);
    window.addEventListener('message', resize);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', resize);
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
        {/* The name differs for each login: browsers that go back to this page would else send the frame's last form again. */}
        <iframe ref={frame} className="kfp-login__frame" name={loginUrl} title={texts.frame} src={loginUrl} />
      </div>
      {isSilent && <Message tone="warning">{texts.silentFrame}</Message>}
    </>
  );
}
