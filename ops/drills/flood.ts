// A thread that sends requests at a fixed rate, and posts the responses.
import { parentPort, workerData } from 'node:worker_threads';
import { type StormOptions, storm } from './storm.ts';

export type FloodOrder = {
  url: string;
  headers: Record<string, string>;
  perSecond: number;
  seconds: number;
  options: StormOptions;
};

const { url, headers, perSecond, seconds, options }: FloodOrder = workerData;
parentPort?.postMessage(await storm(url, headers, perSecond, seconds, options));
