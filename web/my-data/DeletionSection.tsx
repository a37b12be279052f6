import { formatDate } from '../platform/format.ts';
import './my-data.scss';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { texts } from '#texts/my-data.ts';
import { osloDate } from '../../domain/oslo-date.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Heading } from '../ui/Heading.tsx';
import { Message } from '../ui/Message.tsx';
import { Text } from '../ui/Text.tsx';
import { useFocusWhen } from '../ui/use-focus-when.ts';
import { myDataStatusQuery } from './queries.ts';
import { type DeletionChange, useDeletionRequest } from './use-deletion-request.ts';

/**
 * Renders the section 'Sletting', where the customer asks the bank to delete their data in the portal, or
 * withdraws that. It also shows when the customer asked. Both need scripting.
 */
export function DeletionSection() {
  const { data } = useQuery(myDataStatusQuery);
  const [changes, setChanges] = useState(0);
  // The focused button has been removed.
  const section = useFocusWhen<HTMLElement>(changes, { selector: 'h2' });
  const { deletion } = texts;
  const change = data?.sletting ? 'withdrawal' : 'request';
  return (
    <section ref={section} className="kfp-my-data">
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
  return (
    <Card className="kfp-section-card">
      <Button variant="secondary" className="kfp-needs-script" onClick={() => setOpen(true)}>
        {texts.deletion[change].start}
      </Button>
      {isOpen && <Question change={change} onDone={onDone} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function Question({ change, onDone, onClose }: StartProps & { onClose: () => void }) {
  const words = texts.deletion[change];
  const { save, isPending, isError } = useDeletionRequest(change, onDone);
  const consequence = useId();
  return (
    <Dialog
      title={words.question}
      role="alertdialog"
      describedBy={consequence}
      onClose={() => {
        if (!isPending) onClose();
      }}
    >
      <p id={consequence}>{words.consequence}</p>
      {isError && <Message tone="error">{words.failed}</Message>}
      <div className="kfp-my-data__answers">
        <Button variant="primary" busy={isPending} onClick={() => void save()}>
          {words.yes}
        </Button>
        <Button variant="secondary" busy={isPending} waits={false} onClick={onClose}>
          {words.no}
        </Button>
      </div>
    </Dialog>
  );
}
