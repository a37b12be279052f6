import { useEffect, useRef, useState } from 'react';
import { texts } from '#texts/login.ts';
import { track } from '../analytics/track.ts';
import { Message } from '../ui/Message.tsx';
import { dimensionsFrom, frameHeight } from './frame-height.ts';
import { useLoginLink } from './use-login-link.ts';

/** A frame that has not posted its height by then has probably shown nothing. */
const TIMEOUT_MS = 8_000;

/**
 * The login within the page; as high as its page asks for, else as the style sheet says (spec: shell §2.3). Browsers
 * give a provider on another site no cookies in a frame, so there is always a way to the whole window, and a silent
 * frame receives.
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
      <div className="kfp-login__box">
        <iframe ref={frame} className="kfp-login__frame" title={texts.frame} src={loginUrl} />
      </div>
      {isSilent && <Message tone="warning">{texts.silentFrame}</Message>}
      <p className="kfp-login__window">
        <a className="kfp-link" {...link}>
          {texts.openInWindow}
        </a>
      </p>
    </>
  );
}
