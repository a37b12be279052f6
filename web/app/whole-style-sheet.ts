/**
 * Whether the whole style sheet is there, which the page names after its content: what is shown later needs it. Scripts begin when it
 * has come or failed; where a browser lets them begin earlier, this waits. In development the scripts bring the styles.
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
    // Chrome gives a link that failed a sheet that nobody may read.
    return false;
  }
}
