import { texts } from '#texts/shell.ts';
import { Button } from '../ui/Button.tsx';

/** 'Logg ut', in the header. */
export function LogoutButton({ onLogout }: { onLogout: () => void }) {
  return (
    <Button variant="secondary" density="compact" className="kfp-logout" onClick={onLogout}>
      {texts.logOut}
    </Button>
  );
}
