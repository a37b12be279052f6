import type { Translation } from '../languages.ts';
import type * as nb from '../nb/toasts.ts';

export const texts: Translation<typeof nb.texts> = { region: 'Notifications', close: 'Close notification' };
