import type { FastifyRequest } from 'fastify';
import { ACT_MESSAGE_ID, ACTS_PATH, OPEN_PARAMETER } from '../../domain/acts.ts';
import { localPath } from '../../domain/local-path.ts';
import { unmaskText } from '../../domain/mask-text.ts';
import { isOwnPageAddress } from '../../domain/own-pages.ts';
import { addressOf, OVERVIEW_ADDRESS, PORTAL_PATH } from '../../domain/paths.ts';
import { FILES_PATH } from '../platform/http/paths.ts';

const NO_PAGES = [`${addressOf(ACTS_PATH)}/`, FILES_PATH];

/** Returns the page (path and query) after an act: the form's, the referring page, or the overview. */
export function pageOfForm(request: FastifyRequest, asked: string | undefined): string {
  const page = unmaskText(asked ?? '') ?? asked;
  return ownPage(request, page) ?? ownPage(request, pathOf(request.headers.referer)) ?? OVERVIEW_ADDRESS;
}

/** Returns the page with or without the open form of an act, and the place of the result. */
export function withOpenForm(page: string, opens: string | null, shownAt = ACT_MESSAGE_ID): string {
  const url = new URL(page, 'http://portal.invalid');
  if (opens === null) url.searchParams.delete(OPEN_PARAMETER);
  else url.searchParams.set(OPEN_PARAMETER, opens);
  return `${url.pathname}${url.search}#${shownAt}`;
}

function ownPage({ distributor }: FastifyRequest, asked: string | undefined): string | null {
  const page = localPath(asked);
  if (page === null) return null;
  const { pathname } = new URL(page, 'http://portal.invalid');
  const isBelow = pathname === PORTAL_PATH || pathname.startsWith(`${PORTAL_PATH}/`);
  const isPage = isBelow && !NO_PAGES.some((path) => `${pathname}/`.startsWith(path));
  return isPage || isOwnPageAddress(pathname, distributor) ? page : null;
}

function pathOf(address: string | undefined): string | undefined {
  const url = address === undefined ? null : URL.parse(address);
  return url ? url.pathname + url.search : undefined;
}
