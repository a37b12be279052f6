import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { people } from '../../e2e/people.ts';
import { startServer } from '../../server/testing/server-process.ts';
import { API, CONTACT, logInAt, OVERVIEW } from './customer.ts';
import { type Drill, type Finding, noneOf } from './drill.ts';
import { serverWithout } from './faulty-server.ts';
import { NO_RATE_LIMITS, withServer } from './server.ts';
import { answerTo, countsOf } from './traffic.ts';

const DISK = '48m';
const WRITES = 20;

/** The embedded database on a disk that fills up, and in a folder that is not writable. */
export const disk: Drill = {
  name: 'disk',
  about:
    'a full disk, an unusable data folder: clear errors, no data lost, normal operation when there is space',
  fault: {
    what: 'outages of the database are errors like others',
    turnsRed: /^full disk: writes refused with a clear error/,
  },
  async run({ withFault }) {
    const place = serverWithout(
      withFault,
      /if \(isOutage\(error\)\) return toProblem/,
      'if (false) return toProblem',
    );
    const folder = mkdtempSync(join(tmpdir(), 'drill-'));
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'drill', folder]);
    try {
      const isMounted = mounted.status === 0;
      const full = isMounted ? await fillDisk(folder, place.folder) : note();
      return withFault ? full : [...full, await refusedFolder(folder)];
    } finally {
      if (mounted.status === 0) spawnSync('umount', [folder]);
      rmSync(folder, { recursive: true, force: true });
      place.remove();
    }
  },
};

function note(): Finding[] {
  return [{ what: 'a full disk', figure: 'skipped: mounting a disk requires root', holds: true }];
}

async function fillDisk(folder: string, product: string | undefined): Promise<Finding[]> {
  const filler = join(folder, 'filler');
  const fill = async (url: string) => {
    const kari = await logInAt(url, people.kari.ssn);
    const write = (number: number) =>
      kari.send(url, 'PUT', CONTACT, { epostAdresse: `nr.${number}@example.com` });
    const before = await answerTo(() => write(1));
    spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=4k']);
    const answers = [];
    let last = 1;
    for (let number = 2; number < WRITES; number += 1) {
      const answer = await answerTo(() => write(number));
      if (answer.status === 200) last = number;
      answers.push(answer);
    }
    const page = await answerTo(() => kari.get(url, OVERVIEW));
    rmSync(filler);
    const after = await (await kari.get(url, `${API}/skadekunde/hent`)).json();
    const again = await answerTo(() => write(WRITES));
    return [
      { what: 'full disk: a write before', figure: countsOf([before]), holds: before.status === 200 },
      {
        what: 'full disk: writes refused with a clear error',
        figure: countsOf(answers),
        holds: answers.every(({ clear }) => clear) && answers.some(({ status }) => status === 503),
      },
      { what: 'full disk: the page', figure: countsOf([page]), holds: page.clear },
      {
        what: 'full disk: the last acknowledged write is stored',
        figure: after.kontaktInformasjon.epostAdresse,
        holds: after.kontaktInformasjon.epostAdresse === `nr.${last}@example.com`,
      },
      { what: 'space again: a write', figure: countsOf([again]), holds: again.status === 200 },
    ];
  };
  return await withServer({ DATA_DIR: folder, ...NO_RATE_LIMITS }, fill, product);
}

/**
 * Starts a server whose data folder is unusable. A file takes the place of the folder, because root ignores
 * permissions.
 */
async function refusedFolder(folder: string): Promise<Finding> {
  const dataDir = join(folder, 'refused');
  writeFileSync(dataDir, '');
  chmodSync(dataDir, 0o400);
  const server = await startServer({ DATA_DIR: dataDir });
  const code = await server.ended;
  const [line = ''] = server.output().split('\n');
  return {
    what: `a folder that can't be used: exit code ${code}`,
    figure: line,
    holds:
      code === 1 &&
      line.includes('DATA_DIR') &&
      noneOf('', server.output().match(/^\s+at /gm)?.length ?? 0).holds,
  };
}
