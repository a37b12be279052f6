import { Button } from '@fremtind/jokul/button';
import { texts } from './texts.ts';

/** 'Logg ut', in the header. */
export function LogoutButton({ onLogout }: { onLogout: () => void }) {
  return (
    <Button type="button" variant="secondary" density="compact" className="kfp-logout" onClick={onLogout}>
      {texts.logOut}
    </Button>
  );
}
