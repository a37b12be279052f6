import type { Environment } from '../../contract/first-page.ts';

/**
 * The environment by host name, the first rule that fits (spec: decisions §2): listed as production; a label that is or
 * ends with qa; one that is or ends with dev, or this machine's own names; else Test.
 */
export function environmentOf(hostname: string, productionHosts: readonly string[]): Environment {
  if (productionHosts.includes(hostname)) return 'Production';
  const labels = hostname.split('.');
  if (labels.some((label) => label.endsWith('qa'))) return 'QA';
  const isLocal = labels.at(-1) === 'localhost' || /^(127(\.\d+){3}|\[::1\])$/.test(hostname);
  return isLocal || labels.some((label) => label.endsWith('dev')) ? 'Dev' : 'Test';
}
