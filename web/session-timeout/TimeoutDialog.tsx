import { useEffect, useId } from 'react';
import { texts } from '#texts/session-timeout.ts';
import { track } from '../analytics/track.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Message } from '../ui/Message.tsx';
import { Text } from '../ui/Text.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { announcedMark } from './clock.ts';
import { Ring } from './Ring.tsx';

type Props = {
  seconds: number;
  /** why the last 'Fortsett økten' failed; null if it succeeded or was not tried */
  problem: string | null;
  extending: boolean;
  onContinue: () => void;
  onLogout: () => void;
};

/**
 * Renders the session-timeout warning with the remaining time and the options (spec: shell §2.9, shell §4.2).
 * Only its buttons close it.
 */
export function TimeoutDialog({ seconds, problem, extending, onContinue, onLogout }: Props) {
  const textId = useId();
  useEffect(() => track('component view', { component: 'tidsavbrudd' }), []);

  return (
    <Dialog role="alertdialog" title={texts.title} describedBy={textId}>
      <div className="kfp-timeout__lead">
        <Ring seconds={seconds} />
        <Text id={textId} aria-live="off">
          {texts.lead} <strong>{texts.seconds(seconds)}</strong>. {texts.question}
        </Text>
      </div>
      <VisuallyHidden as="p" role="status">
        {texts.announcement(announcedMark(seconds))}
      </VisuallyHidden>
      {problem && <Message tone="error">{problem}</Message>}
      <div className="kfp-dialog__actions">
        <Button variant="primary" busy={extending} onClick={onContinue}>
          {texts.continue}
        </Button>
        <Button variant="tertiary" busy={extending} waits={false} onClick={onLogout}>
          {texts.logOut}
        </Button>
      </div>
    </Dialog>
  );
}
