import { texts } from '#texts/shell.ts';
import { ActForm } from '../platform/acts/ActForm.tsx';
import { takeOver } from '../platform/acts/take-over.ts';
import { Button } from '../ui/Button.tsx';

/** The id of the form that logs out. The button in the menu sends the same form. */
export const LOGOUT_FORM = 'kfp-logg-ut';

/** Renders the header's 'Logg ut' button. */
export function LogoutButton({ onLogout }: { onLogout: () => void }) {
  return (
    <ActForm act="logg-ut" id={LOGOUT_FORM} className="kfp-act" onSubmit={takeOver(onLogout)}>
      <Button type="submit" variant="secondary" density="compact" className="kfp-logout">
        {texts.logOut}
      </Button>
    </ActForm>
  );
}
