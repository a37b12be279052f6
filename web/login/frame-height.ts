const SCALE = 1.08;
const MAX_HEIGHT = 4000;
/** The serialization of an opaque origin, which equals no other origin. */
const OPAQUE_ORIGIN = 'null';

export type Dimensions = { height: number; width: number };

/** Returns the login frame's height in whole pixels: 1.08 times the posted height (spec: shell §2.3). */
export function frameHeight(postedHeight: number): number {
  return Math.round(postedHeight * SCALE);
}

/**
 * Returns the dimensions in a window message from the login page, otherwise null
 * (spec: shell §2.3, decisions §3.1). Rejects other content, origins other than that of the login URL, values
 * that are not numbers, and heights outside 0–4000.
 */
export function dimensionsFrom(data: unknown, origin: string, loginUrl: string): Dimensions | null {
  if (origin === OPAQUE_ORIGIN || !URL.canParse(loginUrl) || new URL(loginUrl).origin !== origin) return null;
  if (typeof data !== 'object' || data === null) return null;
  const { content, height, width } = data as Record<string, unknown>;
  if (content !== 'LOGINAPP_DIMENSIONS' || !isHeight(height) || typeof width !== 'number') return null;
  return { height, width };
}

function isHeight(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value <= MAX_HEIGHT;
}
