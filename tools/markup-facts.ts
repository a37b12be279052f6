type Element = { tag: string; attributes: ReadonlyMap<string, string>; classes: readonly string[] };

/** Tags as React's `renderToStaticMarkup` writes them: attribute values are always quoted. */
const TAG = /<(\/?)([a-z][\w-]*)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/gi;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;
const COMPARED = /^(?:aria-.+|role|data-(?!test).+|title|type|disabled)$/;
const REFERENCE = /^aria-(?:describedby|labelledby|controls)$/;

/**
 * Returns facts about the elements with classes of Jøkul: tag, parent, modifiers, and the attributes for
 * assistive technology and styles. Elements with a class of `without` are skipped, with their content.
 * `names` are the classes without modifiers, in source order.
 */
export function markupFacts(
  html: string,
  without: readonly string[],
): { facts: Set<string>; names: string[] } {
  const facts = new Set<string>();
  const names: string[] = [];
  for (const { element, parents } of elementsOf(html)) {
    if ([...parents, element].some(({ classes }) => classes.some((name) => without.includes(name)))) continue;
    const parent = parents.findLast(({ classes }) => classes.length > 0);
    for (const modifier of element.classes.filter(isModifier)) facts.add(`.${modifier}`);
    for (const name of baseClasses(element)) {
      names.push(name);
      facts.add(`${name} is <${element.tag}>`);
      for (const outer of parent ? baseClasses(parent) : []) facts.add(`${name} in ${outer}`);
      for (const attribute of attributesOf(element)) facts.add(`${name} ${attribute}`);
    }
  }
  return { facts, names };
}

/** Returns the classes of Jøkul in HTML. */
export function classesIn(html: string): string[] {
  return elementsOf(html).flatMap(({ element }) => element.classes);
}

function elementsOf(html: string): { element: Element; parents: readonly Element[] }[] {
  const open: Element[] = [];
  return [...html.matchAll(TAG)].flatMap(([, closes, tag = '', text = '', isVoid]) => {
    if (closes) {
      open.pop();
      return [];
    }
    const attributes = new Map(
      [...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value] as const),
    );
    const classes = (attributes.get('class') ?? '').split(' ').filter((name) => name.startsWith('jkl-'));
    const found = { element: { tag, attributes, classes }, parents: [...open] };
    if (!isVoid) open.push(found.element);
    return [found];
  });
}

function isModifier(name: string): boolean {
  return name.includes('--');
}

function baseClasses({ classes }: Element): string[] {
  return classes.filter((name) => !isModifier(name));
}

/** The values of references differ by component, so only their presence is a fact. */
function attributesOf({ attributes }: Element): string[] {
  return [...attributes]
    .filter(([name]) => COMPARED.test(name))
    .map(([name, value]) => (REFERENCE.test(name) ? name : `${name}="${value}"`));
}
