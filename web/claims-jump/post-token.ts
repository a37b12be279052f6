/** The path on the claims system's host that accepts the form (spec: shell §7.2). */
const PATH = '/api/customer/secure/jump/skadesaker';

/**
 * Sends the browser to the claims system with the token, by POST so that no URL contains it
 * (spec: shell §2.4). The form is removed from the page after submission.
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
