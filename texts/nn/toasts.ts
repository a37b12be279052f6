import type { Translation } from '../languages.ts';
import type * as nb from '../nb/toasts.ts';

export const texts: Translation<typeof nb.texts> = { region: 'Varsel', close: 'Lukk varselet' };
