import './receipt.scss';
import { useEffect, useRef, useState } from 'react';
import { texts } from '#texts/receipt.ts';
import type { AnalyticsEvent } from '../analytics/analytics-events.ts';
import { countStart } from '../analytics/experiments.ts';
import { track } from '../analytics/track.ts';
import { useBoot } from '../platform/boot.tsx';
import type { PageProps } from '../platform/page.ts';
import { ELEMENT_EVENT, ELEMENT_SCRIPT } from '../recommendations/element-events.ts';
import { Heading } from '../ui/Heading.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Text } from '../ui/Text.tsx';
import { BoughtSection } from './BoughtSection.tsx';
import { NextSteps } from './NextSteps.tsx';

export const title = texts.title;

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
 * Renders the receipt at `/kvittering/{produkt}`: confirmation, price, next steps and recommendations. The
 * recommendations use the same script as the receipts of other apps (spec: decisions §6, ADR-032).
 */
export function ReceiptPage({ parameters: { produkt: product = '' } }: PageProps) {
  const place = useRef<HTMLDivElement>(null);
  const { shortname } = useBoot().distributor;
  // The server's page has no other text of its address than known products (ADR-023).
  const [namesProduct, setNamesProduct] = useState(Object.hasOwn(texts.products, product));
  useEffect(() => setNamesProduct(true), []);

  useEffect(() => {
    import('./count-purchase.ts')
      .then(({ countPurchase }) => countPurchase(product, shortname))
      .catch(reportError);
  }, [product, shortname]);

  useEffect(() => {
    const element = place.current;
    element?.addEventListener(ELEMENT_EVENT, count);
    import(/* @vite-ignore */ ELEMENT_SCRIPT).catch(reportError);
    return () => element?.removeEventListener(ELEMENT_EVENT, count);
  }, []);

  return (
    <div className="kfp-wide kfp-sections kfp-receipt">
      <div className="kfp-receipt__top">
        <header>
          <div className="kfp-receipt__thanks">
            <span className="kfp-accent kfp-receipt__tick">
              <Icon name="check" />
            </span>
            <Heading level={1}>{title}</Heading>
          </div>
          <Text className="kfp-section__lead">{texts.lead(texts.products[product] ?? texts.insurance)}</Text>
        </header>
        <BoughtSection product={product} />
        <NextSteps />
      </div>
      <div ref={place}>{namesProduct && <forsikring-anbefalinger produkt={product} side="kvittering" />}</div>
    </div>
  );
}

/** Tracks an event of the element. An experiment starts once for all pages, which the element can't know. */
function count(event: Event): void {
  const { type, payload } = (event as CustomEvent<AnalyticsEvent>).detail;
  if (type === 'experiment started') countStart(payload);
  else track(type, payload);
}
