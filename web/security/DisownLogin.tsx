import { texts } from '#texts/security.ts';
import type { ActivityEntry } from '../../contract/activities.ts';
import { ConfirmedAct, failureText } from '../my-data/ConfirmedAct.tsx';
import { request } from '../platform/api/request.ts';
import { saveAndVerify } from '../platform/api/save.ts';
import { useSave } from '../platform/api/use-save.ts';
import { useBoot } from '../platform/boot.tsx';
import { showUnseenFailure } from '../toasts/show-toast.ts';
import { timeWords } from './time-words.ts';

type Props = {
  /** a login from a new device */
  login: ActivityEntry;
  /** called when the customer has been logged out everywhere */
  onDone: () => void;
};

/**
 * Renders the button 'Det var ikke meg' of a login from a new device, and the question before it. It ends all the
 * customer's sessions and tells the bank (ASVS 7.4.5, ADR-021).
 */
export function DisownLogin({ login: { id, enhet = '', tidspunkt }, onDone }: Props) {
  const { today } = useBoot();
  const { disown } = texts;
  const saving = useSave<null>(
    {
      mutationFn: () =>
        saveAndVerify(
          async () => await request('POST /sikkerhet/ikke-meg', { body: { aktivitet: id } }),
          // It ends this session too, so the page can't read it afterwards.
          () => Promise.reject(),
          () => false,
        ),
      onSuccess: onDone,
    },
    (error) => showUnseenFailure(failureText(error, disown.failed)),
  );
  return (
    <ConfirmedAct
      act="ikke-meg"
      opens={`ikke-meg.${id}`}
      section="aktivitet"
      texts={disown}
      button={{
        variant: 'tertiary',
        'aria-label': disown.startOf(enhet, timeWords(tidspunkt, today)),
      }}
      saving={saving}
    >
      <input type="hidden" name="aktivitet" value={id} />
    </ConfirmedAct>
  );
}
