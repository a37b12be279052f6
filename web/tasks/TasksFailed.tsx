import { BusyButton } from '../theme/BusyButton.tsx';
import { Message } from '../theme/Message.tsx';
import type { TasksState } from './tasks-state.ts';
import { texts } from './texts.ts';

/** Says that tasks can't be had, all or some, and lets the customer ask again; the page does so by itself too. */
export function TasksFailed({ tasks: { list, retrying, retry } }: { tasks: TasksState }) {
  return (
    <div className="kfp-tasks-failed">
      <Message tone="warning">{list.length === 0 ? texts.failed : texts.incomplete}</Message>
      <BusyButton variant="secondary" className="kfp-button" busy={retrying} onClick={retry}>
        {texts.tryAgain}
      </BusyButton>
    </div>
  );
}
