import './my-data.scss';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { texts } from '#texts/my-data.ts';
import { type Act, OPEN_PARAMETER } from '../../domain/acts.ts';
import { ActForm } from '../platform/acts/ActForm.tsx';
import { useOpenForm } from '../platform/acts/act-message.ts';
import { OpenForm } from '../platform/acts/OpenForm.tsx';
import { takeOver } from '../platform/acts/take-over.ts';
import { OutcomeUnknown } from '../platform/api/save.ts';
import type { useSave } from '../platform/api/use-save.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Heading } from '../ui/Heading.tsx';
import { Message } from '../ui/Message.tsx';

type Props = {
  act: Act;
  /** the value of `OPEN_PARAMETER` that shows the question in the page; default: the act's name */
  opens?: string;
  /** the id of the section to show after a press without scripts */
  section: string;
  texts: { start: string; question: string; consequence: string; failed: string; yes: string; no: string };
  /** the button that asks the question */
  button: Pick<ComponentProps<typeof Button>, 'variant' | 'aria-label'>;
  /** carries out the act where scripts run */
  saving: Pick<ReturnType<typeof useSave<unknown>>, 'save' | 'reset' | 'isPending' | 'error'>;
  /** hidden fields of the form */
  children?: ReactNode;
};

/** Returns what a save's error means: that nothing was done, in the words `failed`, or that it may have been done. */
export function failureText(error: Error, failed: string): string {
  return error instanceof OutcomeUnknown ? texts.outcomeUnknown : failed;
}

/** Renders the button of an act, and the question before it: in a dialog, or without scripts in the page (ADR-041). */
export function ConfirmedAct(props: Props) {
  const { act, opens = act, section, texts, button, saving } = props;
  const [isOpen, setOpen] = useState(false);
  const isOpenInPage = useOpenForm() === opens;
  return (
    <>
      <OpenForm at={section}>
        <Button
          {...button}
          type="submit"
          name={OPEN_PARAMETER}
          value={opens}
          onClick={takeOver(() => {
            saving.reset();
            setOpen(true);
          })}
        >
          {texts.start}
        </Button>
      </OpenForm>
      {isOpenInPage && <QuestionInPage {...props} />}
      {isOpen && <QuestionInDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Renders the question as the server does, which can't open a dialog. */
function QuestionInPage(props: Props) {
  const { question, consequence } = props.texts;
  return (
    <div className="kfp-space-24">
      <Heading level={3}>{question}</Heading>
      <p>{consequence}</p>
      <Answers {...props} />
    </div>
  );
}

function QuestionInDialog({ onClose, ...props }: Props & { onClose: () => void }) {
  const { question, consequence } = props.texts;
  const consequenceId = useId();
  return (
    <Dialog
      title={question}
      role="alertdialog"
      startAtTitle
      describedBy={consequenceId}
      onClose={() => {
        if (!props.saving.isPending) onClose();
      }}
    >
      <p id={consequenceId}>{consequence}</p>
      <Answers {...props} onNo={onClose} />
    </Dialog>
  );
}

type AnswersProps = Props & {
  /** default: the page is loaded without the question */
  onNo?: () => void;
};

function Answers({ act, section, texts, saving, onNo, children }: AnswersProps) {
  const { save, isPending, error } = saving;
  return (
    <>
      {error && <Message tone="error">{failureText(error, texts.failed)}</Message>}
      <div className="kfp-my-data__answers">
        <ActForm act={act} className="kfp-act" onSubmit={takeOver(() => void save())}>
          {children}
          <Button type="submit" variant="primary" busy={isPending}>
            {texts.yes}
          </Button>
        </ActForm>
        <OpenForm at={section}>
          <Button
            type="submit"
            variant="secondary"
            busy={isPending}
            waits={false}
            {...(onNo && { onClick: takeOver(onNo) })}
          >
            {texts.no}
          </Button>
        </OpenForm>
      </div>
    </>
  );
}
