import { createBuffer } from '../platform/buffer.ts';
import type { ToastTone } from './toast-queue.ts';

/** Default duration of a toast (spec: shell §9). */
const DEFAULT_TIMEOUT_MS = 5000;
/** More at once is nothing that anybody reads. */
const LIMIT = 20;

export type ToastOptions = {
  tone?: ToastTone;
  /** ms until it goes by itself, 5000 unless given; null or 'off': it stays until it is closed (spec: shell §9) */
  timeout?: number | null | 'off';
};
export type ToastRequest = { text: string; tone: ToastTone; timeout: number | null };

/** The toasts that are asked for: their region, which comes after the page, takes them over. */
export const toastRequests = createBuffer<ToastRequest>(LIMIT);

/**
 * Shows a short message at the edge of the screen, whatever page the customer is on; the same message again takes the
 * place of the first. For events, never while rendering.
 */
export function showToast(text: string, { tone = 'info', timeout = DEFAULT_TIMEOUT_MS }: ToastOptions = {}) {
  toastRequests.push({ text, tone, timeout: timeout === 'off' ? null : timeout });
}
