/** The element that a translator put in the place of a text node of React. */
const replacements = new WeakMap<Node, Element>();
/** Google Translate and Edge replace texts with this element, which the portal does not use. */
const REPLACEMENT = 'FONT';

/**
 * Keeps React working in a page that the browser translates. Translators replace a text node with an element, but
 * React keeps the node: its new text would stay invisible, and removing it would throw. A replaced node therefore
 * returns before React uses it, and when its text changes. Called once, in the browser.
 */
export function followTranslation(): void {
  const observer = new MutationObserver((changes) => {
    for (const { type, target } of changes) if (type === 'characterData') putBack(target);
    for (const change of changes) noteReplacement(change, observer);
  });
  observer.observe(document.documentElement, { childList: true, subtree: true });
  tolerateMovedNodes();
}

function noteReplacement(
  { addedNodes, removedNodes, previousSibling }: MutationRecord,
  observer: MutationObserver,
) {
  const [element = previousSibling] = addedNodes;
  const [text] = removedNodes;
  if (!(text instanceof Text) || text.parentNode || element?.nodeName !== REPLACEMENT) return;
  replacements.set(text, element as Element);
  observer.observe(text, { characterData: true });
}

/** Puts a replaced text node back. The translator then translates it again. */
function putBack(node: Node | null): void {
  const replacement = node && replacements.get(node);
  if (!replacement) return;
  replacements.delete(node);
  if (!node.parentNode) replacement.replaceWith(node);
}

/**
 * A node that is somewhere else, or nowhere, must not end a translated page. On other pages it is a fault of ours, and
 * throws as always.
 */
function tolerateMovedNodes(): void {
  const { insertBefore, removeChild } = Node.prototype;
  const isTranslated = () => document.querySelector(REPLACEMENT) !== null;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    putBack(child);
    const parent = child.parentNode === this || !isTranslated() ? this : child.parentNode;
    if (parent) removeChild.call(parent, child);
    return child;
  };
  Node.prototype.insertBefore = function <Added extends Node>(
    this: Node,
    added: Added,
    next: Node | null,
  ): Added {
    putBack(added);
    putBack(next);
    const isThere = !next || next.parentNode === this || !isTranslated();
    insertBefore.call(this, added, isThere ? next : null);
    return added;
  };
}
