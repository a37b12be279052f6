import { rmSync } from 'node:fs';
import { quantile } from '../bench/figures.ts';
import { people } from '../e2e/people.ts';
import { startServer } from '../server/testing/server-process.ts';
import { makeScratchFolder } from '../tools/scratch-folder.mjs';
import { logInAt, OVERVIEW } from './customer.ts';
import { atMost, type Drill, noneOf } from './drill.ts';
import { FULL_SPEED } from './settings.ts';
import { countsOf, keepAsking, pause, untilAnswered } from './traffic.ts';

const CARRIED = 20;
const TIMES = 10;
const SECONDS = 20;

/** Ten times as many at once as the server is sized for, all asking for the page that costs most. */
export const overload: Drill = {
  name: 'overload',
  about: 'ten times the load: those served within 1 s at p99, the others 503 quickly, whole again within 5 s',
  async run() {
    const folder = makeScratchFolder('drill-');
    const server = await startServer({ DATA_DIR: folder, ...FULL_SPEED });
    try {
      const url = `http://localhost:${server.port}`;
      const kari = await logInAt(url, people.kari.ssn);
      const traffic = keepAsking(() => kari.get(url, OVERVIEW), CARRIED * TIMES);
      await pause(SECONDS * 1000);
      const answers = await traffic.stop();
      const recovered = await untilAnswered(() => kari.get(url, OVERVIEW));
      const served = answers.filter(({ status }) => status === 200).map(({ ms }) => ms / 1000);
      const shed = answers.filter(({ status }) => status === 503).map(({ ms }) => ms / 1000);
      return [
        { what: 'answers', figure: countsOf(answers), holds: served.length > 0 },
        atMost('p99 of those served', quantile(served, 0.99), 1, 's'),
        atMost('p99 of those refused', quantile(shed, 0.99), 1, 's'),
        noneOf('answers other than 200 and a clear 503', answers.filter(({ clear }) => !clear).length),
        atMost('first success afterwards', recovered / 1000, 5, 's'),
      ];
    } finally {
      server.child.kill('SIGINT');
      await server.ended;
      rmSync(folder, { recursive: true });
    }
  },
};
