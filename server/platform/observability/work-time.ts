import { performance } from 'node:perf_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerMade } from '../http/answer-made.ts';
import { hasBody } from '../http/body-time.ts';

/** The times at which a request without a body or the end of a body came, and at which the answer was made, in ms. */
type Work = { begun?: number; made?: number };

/**
 * Measures each request from the arrival of its body until its answer is made, and calls `observe` with the seconds when
 * the response has ended. Before and after that the time is that of the client's network: a poor phone sends a photo, or
 * reads a document, for minutes. A file that is refused while it arrives takes no time.
 */
export function measureWork(
  app: FastifyInstance,
  observe: (request: FastifyRequest, reply: FastifyReply, seconds: number) => void,
): void {
  const works = new WeakMap<FastifyRequest, Work>();
  const whenMade = answerMade(app);

  app.addHook('onRequest', (request, reply, done) => {
    const work: Work = {};
    works.set(request, work);
    const begin = () => {
      work.begun = performance.now();
    };
    if (hasBody(request)) request.raw.once('end', begin);
    else begin();
    whenMade(request, reply, () => {
      work.made = performance.now();
    });
    done();
  });

  app.addHook('onResponse', (request, reply, done) => {
    const { begun = Infinity, made = performance.now() } = works.get(request) ?? {};
    observe(request, reply, Math.max(0, made - begun) / 1000);
    done();
  });
}
