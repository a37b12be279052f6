import { texts } from '#texts/shell.ts';
import { Button } from '../ui/Button.tsx';

/** Renders the header's 'Logg ut' button. */
export function LogoutButton({ onLogout }: { onLogout: () => void }) {
  return (
    <Button variant="secondary" density="compact" className="kfp-logout" onClick={onLogout}>
      {texts.logOut}
    </Button>
  );
}
