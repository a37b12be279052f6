import { texts } from '#texts/profile.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { ProfileRow } from './ProfileRow.tsx';

/** Renders a row whose value is loading. */
export function WaitingRow({ label }: { label: string }) {
  return (
    <ProfileRow
      label={label}
      value={
        <span className="kfp-row__waiting" role="status">
          <span className="kfp-skeleton" />
          <VisuallyHidden>{texts.pleaseWait}</VisuallyHidden>
        </span>
      }
    />
  );
}
