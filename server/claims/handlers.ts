import type { FastifyRequest } from 'fastify';
import type { CustomerClaim, claimsApi } from '../../contract/claims.ts';
import { claimInKroner } from '../../contract/in-ore.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import { rateLimit } from '../platform/http/rate-limit.ts';
import { newestFirst } from '../sources/newest-first.ts';
import type { AreaServices } from '../standing/area-services.ts';
import { receiveFile } from './receive-file.ts';

/** Maximum number of files per minute and session: all files of one claim, each sent several times. */
const FILES_PER_MINUTE = 120;

/** Returns the handlers of the customer's claims in all systems (spec: beyond §1, beyond §10). */
export function claimHandlers(services: AreaServices): Handlers<typeof claimsApi> {
  const { holdings } = services;
  const bySession = ({ session }: FastifyRequest) => session?.kfpSessionId ?? '';
  return {
    'POST /skader/:systemSource/:id/vedlegg': {
      http: { onRequest: rateLimit('claim-files', FILES_PER_MINUTE, bySession) },
      async handle({ params, headers, upload, ...asked }) {
        return await receiveFile(services, asked, params, { key: headers['idempotency-key'], upload });
      },
    },

    async 'GET /skader'({ query: { systemSource, id, avtalenummer, uten }, scopes, ...asked }) {
      const { items, complete } = await holdings.list(asked, 'skader', systemSource);
      const wanted = items.filter(
        (each) =>
          (id === undefined || each.id === id) &&
          (avtalenummer === undefined || each.avtalenummer === avtalenummer),
      );
      const isOwn = asked.request.sharingId === null;
      const skader = newestFirst(wanted, ({ meldtDato }) => meldtDato)
        .map(claimInKroner)
        .map((claim) => (isOwn ? claim : withoutComplaint(claim)))
        .map((claim) => (scopes.includes('DOKUMENTER') ? claim : withoutDocuments(claim)));
      return {
        skader: uten === 'hendelser' ? skader.map(withoutEvents) : skader,
        systemSourceError: !complete,
      };
    },
  };
}

/** Only the customer complains: the address may identify them to the claim's system (spec: beyond §12). */
function withoutComplaint({ klageUrl, ...claim }: CustomerClaim): CustomerClaim {
  return claim;
}

/** Where documents are not shared, their ids would tell that they exist (spec: beyond §12). */
function withoutDocuments({ dokumentIder, begrunnelse, ...claim }: CustomerClaim): CustomerClaim {
  return begrunnelse ? { ...claim, begrunnelse: { tekst: begrunnelse.tekst } } : claim;
}

function withoutEvents({ hendelser, ...claim }: CustomerClaim): CustomerClaim {
  return claim;
}
