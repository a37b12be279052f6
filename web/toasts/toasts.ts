import { createStore } from '../platform/store.ts';
import type { ToastRequest } from './show-toast.ts';
import { nextChangeAt, nextToasts, type Toast, type ToastEvent } from './toast-queue.ts';

/** All toasts, including waiting ones. */
export const toasts = createStore<readonly Toast[]>([]);

let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Adds a toast. A repeated message replaces the first one. */
export function addToast({ text, tone, timeout }: ToastRequest): void {
  for (const same of toasts.get().filter((toast) => toast.text === text))
    dispatchToast({ type: 'closed', id: same.id });
  lastId += 1;
  dispatchToast({ type: 'shown', id: lastId, text, tone, timeout });
}

/** Applies an event to the toasts, and schedules the next automatic change. */
export function dispatchToast(event: ToastEvent): void {
  const next = nextToasts(toasts.get(), event, performance.now());
  clearTimeout(timer);
  const change = nextChangeAt(next);
  if (change !== null)
    timer = setTimeout(dispatchToast, Math.max(0, change - performance.now()), { type: 'time-passed' });
  toasts.set(next);
}
