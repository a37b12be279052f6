import type { documentsApi, InsuranceDocument } from '../../contract/documents.ts';
import type { CustomerRow } from '../platform/db/customer-row.ts';
import type { Database } from '../platform/db/database.ts';
import type { FileAnswer, Handlers } from '../platform/http/endpoints.ts';
import { refusal } from '../platform/http/errors.ts';
import type { CustomerRequest } from '../platform/http/per-request.ts';
import { recordActivity } from '../platform/observability/activities.ts';
import { newestFirst } from '../sources/newest-first.ts';
import { orProblem, ownItem } from '../sources/own-item.ts';
import type { ItemKey, SourceFile } from '../sources/source.ts';
import type { Sources } from '../sources/sources.ts';
import type { Holdings } from '../standing/holdings.ts';

export type DocumentDeps = {
  db: Database;
  sources: Sources;
  holdings: Holdings;
  customerRow: CustomerRow;
};

/** Answers the customer's documents and their files (spec: beyond §1). */
export function documentHandlers(deps: DocumentDeps): Handlers<typeof documentsApi> {
  const { db, holdings } = deps;
  return {
    async 'GET /dokumenter'({ query: { avtalenummer }, ...asked }) {
      const { items, complete } = await holdings.list(asked, 'dokumenter');
      const wanted = items.filter((each) => avtalenummer === undefined || each.avtalenummer === avtalenummer);
      return { dokumenter: newestFirst(wanted, ({ dato }) => dato), systemSourceError: !complete };
    },
    'GET /dokumenter/:systemSource/:id': {
      http: { exposeHeadRoute: false },
      async handle({ params, ...asked }) {
        const file = await fileOf(deps, asked, params);
        // Nobody gets it before the record says so.
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

/** Only what stands in the customer's own list is asked for: a system that forgets to check can't give another's away. */
async function fileOf(
  { sources, holdings, customerRow }: DocumentDeps,
  asked: CustomerRequest,
  key: ItemKey,
): Promise<FileAnswer & SourceFile> {
  const list = await holdings.list(asked, 'dokumenter', [key.systemSource]);
  const document = ownItem(list, ({ id }) => id === key.id, 'noSuchDocument');
  const file = await orProblem(sources.file(await customerRow(asked), key));
  if (!file) throw refusal('not-the-customers', 404, 'documentGone');
  return { ...file, name: nameOf(document) };
}

function nameOf({ tittel, dato }: InsuranceDocument): string {
  return `${tittel} ${dato}.pdf`;
}
