/** The product type of an event, if it has one. */
type Product = { product?: string | undefined };

/**
 * The analytics events by type, with their payloads (spec: shell §3.6). No payload contains personal data.
 * Before sending, texts are scrubbed, digits in paths are masked, and a button click gets the URL of its
 * page.
 */
export type AnalyticsPayloads = {
  'A/B test': { name: string; variant: string; page: string };
  recommendation: { productType: string; recommendedProducts: readonly string[] };
  'button click': { type: string; name: string; event: string; id?: string | undefined } & Product;
  feedback: { feedback: string; page: string } & Product;
  'form input': { field: string; value: string };
  'completed purchase': {
    productType: string;
    productName: string;
    extraFields: Readonly<Record<string, string | number>>;
  };
  'purchase block': { type: string; name: string; event: string };
  'NBO view': {
    page: string;
    product: string | null;
    customerProducts: readonly string[];
    mainNboProduct: string | null;
    subNboProducts: readonly string[];
    filteredNboProductsDueToActiveAgreements: readonly string[];
    controlGroup: boolean;
    presentedNboModule: boolean;
    fallback: boolean;
  };
  'page view': { pagePath: string } & Product;
  'component view': { component: string };
  statistics: { name: string; value: string | number };
  'experiment started': { name: string; variant: string };
};

export type AnalyticsEvent = {
  [Type in keyof AnalyticsPayloads]: { type: Type; payload: AnalyticsPayloads[Type] };
}[keyof AnalyticsPayloads];
