import { formats } from '#texts/formats.ts';

const KB = 1024;
const MB = 1024 * KB;

/** Returns a size in bytes as its reader knows it: '3,2 MB', or '840 kB' below one megabyte. */
export function fileSize(bytes: number): string {
  if (bytes < MB) return `${Math.ceil(bytes / KB)}\u00a0kB`;
  return `${(bytes / MB).toFixed(1).replace('.', formats.decimal)}\u00a0MB`;
}
