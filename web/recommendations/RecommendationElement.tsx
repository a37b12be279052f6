import { createRoot, type Root } from 'react-dom/client';
import type { ElementSettings } from '../../contract/recommendations.ts';
import { maskDigits } from '../../domain/mask-digits.ts';
import { isProductType } from '../../domain/product-type.ts';
import { INLINE_SVG } from '../ui/inline-shapes.tsx';
import { InlineSvgContext } from '../ui/inline-svg.ts';
import styles from './element.scss?inline';
import { emitToPage } from './element-events.ts';
import { type LoadedRecommendations, loadRecommendations } from './load-recommendations.ts';
import { RecommendationModule } from './RecommendationModule.tsx';
import { recommend } from './recommend.ts';
import { experimentOf, isPresented, viewEvent } from './view-event.ts';

/**
 * Returns the class of `<forsikring-anbefalinger produkt="BIL" side="…">`. The element renders the module in
 * a shadow root on any page, with the customer's session. `produkt` is the product type just bought; `side`
 * is the page's name in the statistics. A changed attribute loads and counts again. The element shows and
 * tracks nothing if the user is not logged in, if insurances are missing, or if a request fails. It reports a
 * failed request.
 */
export function createElementClass(settings: ElementSettings): CustomElementConstructor {
  const sheets = [sheetOf(forShadowRoot(styles)), sheetOf(settings.colours)];

  return class RecommendationElement extends HTMLElement {
    static readonly observedAttributes = ['produkt', 'side'];

    #root: Root | null = null;
    #load = 0;

    connectedCallback(): void {
      const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      shadow.adoptedStyleSheets = sheets;
      this.#root = createRoot(shadow);
      this.#show().catch(reportError);
    }

    attributeChangedCallback(_name: string, before: string | null, now: string | null): void {
      if (this.#root && before !== now) this.#show().catch(reportError);
    }

    disconnectedCallback(): void {
      this.#load += 1;
      this.#root?.unmount();
      this.#root = null;
    }

    /** Loads and renders. A later call replaces an earlier one, of which nothing is then shown or counted. */
    async #show(): Promise<void> {
      this.#load += 1;
      const load = this.#load;
      this.#root?.render(null);
      // A page may set the attributes just after it has appended the element.
      await Promise.resolve();
      if (load !== this.#load) return;
      const bought = this.getAttribute('produkt');
      if (bought !== null && !isProductType(bought)) throw new Error(`«${bought}» is not a product type.`);
      const loaded = await loadRecommendations(bought, settings);
      if (loaded && load === this.#load) this.#render(bought, loaded);
    }

    #render(bought: string | null, { answer, customerProducts, isLoMember }: LoadedRecommendations): void {
      const page = this.getAttribute('side') ?? maskDigits(window.location.pathname);
      const recommended = recommend(answer.scores, customerProducts);
      const presented = isPresented(answer, recommended);
      if (presented) {
        this.#root?.render(
          <InlineSvgContext value={INLINE_SVG}>
            <RecommendationModule
              products={recommended.products}
              isLoMember={isLoMember}
              settings={settings}
              onClick={(click) => emitToPage(this, 'button click', click)}
            />
          </InlineSvgContext>,
        );
      }
      const experiment = experimentOf(answer);
      emitToPage(this, 'experiment started', experiment);
      emitToPage(this, 'A/B test', { ...experiment, page });
      emitToPage(
        this,
        'NBO view',
        viewEvent({ page, product: bought, customerProducts, answer, recommended }),
      );
      if (presented && bought !== null) {
        const recommendedProducts = recommended.products.map(({ type }) => type);
        emitToPage(this, 'recommendation', { productType: bought, recommendedProducts });
      }
    }
  };
}

/** Returns styles for a shadow root, whose root is the host element. */
function forShadowRoot(css: string): string {
  return css.replaceAll(':root', ':host');
}

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
