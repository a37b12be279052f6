import type { AgreementList } from '../../contract/agreements.ts';
import { mergeAgreementLists } from '../agreements/merge.ts';

/** What the overview knows of the agreements so far. */
export type AgreementState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; list: AgreementList; alsoLoading: boolean; alsoFailed: boolean };

type Answer = { data: AgreementList | undefined; isError: boolean };

/**
 * The main systems' answer and the integration's (null where it is not enabled) as one: what has come is shown,
 * what is still missing or failed is said beside it (overview 4.6 and 8).
 */
export function agreementState(main: Answer, integration: Answer | null): AgreementState {
  const answers = integration ? [main, integration] : [main];
  const [first, ...others] = answers.flatMap(({ data }) => data ?? []);
  const failed = answers.filter(({ data, isError }) => isError && !data).length;
  if (!first) return { status: failed === answers.length ? 'failed' : 'loading' };
  return {
    status: 'ready',
    list: others.reduce(mergeAgreementLists, first),
    alsoLoading: answers.some(({ data, isError }) => !data && !isError),
    alsoFailed: failed > 0,
  };
}
