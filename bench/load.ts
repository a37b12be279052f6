import { Agent, get } from 'node:http';

const CONNECTIONS = 20;

/** What is asked for over and over. `bytes`: what an answer weighs on the wire. */
export type Target = { url: string; headers: Record<string, string>; bytes: number };

/** What a load came to; processor time (of one answer) and memory are the server's. */
export type Load = { perSecond: number; cpuMs: number; rssMb: number; latencies: number[] };

/**
 * Asks over 20 connections that stay open, on each as soon as its last answer has come whole. Throws at an answer
 * that isn't 200, or weighs a tenth more or less than it should: it would be another page.
 */
export async function load({ url, headers, bytes }: Target, seconds: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const latencies: number[] = [];
  const before = await usage(url);
  const began = performance.now();
  const askOnAndOn = async () => {
    while (performance.now() - began < seconds * 1000) {
      const asked = performance.now();
      const { length } = await ask(url, headers, agent);
      if (Math.abs(length / bytes - 1) > 0.1)
        throw new Error(`${url} weighs ${length} bytes instead of ${bytes}`);
      latencies.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, askOnAndOn));
  const perSecond = (latencies.length / (performance.now() - began)) * 1000;
  const after = await usage(url);
  agent.destroy();
  return { perSecond, cpuMs: (after.cpuMs - before.cpuMs) / latencies.length, rssMb: after.rssMb, latencies };
}

/** Returns the body of an answer as it comes over the wire; throws where its status is not 200. */
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

/** Returns the processor time that a server has used so far, and its memory. `url`: of the server, any path. */
export async function usage(url: string): Promise<{ cpuMs: number; rssMb: number }> {
  const metrics = (await ask(new URL('/internal/metrics', url).href)).toString();
  const metric = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1]);
  return {
    cpuMs: metric('process_cpu_seconds_total') * 1000,
    rssMb: metric('process_resident_memory_bytes') / 2 ** 20,
  };
}
