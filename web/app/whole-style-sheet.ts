/**
 * Returns whether the whole style sheet has loaded. It is linked after the page's content, and later views
 * need it. If scripts start before the sheet has loaded or failed, this waits. In development the scripts add
 * the styles.
 */
export async function hasWholeStyleSheet(): Promise<boolean> {
  const link = document.querySelector<HTMLLinkElement>('body > link[rel=stylesheet]');
  if (!link) return true;
  if (!link.sheet && document.readyState !== 'complete')
    // A link that fails has no such event, and a login frame delays the window's.
    await new Promise((done) => {
      for (const each of [link, window]) each.addEventListener('load', done);
    });
  return rulesOf(link.sheet).length > 0;
}

/** Returns the rules of a style sheet; none if it has not loaded. */
export function rulesOf(sheet: CSSStyleSheet | null): readonly CSSRule[] {
  try {
    return [...(sheet?.cssRules ?? [])];
  } catch {
    // For a failed link, Chrome returns a sheet whose rules can't be read.
    return [];
  }
}
