import { createStore } from '../platform/store.ts';
import type { ToastRequest } from './show-toast.ts';
import { nextChangeAt, nextToasts, type Toast, type ToastEvent } from './toast-queue.ts';

/** All toasts there are, those that wait too. */
export const toasts = createStore<readonly Toast[]>([]);

let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Adds a toast; the same message again takes the place of the first. */
export function addToast({ text, tone, timeout }: ToastRequest): void {
  for (const same of toasts.get().filter((toast) => toast.text === text))
    dispatchToast({ type: 'closed', id: same.id });
  lastId += 1;
  dispatchToast({ type: 'shown', id: lastId, text, tone, timeout });
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
