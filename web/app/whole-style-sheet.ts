/**
 * Returns whether the whole style sheet has loaded. It is linked after the page's content, and later views
 * need it. If scripts start before the sheet has loaded or failed, this waits. In development the scripts add
 * the styles.
 */
export async function hasWholeStyleSheet(): Promise<boolean> {
  const link = document.querySelector<HTMLLinkElement>('body > link[rel=stylesheet]');
  if (!link) return true;
  if (!link.sheet && document.readyState !== 'complete')
    await new Promise((done) => window.addEventListener('load', done, { once: true }));
  return hasRules(link.sheet);
}

function hasRules(sheet: CSSStyleSheet | null): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    // For a failed link, Chrome returns a sheet whose rules can't be read.
    return false;
  }
}
