import { useEffect, useRef } from 'react';
import { track } from '../platform/track.ts';
import { dimensionsFrom, frameHeight } from './frame-height.ts';
import { texts } from './texts.ts';

/** The login within the page; as high as its page asks for, else as the style sheet says (shell 2, Login page). */
export function LoginFrame({ loginUrl }: { loginUrl: string }) {
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => track('component view', { component: 'innlogging' }), []);

  useEffect(() => {
    const resize = ({ data, origin }: MessageEvent) => {
      const address = new URL(loginUrl, window.location.href).href;
      const dimensions = dimensionsFrom(data, origin, address);
      if (dimensions && frame.current) frame.current.style.height = `${frameHeight(dimensions.height)}px`;
    };
    if (window.earlyLoginMessage) resize(window.earlyLoginMessage);
    window.addEventListener('message', resize);
    return () => window.removeEventListener('message', resize);
  }, [loginUrl]);

  return <iframe ref={frame} className="kfp-login__frame" title={texts.frame} src={loginUrl} />;
}
