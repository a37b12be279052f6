/** Where the claims system takes the form, at its own host (spec: shell §7.2). */
const PATH = '/api/customer/secure/jump/skadesaker';

/**
 * Sends the browser to the claims system with the token, by POST so that no address holds it (spec: shell §2.4).
 * The form is gone from the page as soon as it is under way.
 */
export function postToken(claimsHost: string, jumpSst: string): void {
  const form = document.createElement('form');
  form.method = 'POST';
  form.action = claimsHost + PATH;
  form.hidden = true;
  form.append(hiddenField('referrer', 'KFP-oversikt'), hiddenField('jumpsst', jumpSst));
  document.body.append(form);
  form.submit();
  form.remove();
}

function hiddenField(name: string, value: string): HTMLInputElement {
  return Object.assign(document.createElement('input'), { type: 'hidden', name, value });
}
