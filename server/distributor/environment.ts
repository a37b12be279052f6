import type { Environment } from '../../contract/first-page.ts';
import { isLoopback } from '../platform/config/loopback.ts';

/**
 * Returns the environment of a host name (spec: decisions §2). Production: a listed host. QA: a label that
 * ends with qa. Dev: a label that ends with dev, or a local host. Test: any other host. The first matching
 * rule applies.
 */
export function environmentOf(hostname: string, productionHosts: readonly string[]): Environment {
  if (productionHosts.includes(hostname)) return 'Production';
  const labels = hostname.split('.');
  if (labels.some((label) => label.endsWith('qa'))) return 'QA';
  return isLoopback(hostname) || labels.some((label) => label.endsWith('dev')) ? 'Dev' : 'Test';
}
