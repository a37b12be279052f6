import type { Translation } from '../languages.ts';
import type * as nb from '../nb/sharing-bar.ts';

export const texts: Translation<typeof nb.texts> = {
  label: 'Shared access',
  whose: (name: string) =>
    name ? `You are viewing the policies of ${name}.` : 'You are viewing policies that are shared with you.',
  readOnly: 'You cannot change anything.',
  back: 'Back to mine',
};
