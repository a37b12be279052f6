import { formatDate } from '../platform/format.ts';
import './my-data.scss';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { texts } from '#texts/my-data.ts';
import { type Act, OPEN_PARAMETER } from '../../domain/acts.ts';
import { osloDate } from '../../domain/oslo-date.ts';
import { ActForm } from '../platform/acts/ActForm.tsx';
import { useOpenForm } from '../platform/acts/act-message.ts';
import { OpenForm } from '../platform/acts/OpenForm.tsx';
import { takeOver } from '../platform/acts/take-over.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Heading } from '../ui/Heading.tsx';
import { Message } from '../ui/Message.tsx';
import { Text } from '../ui/Text.tsx';
import { useFocusWhen } from '../ui/use-focus-when.ts';
import { myDataStatusQuery } from './queries.ts';
import { type DeletionChange, useDeletionRequest } from './use-deletion-request.ts';

/** The id of the section. */
const SECTION = 'slett-data';

const ACTS = { request: 'sletting', withdrawal: 'angre-sletting' } as const satisfies Record<
  DeletionChange,
  Act
>;

/**
 * Renders the section 'Sletting', where the customer asks the bank to delete their data in the portal, or
 * withdraws that. It also shows when the customer asked.
 */
export function DeletionSection() {
  const { data } = useQuery(myDataStatusQuery);
  const [changes, setChanges] = useState(0);
  // The focused button has been removed.
  const section = useFocusWhen<HTMLElement>(changes, { selector: 'h2' });
  const { deletion } = texts;
  const change = data?.sletting ? 'withdrawal' : 'request';
  return (
    <section ref={section} id={SECTION} className="kfp-my-data">
      <Heading level={2} tabIndex={-1}>
        {deletion.title}
      </Heading>
      <Text size="small" className="kfp-my-data__lead">
        {deletion.lead}
      </Text>
      {data?.sletting && (
        <div className="kfp-my-data__asked">
          <Message tone="info">
            {deletion.asked(formatDate(osloDate(Date.parse(data.sletting.bedtOm))))}
          </Message>
        </div>
      )}
      <Start key={change} change={change} onDone={() => setChanges((count) => count + 1)} />
    </section>
  );
}

type StartProps = { change: DeletionChange; onDone: () => void };

function Start({ change, onDone }: StartProps) {
  const [isOpen, setOpen] = useState(false);
  const act = ACTS[change];
  const isOpenInPage = useOpenForm() === act;
  return (
    <Card className="kfp-section-card">
      <OpenForm at={SECTION}>
        <Button
          type="submit"
          name={OPEN_PARAMETER}
          value={act}
          variant="secondary"
          onClick={takeOver(() => setOpen(true))}
        >
          {texts.deletion[change].start}
        </Button>
      </OpenForm>
      {isOpenInPage && <QuestionInPage change={change} onDone={onDone} />}
      {isOpen && <QuestionInDialog change={change} onDone={onDone} onClose={() => setOpen(false)} />}
    </Card>
  );
}

/** Renders the question as the server does, which can't open a dialog. */
function QuestionInPage({ change, onDone }: StartProps) {
  const { question, consequence } = texts.deletion[change];
  const deletion = useDeletionRequest(change, onDone);
  return (
    <div className="kfp-my-data__question">
      <Heading level={3}>{question}</Heading>
      <p>{consequence}</p>
      <Answers change={change} deletion={deletion} />
    </div>
  );
}

function QuestionInDialog({ change, onDone, onClose }: StartProps & { onClose: () => void }) {
  const { question, consequence } = texts.deletion[change];
  const deletion = useDeletionRequest(change, onDone);
  const consequenceId = useId();
  return (
    <Dialog
      title={question}
      role="alertdialog"
      describedBy={consequenceId}
      onClose={() => {
        if (!deletion.isPending) onClose();
      }}
    >
      <p id={consequenceId}>{consequence}</p>
      <Answers change={change} deletion={deletion} onNo={onClose} />
    </Dialog>
  );
}

type AnswersProps = {
  change: DeletionChange;
  deletion: ReturnType<typeof useDeletionRequest>;
  /** default: the page is loaded without the question */
  onNo?: () => void;
};

function Answers({ change, deletion: { save, isPending, isError }, onNo }: AnswersProps) {
  const { failed, yes, no } = texts.deletion[change];
  return (
    <>
      {isError && <Message tone="error">{failed}</Message>}
      <div className="kfp-my-data__answers">
        <ActForm act={ACTS[change]} className="kfp-act" onSubmit={takeOver(() => void save())}>
          <Button type="submit" variant="primary" busy={isPending}>
            {yes}
          </Button>
        </ActForm>
        <OpenForm at={SECTION}>
          <Button
            type="submit"
            variant="secondary"
            busy={isPending}
            waits={false}
            {...(onNo && { onClick: takeOver(onNo) })}
          >
            {no}
          </Button>
        </OpenForm>
      </div>
    </>
  );
}
