import { formatPhone } from '../../../domain/phone.ts';
import { escapeHtml } from './plain-page.ts';

type Contact = { navn: string; telefon: string; epost: string };

/** Returns the bank's name, phone number and e-mail address as HTML, for pages without header and footer. */
export function contactHtml({ navn, telefon, epost }: Contact): string {
  const phone = `<a href="tel:+47${escapeHtml(telefon)}">${escapeHtml(formatPhone(telefon))}</a>`;
  const mail = `<a href="mailto:${escapeHtml(epost)}">${escapeHtml(epost)}</a>`;
  return `<p>${escapeHtml(navn)}<br>${phone}<br>${mail}</p>`;
}
