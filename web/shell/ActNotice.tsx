import { ACT_MESSAGE_ID } from '../../domain/acts.ts';
import { useActMessage } from '../platform/acts/act-message.ts';
import { Message } from '../ui/Message.tsx';

/** Renders the message about the form that the server has just answered. The redirect leads to it. */
export function ActNotice() {
  const { outcome, text, language } = useActMessage() ?? {};
  if (text === undefined) return null;
  return (
    <div className="kfp-wide kfp-act-notice" id={ACT_MESSAGE_ID} tabIndex={-1}>
      <Message tone={outcome === 'done' ? 'info' : 'error'} lang={language}>
        {text}
      </Message>
    </div>
  );
}
