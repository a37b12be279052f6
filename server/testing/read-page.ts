import { Window } from 'happy-dom';

/**
 * Reads the HTML of a page, as a browser without scripts shows it. Returns its body. It has no layout and no styles:
 * closed folds count as shown.
 */
export function readPage(html: string): Element {
  const page = new new Window().DOMParser().parseFromString(html, 'text/html');
  return page.body as unknown as Element;
}

/** Returns an element's text, with single ordinary spaces. */
export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** Returns the elements that match a selector, only those with this text if it is given. */
export function findAll(within: Element, selector: string, text?: string | RegExp): Element[] {
  const isWanted = (found: string) => (text instanceof RegExp ? text.test(found) : text === found);
  const all = [...within.querySelectorAll(selector)];
  return text === undefined ? all : all.filter((element) => isWanted(textOf(element)));
}

/** Returns the section with this title. Throws if there is none. */
export function sectionOf(page: Element, title: string): Element {
  const section = findAll(page, 'section').find((each) =>
    findAll(each, 'h2, h3').some((heading) => textOf(heading).endsWith(title)),
  );
  if (!section) throw new Error(`the page has no section «${title}»`);
  return section;
}

/** Returns the texts of the elements that match a selector. */
export function textsOf(within: Element, selector: string, text?: string | RegExp): string[] {
  return findAll(within, selector, text).map(textOf);
}

/** Returns the addresses of the links with this text. */
export function addressesOf(within: Element, text: string | RegExp): (string | null)[] {
  return findAll(within, 'a', text).map((link) => link.getAttribute('href'));
}
