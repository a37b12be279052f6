import type { CoverAnswer, coverApi, UnreadDocument, UnreadReason } from '../../contract/cover.ts';
import { coverageInKroner } from '../../contract/in-ore.ts';
import { coverScope } from '../../domain/cover-scope.ts';
import { osloDate } from '../../domain/oslo-date.ts';
import { nonEmptyField } from '../platform/db/optional-fields.ts';
import type { TextStatus } from '../platform/db/schema.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import type { CustomerRequest } from '../platform/http/per-request.ts';
import { limitedByCustomer } from '../platform/http/rate-limit.ts';
import type { AreaServices } from '../standing/area-services.ts';
import { candidatesOf, readDocuments } from './candidates.ts';
import type { DocumentTexts, DocumentWithText } from './document-texts.ts';
import { searchCover } from './search.ts';
import { ownPages } from './text-store.ts';

/** Maximum numbers of questions per minute, in calls and on the page. Each reads all systems. A network can be a whole office. */
const LIMITS = { perCustomer: 30, perNetwork: 300 };

const REASONS: Readonly<Record<Exclude<TextStatus, 'read'>, UnreadReason>> = {
  encrypted: 'KRYPTERT',
  'no-text': 'UTEN_TEKST',
  broken: 'ODELAGT',
  'too-slow': 'FOR_TUNG',
  partly: 'FOR_LANG',
  reading: 'LESES',
};

type CoverDeps = AreaServices & { documentTexts: DocumentTexts };

/** Returns the handler that searches what the customer is covered for (spec: beyond §8). */
export function coverHandlers({
  db,
  holdings,
  customerRow,
  documentTexts,
}: CoverDeps): Handlers<typeof coverApi> {
  return {
    'GET /dekning': {
      http: { ...limitedByCustomer('cover', LIMITS), alsoForPages: true },
      async handle({ query: { sok }, ...asked }): Promise<CoverAnswer> {
        const [agreements, documents] = await Promise.all([
          holdings.detailedAgreements(asked),
          documentsOf(asked),
        ]);
        const today = osloDate(Date.now());
        const scope = coverScope(agreements.items, today);
        const inScope = documents.items.filter(({ document }) => scope.hasDocument(document));
        const read = readDocuments(inScope, scope.agreements, today);
        const covers = scope.agreements.flatMap((each) => candidatesOf(each, today));
        const searched = { covers, documents: read };
        const hits = await searchCover(sok, searched, (pages) => ownPages(db, asked.customerId, pages));
        const unread = inScope.flatMap(unreadOf);
        return {
          treff: hits.map(coverageInKroner),
          soktI: {
            avtaler: scope.agreements.length,
            dokumenter: read.length,
            sider: read.reduce((sum, { text }) => sum + text.pages, 0),
          },
          ...nonEmptyField('ikkeLest', unread),
          systemSourceError: !agreements.complete || !documents.complete,
        };
      },
    },
  };

  async function documentsOf(asked: CustomerRequest) {
    const list = await holdings.list(asked, 'dokumenter');
    const items = await documentTexts.of(await customerRow(asked), list.items, list.complete);
    return { items, complete: list.complete && items.every(({ isFailed }) => !isFailed) };
  }
}

function unreadOf({ document, text, isFailed }: DocumentWithText): UnreadDocument[] {
  if (text?.status === 'read') return [];
  const missing = isFailed ? 'IKKE_HENTET' : 'LESES';
  const { systemSource, id, tittel } = document;
  return [{ systemSource, dokumentId: id, tittel, grunn: text ? REASONS[text.status] : missing }];
}
