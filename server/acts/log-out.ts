import type { FastifyReply } from 'fastify';
import type { LogoutAnswer } from '../../contract/session.ts';
import { logoutTarget } from '../../domain/logout-target.ts';
import { PROVIDER_LOGOUT_PATH } from '../../domain/provider-logout.ts';
import { sendLinkToFollow } from '../platform/http/plain-page.ts';
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

/** Sends the browser on. The provider's logout may redirect to another origin. */
export function leaveTo(reply: FastifyReply, target: string): FastifyReply {
  if (target.startsWith('/') && target !== PROVIDER_LOGOUT_PATH) return reply.redirect(target, 303);
  return sendLinkToFollow(reply, target, problemTexts(reply.request.language).pages.leaving);
}
