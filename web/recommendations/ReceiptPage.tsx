import { useEffect, useRef } from 'react';
import type { AnalyticsEvent } from '../analytics/analytics-events.ts';
import { countStart } from '../analytics/experiments.ts';
import { track } from '../analytics/track.ts';
import { useBoot } from '../platform/boot.tsx';
import type { PageProps } from '../platform/page.ts';
import { Heading } from '../ui/Heading.tsx';
import { Text } from '../ui/Text.tsx';
import { countPurchase } from './count-purchase.ts';
import { COUNTED, ELEMENT_SCRIPT } from './element-events.ts';
import { PRODUCTS } from './products.ts';
import { receiptTexts } from './receipt-texts.ts';
import { texts } from './texts.ts';

/** Of the document. */
export const title = receiptTexts.title;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'forsikring-anbefalinger': React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement> & {
        produkt: string;
        side: string;
      };
    }
  }
}

/**
 * /kvittering/{produkt}: the recommendations as a receipt of another app shows them, by the same script
 * (spec: decisions §6).
 */
export function ReceiptPage({ parameters: { produkt: product = '' } }: PageProps) {
  const place = useRef<HTMLDivElement>(null);
  const { shortname } = useBoot().distributor;
  const known = PRODUCTS.find(({ type }) => type === product);
  const words = known && texts.products[known.type];
  const name = words?.name ?? product;

  useEffect(() => countPurchase(product, name, shortname), [product, name, shortname]);

  useEffect(() => {
    const element = place.current;
    element?.addEventListener(COUNTED, count);
    import(/* @vite-ignore */ ELEMENT_SCRIPT).catch(reportError);
    return () => element?.removeEventListener(COUNTED, count);
  }, []);

  return (
    <div className="kfp-wide kfp-sections">
      <div>
        <Heading level={1}>{title}</Heading>
        <Text className="kfp-section__lead">
          {receiptTexts.lead(words?.inSentence ?? receiptTexts.insurance)}
        </Text>
      </div>
      <div ref={place}>
        <forsikring-anbefalinger produkt={product} side="kvittering" />
      </div>
    </div>
  );
}

/** The element doesn't know what the pages before it have counted: an experiment starts once for all of them. */
function count(event: Event): void {
  const { type, payload } = (event as CustomEvent<AnalyticsEvent>).detail;
  if (type === 'experiment started') countStart(payload);
  else track(type, payload);
}
