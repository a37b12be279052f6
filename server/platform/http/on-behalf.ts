import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OnBehalfRule } from '../../../contract/endpoint.ts';
import {
  SHARING_OVER,
  SHARING_SCOPES,
  type SharingScope,
  sharingInAddress,
} from '../../../domain/sharing.ts';
import { refusal } from './errors.ts';
import { oncePer } from './per-request.ts';

const HEADER = 'x-kfp-vegne-av';

declare module 'fastify' {
  interface FastifyRequest {
    /** The sharing that the browser asks to look through; null: the customer reads their own data. */
    sharingId: string | null;
    /** The sharing through which the request looks, once it has been checked. */
    sharedBy: OpenSharing | null;
  }
}

/** A sharing through which the customer may look now. `partnerIntegration`: the giver's distributor has it. */
export type OpenSharing = {
  giverId: string;
  scopes: readonly SharingScope[];
  partnerIntegration: boolean;
};

type Look = { request: FastifyRequest; receiverId: string };

export type SharingAccess = {
  /** Returns the sharing that the request names; null: it has ended, waits or belongs to others. */
  find: (look: Look) => Promise<OpenSharing | null>;
  /** Records the look for both customers, before the first answer. */
  record: (look: Look, sharing: OpenSharing) => Promise<void>;
};

/** The customer whose data a request reads, null without a session, and what of it: everything, or what is shared. */
export type Whose = { customerId: string | null; scopes: readonly SharingScope[] };

/** Returns whose data an endpoint with this rule reads. */
export type WhoseData = (rule: OnBehalfRule, request: FastifyRequest) => Promise<Whose>;

/** Adds `sharingId` and `sharedBy` to requests. Pages and forms set the first from their address. */
export function decorateOnBehalf(app: FastifyInstance): void {
  app.decorateRequest('sharingId', null);
  app.decorateRequest('sharedBy', null);
}

/** Reads the sharing of every call within `app`. A link to a file can't send headers, so its address names it. */
export function findOnBehalf(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers, routeOptions, url } = request;
    const header = headers[HEADER];
    const inAddress = routeOptions.config.file ? sharingInAddress(url) : null;
    request.sharingId = header === undefined ? inAddress : String(header);
    done();
  });
}

/**
 * Returns the only function that decides whose data a request reads (spec: beyond §12). It throws a problem on behalf
 * of another customer: 404 if the data are not shared, or the sharing has ended or belongs to others; 403
 * KUN_INNSYN for changes. The look is recorded once per request.
 */
export function whoseData({ find, record }: SharingAccess): WhoseData {
  const byRequest = ({ request }: Look) => request;
  const findOnce = oncePer(byRequest, find);
  const recordOnce = oncePer(byRequest, async (look: Look) => {
    const sharing = await findOnce(look);
    if (sharing) await record(look, sharing);
  });

  return async (rule, request) => {
    const { session, sharingId } = request;
    const customerId = session?.customerId ?? null;
    if (!session || sharingId === null || rule === 'own') return { customerId, scopes: SHARING_SCOPES };
    const look = { request, receiverId: session.customerId };
    const sharing = await findOnce(look);
    if (!sharing) throw refusal('not-the-customers', 404, 'notShared', SHARING_OVER);
    if (rule === 'refused') throw refusal('look-only', 403, 'lookOnly', 'KUN_INNSYN');
    if (rule === 'hidden' || !sharing.scopes.includes(rule)) throw refusal('look-only', 404, 'notShared');
    request.sharedBy = sharing;
    await recordOnce(look);
    return { customerId: sharing.giverId, scopes: sharing.scopes };
  };
}
