import { cpSync, rmSync } from 'node:fs';
import { people } from '../../e2e/people.ts';
import { startServer } from '../../server/testing/server-process.ts';
import { freePort } from '../../tools/free-port.mjs';
import { makeScratchFolder } from '../../tools/scratch-folder.mjs';
import { temporaryPostgres } from '../bench/temporary-postgres.ts';
import { API, CONTACT, type Customer, logInAt } from './customer.ts';
import { type Drill, type Finding, noneOf } from './drill.ts';
import { NO_RATE_LIMITS } from './server.ts';
import { pause } from './traffic.ts';

const WRITING_MS = 250;
const FIRST_PHONE = 40_000_000;

/** A server that is killed repeatedly while it writes, and restarted on the same data. */
export const kills: Drill = {
  name: 'kills',
  about: 'kill -9 under writes, on SQLite and PostgreSQL: no acknowledged write lost, no partial write',
  fault: {
    what: 'SQLite is at its state before the writes after each kill',
    turnsRed: /^SQLite: kills with acknowledged writes lost/,
  },
  async run({ rounds, withFault }) {
    const folder = makeScratchFolder('drill-');
    try {
      if (withFault) return await killed('SQLite', { DATA_DIR: folder }, rounds, folder);
      return [...(await killed('SQLite', { DATA_DIR: folder }, rounds)), ...(await killedOnPostgres(rounds))];
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};

async function killedOnPostgres(rounds: number): Promise<Finding[]> {
  const postgres = await temporaryPostgres();
  try {
    return await killed('PostgreSQL', { DATABASE_URL: postgres.url }, rounds);
  } finally {
    await postgres.drop();
  }
}

/** `restored`: the folder whose state from before the writes returns after each kill. */
async function killed(
  engine: string,
  env: NodeJS.ProcessEnv,
  rounds: number,
  restored?: string,
): Promise<Finding[]> {
  const settings = { ...NO_RATE_LIMITS, ...env, PORT: String(await freePort()) };
  const url = `http://localhost:${settings.PORT}`;
  let server = await startServer(settings);
  const kari = await logInAt(url, people.kari.ssn);
  const seen = { lost: 0, half: 0, acknowledged: 0 };
  for (let round = 0; round < rounds; round += 1) {
    if (restored) cpSync(restored, `${restored}-before`, { recursive: true });
    const first = Promise.withResolvers<void>();
    const writing = write(kari, url, seen.acknowledged, first.resolve);
    // On a busy machine the first write takes longer than the pause.
    await Promise.race([first.promise, writing]);
    await pause(WRITING_MS);
    server.child.kill('SIGKILL');
    await server.ended;
    seen.acknowledged = await writing;
    if (restored) putBack(restored);
    server = await startServer(settings);
    const { epostAdresse, mobilNummer } = await stored(kari, url);
    const mail = Number(/\d+/.exec(epostAdresse)?.[0] ?? 0);
    const phone = Number(mobilNummer) - FIRST_PHONE;
    // The last write may be stored although its response never came.
    if (mail < seen.acknowledged || mail > seen.acknowledged + 1) seen.lost += 1;
    if (mail !== phone) seen.half += 1;
    seen.acknowledged = mail;
  }
  await server.stop();
  return [
    {
      what: `${engine}: writes acknowledged in ${rounds} kills`,
      figure: `${seen.acknowledged}`,
      holds: seen.acknowledged > 0,
    },
    noneOf(`${engine}: kills with acknowledged writes lost`, seen.lost),
    noneOf(`${engine}: kills with a partial write`, seen.half),
  ];
}

function putBack(folder: string): void {
  rmSync(folder, { recursive: true });
  cpSync(`${folder}-before`, folder, { recursive: true });
  rmSync(`${folder}-before`, { recursive: true });
}

/**
 * Writes repeatedly until the server stops responding, and calls `onAcknowledged` after each acknowledged write. Returns
 * the number of the last one.
 */
async function write(kari: Customer, url: string, last: number, onAcknowledged: () => void): Promise<number> {
  let acknowledged = last;
  try {
    while (true) {
      const next = acknowledged + 1;
      const answer = await kari.send(url, 'PUT', CONTACT, contactOf(next));
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`a write got status ${answer.status}`);
      acknowledged = next;
      onAcknowledged();
    }
  } catch (error) {
    if (error instanceof TypeError) return acknowledged;
    throw error;
  }
}

/** Returns two fields that are written together and contain the same number. */
function contactOf(number: number) {
  return { epostAdresse: `nr.${number}@example.com`, mobilNummer: String(FIRST_PHONE + number) };
}

async function stored(kari: Customer, url: string): Promise<{ epostAdresse: string; mobilNummer: string }> {
  const answer = await kari.get(url, `${API}/skadekunde/hent`);
  return (await answer.json()).kontaktInformasjon;
}
