import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CheckedConfirmation, ConfirmationCheck } from '../../contract/confirmations.ts';
import { formatCode, MAX_WRITTEN_CODE, parseCode } from '../../domain/confirmation-code.ts';
import { logError, ProblemError } from '../platform/http/errors.ts';
import type { SendPage } from './send-page.ts';

/** Retry-After of a check that a system did not answer, in seconds. */
const RETRY_AFTER_SECONDS = 30;

/**
 * Returns the handler of the page that checks the confirmation whose code is in the address, with or without scripts
 * (spec: beyond §11). The page counts as a call of the endpoint. The code does not go along in a referrer.
 */
export function confirmationCheckPage(app: FastifyInstance, pages: SendPage) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const written = new URL(request.url, 'http://portal.invalid').searchParams.get('kode')?.trim() ?? '';
    reply.header('referrer-policy', 'strict-origin');
    if (written === '') return await pages.firstPage(request, reply);
    return await pages.firstPage(request, reply, { confirmationCheck: await check(request, reply, written) });
  };

  async function check(
    request: FastifyRequest,
    reply: FastifyReply,
    written: string,
  ): Promise<ConfirmationCheck> {
    const body = { kode: written.slice(0, MAX_WRITTEN_CODE) };
    try {
      const answer = await app.callForForm(request, reply, { name: 'POST /kontroll', input: { body } });
      const confirmation = answer as CheckedConfirmation;
      return { confirmation, code: confirmation.gyldig ? formatCode(parseCode(written) ?? '') : null };
    } catch (error) {
      logError(error as FastifyError, request);
      if (error instanceof ProblemError && error.status === 429) return { status: 429 };
      reply.header('retry-after', RETRY_AFTER_SECONDS);
      return { status: 503 };
    }
  }
}
