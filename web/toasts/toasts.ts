import { createStore } from '../platform/store.ts';
import { nextChangeAt, nextToasts, type Toast, type ToastEvent, type ToastTone } from './toast-queue.ts';

/** How long a toast is seen unless it says otherwise (spec: shell §9). */
const DEFAULT_TIMEOUT_MS = 5000;

/** All toasts there are, those that wait too. */
export const toasts = createStore<readonly Toast[]>([]);

let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

export type ToastOptions = {
  tone?: ToastTone;
  /** ms until it goes by itself, 5000 unless given; null or 'off': it stays until it is closed (spec: shell §9) */
  timeout?: number | null | 'off';
};

/**
 * Shows a short message at the edge of the screen, whatever page the customer is on; the same message again takes the
 * place of the first. For events, never while rendering.
 */
export function showToast(text: string, { tone = 'info', timeout = DEFAULT_TIMEOUT_MS }: ToastOptions = {}) {
  for (const same of toasts.get().filter((toast) => toast.text === text))
    dispatchToast({ type: 'closed', id: same.id });
  lastId += 1;
  dispatchToast({ type: 'shown', id: lastId, text, tone, timeout: timeout === 'off' ? null : timeout });
}

/** Changes the toasts by what has happened to one of them, and again when the next one's time is up. */
export function dispatchToast(event: ToastEvent): void {
  const next = nextToasts(toasts.get(), event, Date.now());
  clearTimeout(timer);
  const change = nextChangeAt(next);
  if (change !== null)
    timer = setTimeout(dispatchToast, Math.max(0, change - Date.now()), { type: 'time-passed' });
  toasts.set(next);
}
