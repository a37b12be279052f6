import { createBuffer } from '../platform/buffer.ts';
import type { ToastTone } from './toast-queue.ts';

/** Default duration of a toast, in ms (spec: shell §9). */
const DEFAULT_TIMEOUT_MS = 5000;
/** Maximum number of toasts buffered until the region renders. More would not be read. */
const MAX_BUFFERED = 20;

export type ToastOptions = {
  tone?: ToastTone;
  /** ms until the toast closes automatically, by default 5000; null or 'off' keeps it until closed (spec: shell §9) */
  timeout?: number | null | 'off';
};
export type ToastRequest = { text: string; tone: ToastTone; timeout: number | null };

/** The requested toasts, buffered until the toast region renders. */
export const toastRequests = createBuffer<ToastRequest>(MAX_BUFFERED);

/** Shows a short message on any page. A repeated one replaces the first. For events, never while rendering. */
export function showToast(text: string, { tone = 'info', timeout = DEFAULT_TIMEOUT_MS }: ToastOptions = {}) {
  toastRequests.push({ text, tone, timeout: timeout === 'off' ? null : timeout });
}

/** Shows that an act has failed after the customer left its page, until the message is closed. */
export function showUnseenFailure(text: string): void {
  showToast(text, { tone: 'error', timeout: null });
}
