/** What a toast says, and how: the colour goes with the tone. */
export type ToastTone = 'info' | 'success' | 'warning' | 'error';

export type Toast = {
  id: number;
  text: string;
  tone: ToastTone;
  /** waiting for a place, on the screen, or on its way out */
  phase: 'waiting' | 'visible' | 'leaving';
  /** ms that it may still be seen; null: until it is closed */
  left: number | null;
  /** epoch ms when its phase ends by itself; null: paused, waiting, or never */
  endsAt: number | null;
  /** what holds it: the pointer over it, the focus in it */
  heldBy: readonly ToastHold[];
};

export type ToastHold = 'pointer' | 'focus';

export type ToastEvent =
  | { type: 'shown'; id: number; text: string; tone: ToastTone; timeout: number | null }
  | { type: 'held'; id: number; by: ToastHold }
  | { type: 'released'; id: number; by: ToastHold }
  | { type: 'closed'; id: number }
  | { type: 'time-passed' };

/** At most so many are on the screen; the others wait (spec: shell §4.9, shell §9). */
export const MAX_VISIBLE = 5;
/** Duration of a toast's exit (look, Motion). */
export const EXIT_MS = 150;

/** The toasts after an event at `now` (epoch ms), in the order in which they were asked for. */
export function nextToasts(toasts: readonly Toast[], event: ToastEvent, now: number): readonly Toast[] {
  return letIn(
    changed(toasts, event, now).flatMap((toast) => passTime(toast, now)),
    now,
  );
}

/** When the next toast changes by itself: epoch ms, or null. */
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
  const runsOn = heldBy.length === 0 && toast.phase === 'visible' && toast.left !== null;
  return { ...toast, heldBy, endsAt: runsOn ? now + (toast.left ?? 0) : null };
}

function leaving(toast: Toast, now: number): Toast {
  return { ...toast, phase: 'leaving', endsAt: now + EXIT_MS };
}

function passTime(toast: Toast, now: number): Toast[] {
  if (toast.endsAt === null || toast.endsAt > now) return [toast];
  return toast.phase === 'leaving' ? [] : [leaving(toast, now)];
}

function letIn(toasts: readonly Toast[], now: number): readonly Toast[] {
  let places = MAX_VISIBLE - toasts.filter(({ phase }) => phase !== 'waiting').length;
  return toasts.map((toast) => {
    if (toast.phase !== 'waiting' || places <= 0) return toast;
    places -= 1;
    return { ...toast, phase: 'visible', endsAt: toast.left === null ? null : now + toast.left };
  });
}
