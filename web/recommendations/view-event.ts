import type { Recommendations } from '../../contract/recommendations.ts';
import type { AnalyticsPayloads } from '../analytics/analytics-events.ts';
import type { Experiment } from '../analytics/experiments.ts';
import type { Recommended } from './recommend.ts';

type Load = {
  /** the page with the module */
  page: string;
  /** the product type that was just bought; null on the overview */
  product: string | null;
  customerProducts: readonly string[];
  answer: Recommendations;
  recommended: Recommended;
};

/** Returns whether the module is shown: not to the control group, and not if empty (spec: decisions §6). */
export function isPresented({ controlgroup }: Recommendations, { products }: Recommended): boolean {
  return !controlgroup && products.length > 0;
}

/**
 * Returns the analytics event for loaded recommendations (spec: shell §3.6). The control group's event
 * contains the products that would have been shown, so that the two groups can be compared.
 */
export function viewEvent({ page, product, customerProducts, answer, recommended }: Load) {
  const [main = null, ...others] = recommended.products.map(({ type }) => type);
  return {
    page,
    product,
    customerProducts: [...new Set(customerProducts)],
    mainNboProduct: main,
    subNboProducts: others,
    filteredNboProductsDueToActiveAgreements: recommended.alreadyHad.map(({ type }) => type),
    controlGroup: answer.controlgroup,
    presentedNboModule: isPresented(answer, recommended),
    fallback: answer.fallback,
  } satisfies AnalyticsPayloads['NBO view'];
}

/** Returns the experiment with a control group without recommendations (spec: decisions §6). */
export function experimentOf({ controlgroup }: Recommendations): Experiment {
  return { name: 'anbefalinger', variant: controlgroup ? 'kontrollgruppe' : 'med anbefalinger' };
}
