import type { Translation } from '../languages.ts';
import type * as nb from '../nb/links.ts';

export const texts: Translation<typeof nb.texts> = {
  notOpened: 'We could not open the link. Try again.',
  refused: (host) => `The link to ${host} cannot be opened in the app.`,
};
