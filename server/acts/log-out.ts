import type { FastifyReply } from 'fastify';
import type { LogoutAnswer } from '../../contract/session.ts';
import { logoutTarget } from '../../domain/logout-target.ts';
import { PROVIDER_LOGOUT_PATH } from '../../domain/provider-logout.ts';
import { escapeHtml, sendPlainPage } from '../platform/http/plain-page.ts';
import { problemTexts } from '../platform/http/problem-texts.ts';
import type { ActRequest } from './run-act.ts';

/** Logs out, and sends the browser on as the script does (spec: shell §6). */
export async function logOut({ request, reply }: ActRequest): Promise<FastifyReply> {
  const { distributor } = request;
  const goto = { goto: distributor.loggUtUrl };
  const call = { name: 'POST /auth/logout', input: { body: goto } };
  const answer = (await request.server.callForForm(request, reply, call)) as LogoutAnswer;
  return leaveTo(reply, logoutTarget(distributor, answer));
}

/**
 * Sends the browser on. Chromium refuses redirects from a form to another origin (`form-action`), so those
 * are links that the browser follows by itself. The provider's logout may redirect there.
 */
export function leaveTo(reply: FastifyReply, target: string): FastifyReply {
  if (target.startsWith('/') && target !== PROVIDER_LOGOUT_PATH) return reply.redirect(target, 303);
  const { leaving } = problemTexts(reply.request.language).pages;
  const body = `<p><a href="${escapeHtml(target)}">${leaving.goOn}</a></p>`;
  return sendPlainPage(reply.header('refresh', `0;url=${target}`), { title: leaving.title, body });
}
