import { texts } from '#texts/sharing.ts';
import type { Act } from '../../domain/acts.ts';
import { ActForm } from '../platform/acts/ActForm.tsx';
import { takeOver } from '../platform/acts/take-over.ts';
import { request } from '../platform/api/request.ts';
import { untilGone } from '../platform/api/save.ts';
import { Button } from '../ui/Button.tsx';
import { Message } from '../ui/Message.tsx';
import { failureText, useSharingSave } from './use-sharing-save.ts';

type Props = {
  id: string;
  /** the name of the button for screen readers, which contains its text and says whose sharing it changes */
  name: string;
  onDone: () => void;
};

/** Renders the button that accepts an invitation. `isMain`: it is the page's filled button. */
export function AcceptSharing({ isMain, ...props }: Props & { isMain: boolean }) {
  const { accept, accepted } = texts.received;
  return (
    <SharingButton
      {...props}
      act="godta-deling"
      text={accept}
      done={accepted}
      variant={isMain ? 'primary' : 'secondary'}
      save={() => request('POST /deling/:id/godta', { params: { id: props.id } })}
    />
  );
}

/** Renders a button that ends a sharing or an invitation, from either side. `done` is announced afterwards. */
export function EndSharing(props: Props & { text: string; done: string }) {
  const end = () => untilGone(request('DELETE /deling/:id', { params: { id: props.id } }));
  return <SharingButton {...props} act="avslutt-deling" variant="secondary" save={end} />;
}

type ButtonProps = Props & {
  act: Act;
  text: string;
  done: string;
  variant: 'primary' | 'secondary';
  save: () => Promise<unknown>;
};

function SharingButton({ act, id, text, name, variant, save: change, done, onDone }: ButtonProps) {
  const { save, isPending, error } = useSharingSave<void>({ save: change, done, onDone });
  return (
    <ActForm act={act} className="kfp-act" onSubmit={takeOver(() => void save())}>
      <input type="hidden" name="id" value={id} />
      {error && <Message tone="error">{failureText(error)}</Message>}
      <Button type="submit" variant={variant} density="compact" aria-label={name} busy={isPending}>
        {text}
      </Button>
    </ActForm>
  );
}
