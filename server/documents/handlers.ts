import type { documentsApi } from '../../contract/documents.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import { refusal } from '../platform/http/errors.ts';

/** The customer's documents (spec: beyond §1). */
export function documentHandlers(): Handlers<typeof documentsApi> {
  return {
    'GET /dokumenter': () => ({ dokumenter: [], systemSourceError: false }),
    'GET /dokumenter/:systemSource/:id': () => {
      throw refusal('not-the-customers', 404, 'Du har ikke noe dokument med dette nummeret.');
    },
  };
}
