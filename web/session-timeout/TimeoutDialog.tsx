import { useEffect, useId, useState } from 'react';
import { texts } from '#texts/session-timeout.ts';
import { texts as shellTexts } from '#texts/shell.ts';
import { track } from '../analytics/track.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Message } from '../ui/Message.tsx';
import { Text } from '../ui/Text.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { announcedMark } from './clock.ts';

type Props = {
  seconds: number;
  /** why the last 'Fortsett økten' failed, or why there is none; null if there is no problem */
  problem: string | null;
  extending: boolean;
  /** null if the session cannot be extended; the customer can then close the dialog and finish what they do */
  onContinue: (() => void) | null;
  onClose: () => void;
  onLogout: () => void;
};

/** Renders the session-timeout warning, which only its buttons close (spec: shell §2.9, shell §4.2). */
export function TimeoutDialog({ seconds, problem, extending, onContinue, onClose, onLogout }: Props) {
  const textId = useId();
  const [began] = useState(seconds);
  useEffect(() => track('component view', { component: 'tidsavbrudd' }), []);

  return (
    <Dialog role="alertdialog" title={texts.title} describedBy={textId}>
      <div className="kfp-timeout__lead">
        <Ring seconds={seconds} />
        <Text id={textId} aria-live="off">
          {texts.lead} <strong>{texts.seconds(seconds)}</strong>. {onContinue && texts.question}
        </Text>
      </div>
      <VisuallyHidden as="p" role="status">
        {texts.announcement(announcedMark(seconds, Math.max(began, seconds)))}
      </VisuallyHidden>
      {problem && <Message tone="error">{problem}</Message>}
      <div className="kfp-dialog__actions">
        <Button variant="primary" busy={extending} onClick={onContinue ?? onClose}>
          {onContinue ? texts.continue : texts.close}
        </Button>
        <Button variant="tertiary" busy={extending} waits={false} onClick={onLogout}>
          {shellTexts.logOut}
        </Button>
      </div>
    </Dialog>
  );
}

/** Renders a ring that empties with the remaining seconds, beside a text with the same content. */
function Ring({ seconds }: { seconds: number }) {
  return (
    <svg className="kfp-ring" viewBox="0 0 68 68" aria-hidden="true" focusable="false">
      <circle className="kfp-ring__track" cx="34" cy="34" r="31" />
      <circle
        className="kfp-ring__left"
        cx="34"
        cy="34"
        r="31"
        pathLength="60"
        strokeDasharray={`${seconds} 60`}
        transform="rotate(-90 34 34)"
      />
      <text x="34" y="34" textAnchor="middle" dominantBaseline="central">
        {seconds}
      </text>
    </svg>
  );
}
