import { Agent, get } from 'node:http';

const CONNECTIONS = 20;

/** A request to repeat. `bytes`: expected size of the response body on the wire. */
export type Target = { url: string; headers: Record<string, string>; bytes: number };

/** Results of a load. CPU time (per response) and memory are those of the server. */
export type Load = { perSecond: number; cpuMs: number; rssMb: number; latencies: number[] };

/**
 * Sends requests over 20 keep-alive connections; each connection sends the next when the previous response is
 * complete. Throws if the status is not 200, or if the size differs by more than a tenth: it would be a
 * different page.
 */
export async function load({ url, headers, bytes }: Target, seconds: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const latencies: number[] = [];
  const before = await usage(url);
  const began = performance.now();
  const askRepeatedly = async () => {
    while (performance.now() - began < seconds * 1000) {
      const asked = performance.now();
      const { length } = await ask(url, headers, agent);
      if (Math.abs(length / bytes - 1) > 0.1)
        throw new Error(`${url} has ${length} bytes instead of ${bytes}`);
      latencies.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, askRepeatedly));
  const perSecond = (latencies.length / (performance.now() - began)) * 1000;
  const after = await usage(url);
  agent.destroy();
  return { perSecond, cpuMs: (after.cpuMs - before.cpuMs) / latencies.length, rssMb: after.rssMb, latencies };
}

/** Returns the body of a response as it comes over the wire. Throws if the status is not 200. */
export async function ask(
  url: string,
  headers: Target['headers'] = {},
  agent = new Agent(),
): Promise<Buffer> {
  return await new Promise((resolve, reject) => {
    const sent = get(url, { headers, agent }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part) => parts.push(part)).on('error', reject);
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(Buffer.concat(parts));
        else reject(new Error(`${url} answered ${answer.statusCode}`));
      });
    });
    sent.on('error', reject);
  });
}

/** Returns the CPU time that a server has used so far, and its memory. `url`: any URL of the server. */
export async function usage(url: string): Promise<{ cpuMs: number; rssMb: number }> {
  const metrics = (await ask(new URL('/internal/metrics', url).href)).toString();
  const metric = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1]);
  return {
    cpuMs: metric('process_cpu_seconds_total') * 1000,
    rssMb: metric('process_resident_memory_bytes') / 2 ** 20,
  };
}
