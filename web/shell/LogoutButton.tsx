import { BusyButton } from '../theme/BusyButton.tsx';
import { texts } from './texts.ts';

type Props = { onLogout: () => void; busy: boolean };

/** 'Logg ut'. While busy it keeps the focus, says to wait, and does nothing more (shell 9, button loader). */
export function LogoutButton({ onLogout, busy }: Props) {
  return (
    <BusyButton variant="secondary" density="compact" className="kfp-logout" busy={busy} onClick={onLogout}>
      {texts.logOut}
    </BusyButton>
  );
}
