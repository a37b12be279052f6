import { texts } from '#texts/sharing.ts';
import { ActForm } from '../platform/acts/ActForm.tsx';
import { takeOver } from '../platform/acts/take-over.ts';
import { request } from '../platform/api/request.ts';
import { Button } from '../ui/Button.tsx';
import { Message } from '../ui/Message.tsx';
import { failureText, useSharingSave } from './use-sharing-save.ts';

type Props = {
  id: string;
  /** the name of the button for screen readers */
  name: string;
  /** whether it is the page's filled button */
  isMain: boolean;
  onDone: () => void;
};

/** Renders the button that accepts an invitation. */
export function AcceptSharing({ id, name, isMain, onDone }: Props) {
  const { accept, accepted } = texts.received;
  const { save, isPending, error } = useSharingSave<void>({
    save: () => request('POST /deling/:id/godta', { params: { id } }),
    done: accepted,
    onDone,
  });
  return (
    <ActForm act="godta-deling" className="kfp-act" onSubmit={takeOver(() => void save())}>
      <input type="hidden" name="id" value={id} />
      {error && <Message tone="error">{failureText(error)}</Message>}
      <Button
        type="submit"
        variant={isMain ? 'primary' : 'secondary'}
        density="compact"
        aria-label={name}
        busy={isPending}
      >
        {accept}
      </Button>
    </ActForm>
  );
}
