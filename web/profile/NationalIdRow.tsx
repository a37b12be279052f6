import { useState } from 'react';
import { texts } from '#texts/profile.ts';
import { formatNationalId } from '../../domain/national-id.ts';
import { ActForm } from '../platform/acts/ActForm.tsx';
import { useActMessage } from '../platform/acts/act-message.ts';
import { OpenForm } from '../platform/acts/OpenForm.tsx';
import { request } from '../platform/api/request.ts';
import { ProfileRow } from './ProfileRow.tsx';
import { RowButton } from './RowButton.tsx';

const { label, show, hide, unknown, failed } = texts.nationalId;

/**
 * Renders the masked national id, and the whole one on request. The whole one is only in this component's
 * state, and 'Skjul' removes it (spec: decisions §6).
 */
export function NationalIdRow({ masked }: { masked: string | undefined }) {
  const shown = useActMessage()?.ssn;
  const [whole, setWhole] = useState<string | null>(shown ?? null);
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');

  async function ask(): Promise<void> {
    setState('asking');
    try {
      setWhole((await request('GET /skadekunde/fodselsnummer')).ssn);
      setState('idle');
    } catch {
      setState('failed');
    }
  }

  // The same form as before keeps the focus on its button.
  const isFromServer = whole !== null && whole === shown;
  const button = (
    <RowButton
      text={whole === null ? show : hide}
      label={label}
      busy={state === 'asking'}
      onClick={whole === null ? () => void ask() : () => setWhole(null)}
    />
  );

  return (
    <ProfileRow
      id="fodselsnummer"
      label={label}
      value={
        <span className="kfp-amount" aria-live={whole !== null || state !== 'idle' ? 'polite' : undefined}>
          {formatNationalId(whole ?? masked ?? unknown)}
        </span>
      }
      action={isFromServer ? <OpenForm>{button}</OpenForm> : <ActForm act="fodselsnummer">{button}</ActForm>}
    >
      {state === 'failed' && <span role="alert">{failed}</span>}
    </ProfileRow>
  );
}
