import { ActForm } from '../platform/acts/ActForm.tsx';
import { takeOver } from '../platform/acts/take-over.ts';
import { HttpError } from '../platform/api/http-error.ts';
import { request } from '../platform/api/request.ts';
import { Button } from '../ui/Button.tsx';
import { Message } from '../ui/Message.tsx';
import { failureText, useSharingSave } from './use-sharing-save.ts';

type Props = {
  id: string;
  /** the text of the button */
  text: string;
  /** the name of the button for screen readers, which contains the text and says whose sharing it ends */
  name: string;
  /** the announcement afterwards */
  done: string;
  onDone: () => void;
};

/** Renders a button that ends a sharing or an invitation at once, from either side. */
export function EndSharing({ id, text, name, done, onDone }: Props) {
  const { save, isPending, error } = useSharingSave<void>({ save: () => end(id), done, onDone });
  return (
    <ActForm act="avslutt-deling" className="kfp-act" onSubmit={takeOver(() => void save())}>
      <input type="hidden" name="id" value={id} />
      {error && <Message tone="error">{failureText(error)}</Message>}
      <Button type="submit" variant="secondary" density="compact" aria-label={name} busy={isPending}>
        {text}
      </Button>
    </ActForm>
  );
}

/** Ends a sharing. One that has already ended counts as success. */
async function end(id: string): Promise<void> {
  try {
    await request('DELETE /deling/:id', { params: { id } });
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 404) throw error;
  }
}
