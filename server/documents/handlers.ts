import type { documentsApi } from '../../contract/documents.ts';
import type { SharingScope } from '../../domain/sharing.ts';
import type { FileAnswer, Handlers } from '../platform/http/endpoints.ts';
import { refusal } from '../platform/http/errors.ts';
import type { CustomerRequest } from '../platform/http/per-request.ts';
import { recordActivity } from '../platform/observability/activities.ts';
import { newestFirst } from '../sources/newest-first.ts';
import { orSourceProblem, ownItem } from '../sources/own-item.ts';
import type { ItemKey, SourceFile } from '../sources/source.ts';
import type { AreaServices } from '../standing/area-services.ts';
import { readableDocuments } from './readable-documents.ts';

/** Returns the handlers for the customer's documents from all systems, and their files (spec: beyond §1). */
export function documentHandlers(services: AreaServices): Handlers<typeof documentsApi> {
  const { db, holdings } = services;
  return {
    async 'GET /dokumenter'({ query: { avtalenummer }, scopes, ...asked }) {
      const { items, complete } = await readableDocuments(holdings, asked, scopes);
      const wanted = items.filter((each) => avtalenummer === undefined || each.avtalenummer === avtalenummer);
      return { dokumenter: newestFirst(wanted, ({ dato }) => dato), systemSourceError: !complete };
    },
    'GET /dokumenter/:systemSource/:id': {
      http: { exposeHeadRoute: false },
      async handle({ params, scopes, ...asked }) {
        const file = await fileOf(services, asked, scopes, params);
        // The activity must be recorded before the file is sent.
        try {
          await recordActivity(db, asked.session, 'document-opened');
        } catch (error) {
          file.content.destroy();
          throw error;
        }
        return file;
      },
    },
  };
}

/** Returns a document's file if the customer can read it in the list. Source systems may not check whose it is. */
async function fileOf(
  { sources, holdings, customerRow }: AreaServices,
  asked: CustomerRequest,
  scopes: readonly SharingScope[],
  key: ItemKey,
): Promise<FileAnswer & SourceFile> {
  const list = await readableDocuments(holdings, asked, scopes, key.systemSource);
  const document = ownItem(list, ({ id }) => id === key.id, 'noSuchDocument');
  const file = await orSourceProblem(sources.file(await customerRow(asked), key));
  if (!file) throw refusal('not-the-customers', 404, 'documentGone');
  return { ...file, name: `${document.tittel} ${document.dato}.pdf` };
}
