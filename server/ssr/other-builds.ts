import { setTimeout } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type BuildFile, buildFileNames, readBuildFile } from '../platform/db/build-files.ts';
import type { Database } from '../platform/db/database.ts';
import { isHashed } from './built-files.ts';
import { sendBuildFile } from './send-build-file.ts';

/** Minimum time between two queries for the stored names, in ms. */
const LIST_MS = 250;
/** Maximum size of the files in memory, in bytes: several builds. */
const CACHE_BYTES = 8 * 2 ** 20;

/**
 * Returns the answer to requests for files of other builds, which run beside this one during an upgrade or
 * did so before it (ADR-042). Only names that contain a hash are looked up. Requests for unknown names share
 * at most four queries per second. `owner` precedes the name of a file that only one distributor has.
 */
export function otherBuilds(db: Database) {
  const isStored = storedNames(db);
  const read = cachedFiles(db);

  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    owner = '',
  ): Promise<FastifyReply> => {
    const stored = owner + name;
    const isKnown = isHashed(name) && (await isStored(stored));
    const file = isKnown ? await read(stored) : undefined;
    if (file) return await sendBuildFile(request, reply, stored, file);
    reply.callNotFound();
    return reply;
  };
}

/** Answers a request for a file that is not in this server's build; 404 if no build has it. */
export type SendOtherBuild = ReturnType<typeof otherBuilds>;

/**
 * Returns a function that tells whether a name is stored. For an unknown name it waits for a query that
 * starts after the call. Another server may have stored its files since the last query.
 */
function storedNames(db: Database): (name: string) => Promise<boolean> {
  let known: ReadonlySet<string> = new Set();
  let lastStart = -LIST_MS;
  let next: Promise<void> | null = null;

  async function list(): Promise<void> {
    await setTimeout(Math.max(0, lastStart + LIST_MS - performance.now()));
    lastStart = performance.now();
    next = null;
    known = await buildFileNames(db);
  }

  return async (name) => {
    if (known.has(name)) return true;
    next ??= list();
    await next;
    return known.has(name);
  };
}

/** Returns a function that reads a file. The files that were used last stay in memory. */
function cachedFiles(db: Database): (name: string) => Promise<BuildFile | undefined> {
  const cached = new Map<string, BuildFile>();
  const reading = new Map<string, Promise<BuildFile | undefined>>();
  let bytes = 0;

  async function read(name: string): Promise<BuildFile | undefined> {
    const file = await readBuildFile(db, name);
    if (!file) return undefined;
    cached.set(name, file);
    bytes += file.content.length;
    for (const [oldest, { content }] of cached) {
      if (bytes <= CACHE_BYTES) break;
      cached.delete(oldest);
      bytes -= content.length;
    }
    return file;
  }

  return async (name) => {
    const file = cached.get(name);
    if (file) {
      // The order of a map is the order of use.
      cached.delete(name);
      cached.set(name, file);
      return file;
    }
    const started = reading.get(name) ?? read(name).finally(() => reading.delete(name));
    reading.set(name, started);
    return await started;
  };
}
