import type { ElementSettings } from '../../contract/recommendations.ts';
import { ELEMENT_NAME } from './element-events.ts';
import { createElementClass } from './RecommendationElement.tsx';

/** Makes `<forsikring-anbefalinger>` an element of the page (spec: decisions §6); a second call changes nothing. */
export function defineElement(settings: ElementSettings): void {
  if (customElements.get(ELEMENT_NAME)) return;
  customElements.define(ELEMENT_NAME, createElementClass(settings));
}
