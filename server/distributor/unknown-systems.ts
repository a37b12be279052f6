import type { FastifyInstance } from 'fastify';

/** The parts of a request that can name a system. */
const PARTS = [
  ['params', 'params'],
  ['query', 'querystring'],
] as const;

/** Refuses requests for a system that the distributor file does not name, like other invalid input: 400. */
export function refuseUnknownSystems(app: FastifyInstance): void {
  app.addHook('preHandler', async (request) => {
    const { distributor } = request;
    for (const [part, validationContext] of PARTS) {
      const { systemSource } = Object(request[part]) as { systemSource?: unknown };
      if (systemSource === undefined || distributor.systems.some(({ name }) => name === systemSource))
        continue;
      const validation = [{ keyword: 'enum', instancePath: '/systemSource' }];
      throw Object.assign(new Error('unknown system'), { validation, validationContext });
    }
  });
}
