import type { ElementSettings } from '../../contract/recommendations.ts';
import { ELEMENT_NAME } from './element-events.ts';
import { createElementClass } from './RecommendationElement.tsx';

/** Defines the custom element `<forsikring-anbefalinger>`, unless it is already defined (spec: decisions §6). */
export function defineElement(settings: ElementSettings): void {
  if (customElements.get(ELEMENT_NAME)) return;
  customElements.define(ELEMENT_NAME, createElementClass(settings));
}
