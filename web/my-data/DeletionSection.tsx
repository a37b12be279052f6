import './my-data.scss';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '#texts/my-data.ts';
import type { MyDataStatus } from '../../contract/my-data.ts';
import type { Act } from '../../domain/acts.ts';
import { osloDate } from '../../domain/oslo-date.ts';
import { request } from '../platform/api/request.ts';
import { saveAndVerify } from '../platform/api/save.ts';
import { useSave } from '../platform/api/use-save.ts';
import { formatDate } from '../platform/format.ts';
import { tellTabsOfChange } from '../platform/session/tell-tabs.ts';
import { showToast, showUnseenFailure } from '../toasts/show-toast.ts';
import { Card } from '../ui/Card.tsx';
import { Heading } from '../ui/Heading.tsx';
import { Message } from '../ui/Message.tsx';
import { Text } from '../ui/Text.tsx';
import { useFocusWhen } from '../ui/use-focus-when.ts';
import { ConfirmedAct, failureText } from './ConfirmedAct.tsx';
import { myDataStatusQuery } from './queries.ts';

const SECTION = 'slett-data';

type Stored = Pick<MyDataStatus, 'sletting'>;
type Change = { act: Act; save: () => Promise<Stored>; isStored: (stored: Stored) => boolean };

/** To ask the bank for deletion, and to withdraw that. */
const CHANGES = {
  request: {
    act: 'sletting',
    save: () => request('POST /mine-data/sletting'),
    isStored: ({ sletting }) => sletting !== undefined,
  },
  withdrawal: {
    act: 'angre-sletting',
    async save() {
      await request('DELETE /mine-data/sletting');
      return {};
    },
    isStored: ({ sletting }) => sletting === undefined,
  },
} as const satisfies Record<string, Change>;

type Props = {
  /** called when the request or its withdrawal is stored */
  onStored: () => void;
};

/** Renders the section 'Sletting', where the customer asks the bank to delete their data, or withdraws that. */
export function DeletionSection({ onStored }: Props) {
  const { data } = useQuery(myDataStatusQuery);
  const [changes, setChanges] = useState(0);
  // The focused button has been removed.
  const section = useFocusWhen<HTMLElement>(changes, { selector: 'h2' });
  const { deletion } = texts;
  const change = data?.sletting ? 'withdrawal' : 'request';
  const saving = useDeletionRequest(change, () => {
    setChanges((count) => count + 1);
    onStored();
  });
  return (
    <section ref={section} id={SECTION} className="kfp-page-part">
      <Heading level={2} size={3} tabIndex={-1}>
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
          act={CHANGES[change].act}
          section={SECTION}
          texts={deletion[change]}
          button={{ variant: 'secondary' }}
          saving={saving}
        />
      </Card>
    </section>
  );
}

/**
 * Returns a function that asks the bank to delete the customer's data in the portal, or withdraws that. The page then
 * shows the time of the request, or no request. A change whose answer was lost counts if it is stored.
 */
function useDeletionRequest(change: keyof typeof CHANGES, onDone: () => void) {
  const client = useQueryClient();
  return useSave<Stored>(
    {
      mutationFn: () => {
        const { save, isStored } = CHANGES[change];
        const read = (signal: AbortSignal) =>
          request('GET /mine-data/status', { signal, renewsSession: false });
        return saveAndVerify<Stored>(save, read, isStored);
      },
      onSuccess({ sletting }) {
        client.setQueryData<MyDataStatus>(
          myDataStatusQuery.queryKey,
          (status) => status && { kanHentes: status.kanHentes, ...(sletting && { sletting }) },
        );
        tellTabsOfChange(client);
        if (change === 'withdrawal') showToast(texts.deletion.withdrawn, { tone: 'success' });
        onDone();
      },
    },
    (error) => showUnseenFailure(failureText(error, texts.deletion[change].failed)),
  );
}
