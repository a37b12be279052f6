import { Button } from '@fremtind/jokul/button';
import { texts } from './texts.ts';

type Props = { onLogout: () => void; busy: boolean };

/** 'Logg ut'. While busy it keeps the focus, says to wait, and does nothing more (shell 9, button loader). */
export function LogoutButton({ onLogout, busy }: Props) {
  return (
    <Button
      type="button"
      variant="secondary"
      density="compact"
      className="kfp-logout"
      loader={{ showLoader: busy, textDescription: texts.pleaseWait }}
      disabled={false}
      aria-disabled={busy}
      onClick={busy ? undefined : onLogout}
    >
      {texts.logOut}
    </Button>
  );
}
