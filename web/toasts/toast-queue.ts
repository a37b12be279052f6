/** The tone of a toast, which decides its colour. */
export type ToastTone = 'info' | 'success' | 'error';

export type Toast = {
  id: number;
  text: string;
  tone: ToastTone;
  /** waiting for a place, visible, or playing its exit */
  phase: 'waiting' | 'visible' | 'leaving';
  /** remaining time in ms; null keeps the toast until it is closed */
  left: number | null;
  /** when its phase ends automatically, by `performance.now()`; null if paused, waiting or without a timeout */
  endsAt: number | null;
  /** pauses the timer: the pointer over the toast, the focus in it, or both */
  heldBy: readonly ToastHold[];
};

export type ToastHold = 'pointer' | 'focus';

export type ToastEvent =
  | { type: 'shown'; id: number; text: string; tone: ToastTone; timeout: number | null }
  | { type: 'held'; id: number; by: ToastHold }
  | { type: 'released'; id: number; by: ToastHold }
  | { type: 'closed'; id: number }
  | { type: 'time-passed' };

/** Maximum number of visible toasts; further ones wait (spec: shell §4.9, shell §9). */
export const MAX_VISIBLE = 5;
/** Duration of a toast's exit, in ms (look, Motion). */
export const EXIT_MS = 150;

/** Returns the toasts after an event at `now`, in the order they were requested. */
export function nextToasts(toasts: readonly Toast[], event: ToastEvent, now: number): readonly Toast[] {
  return showWaiting(
    changed(toasts, event, now).flatMap((toast) => passTime(toast, now)),
    now,
  );
}

/** Returns the time at which the next toast changes automatically, or null. */
export function nextChangeAt(toasts: readonly Toast[]): number | null {
  const ends = toasts.flatMap(({ endsAt }) => endsAt ?? []);
  return ends.length === 0 ? null : Math.min(...ends);
}

function changed(toasts: readonly Toast[], event: ToastEvent, now: number): readonly Toast[] {
  if (event.type === 'time-passed') return toasts;
  if (event.type === 'shown') {
    const { id, text, tone, timeout } = event;
    return [...toasts, { id, text, tone, phase: 'waiting', left: timeout, endsAt: null, heldBy: [] }];
  }
  return toasts.map((toast) => {
    if (toast.id !== event.id || toast.phase === 'leaving') return toast;
    if (event.type === 'closed') return leaving(toast, now);
    return event.type === 'held' ? held(toast, event.by, now) : released(toast, event.by, now);
  });
}

function held(toast: Toast, by: ToastHold, now: number): Toast {
  const heldBy = toast.heldBy.includes(by) ? toast.heldBy : [...toast.heldBy, by];
  if (toast.endsAt === null) return { ...toast, heldBy };
  return { ...toast, heldBy, left: Math.max(0, toast.endsAt - now), endsAt: null };
}

function released(toast: Toast, by: ToastHold, now: number): Toast {
  const heldBy = toast.heldBy.filter((each) => each !== by);
  const resumes = heldBy.length === 0 && toast.phase === 'visible' && toast.left !== null;
  return { ...toast, heldBy, endsAt: resumes ? now + (toast.left ?? 0) : null };
}

function leaving(toast: Toast, now: number): Toast {
  return { ...toast, phase: 'leaving', endsAt: now + EXIT_MS };
}

function passTime(toast: Toast, now: number): Toast[] {
  if (toast.endsAt === null || toast.endsAt > now) return [toast];
  return toast.phase === 'leaving' ? [] : [leaving(toast, now)];
}

function showWaiting(toasts: readonly Toast[], now: number): readonly Toast[] {
  let places = MAX_VISIBLE - toasts.filter(({ phase }) => phase !== 'waiting').length;
  return toasts.map((toast) => {
    if (toast.phase !== 'waiting' || places <= 0) return toast;
    places -= 1;
    return { ...toast, phase: 'visible', endsAt: toast.left === null ? null : now + toast.left };
  });
}
