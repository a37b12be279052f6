import './my-data.scss';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '#texts/my-data.ts';
import type { Act } from '../../domain/acts.ts';
import { osloDate } from '../../domain/oslo-date.ts';
import { formatDate } from '../platform/format.ts';
import { Card } from '../ui/Card.tsx';
import { Heading } from '../ui/Heading.tsx';
import { Message } from '../ui/Message.tsx';
import { Text } from '../ui/Text.tsx';
import { useFocusWhen } from '../ui/use-focus-when.ts';
import { ConfirmedAct } from './ConfirmedAct.tsx';
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
  const saving = useDeletionRequest(change, () => setChanges((count) => count + 1));
  return (
    <section ref={section} id={SECTION} className="kfp-page-part">
      <Heading level={2} tabIndex={-1}>
        {deletion.title}
      </Heading>
      <Text size="small" className="kfp-space-4">
        {deletion.lead}
      </Text>
      {data?.sletting && (
        <div className="kfp-space-16">
          <Message tone="info">
            {deletion.asked(formatDate(osloDate(Date.parse(data.sletting.bedtOm))))}
          </Message>
        </div>
      )}
      <Card className="kfp-section-card">
        <ConfirmedAct
          key={change}
          act={ACTS[change]}
          section={SECTION}
          texts={deletion[change]}
          button={{ variant: 'secondary' }}
          saving={saving}
        />
      </Card>
    </section>
  );
}
