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
import { useDeletionRequest } from './use-deletion-request.ts';

/**
 * Renders the section 'Sletting', where the customer asks the bank to delete their data in the portal. It
 * also shows when the customer asked. Asking needs scripting.
 */
export function DeletionSection() {
  const { data } = useQuery(myDataStatusQuery);
  const [hasAsked, setAsked] = useState(false);
  // The focused button has been removed.
  const section = useFocusWhen<HTMLElement>(hasAsked, { selector: 'h2' });
  const { deletion } = texts;
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
      {!data?.sletting && <Ask onAsked={() => setAsked(true)} />}
    </section>
  );
}

type AskProps = { onAsked: () => void };

function Ask({ onAsked }: AskProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card className="kfp-section-card">
      <Button variant="secondary" className="kfp-needs-script" onClick={() => setOpen(true)}>
        {texts.deletion.ask}
      </Button>
      {isOpen && <Question onAsked={onAsked} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function Question({ onAsked, onClose }: AskProps & { onClose: () => void }) {
  const { deletion } = texts;
  const { save, isPending, isError } = useDeletionRequest(onAsked);
  const consequence = useId();
  return (
    <Dialog
      title={deletion.question}
      role="alertdialog"
      describedBy={consequence}
      onClose={() => {
        if (!isPending) onClose();
      }}
    >
      <p id={consequence}>{deletion.consequence}</p>
      {isError && <Message tone="error">{deletion.failed}</Message>}
      <div className="kfp-my-data__answers">
        <Button variant="primary" busy={isPending} onClick={() => void save()}>
          {deletion.yes}
        </Button>
        <Button variant="secondary" busy={isPending} waits={false} onClick={onClose}>
          {deletion.no}
        </Button>
      </div>
    </Dialog>
  );
}
