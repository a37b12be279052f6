/** Stands in for the posted height until the login page has posted its own (spec: shell §9). */
const DEFAULT_POSTED_HEIGHT = 275;
const SCALE = 1.08;
const HIGHEST = 4000;
/** How browsers write an origin that equals no other. */
const OPAQUE = 'null';

export type Dimensions = { height: number; width: number };

/** The login frame's height in whole pixels for a posted height: 1.08 times as much (spec: shell §2.3). */
export function frameHeight(postedHeight: number = DEFAULT_POSTED_HEIGHT): number {
  return Math.round(postedHeight * SCALE);
}

/**
 * The dimensions that a window message carries, or null where it is not the login page's: another content, another
 * origin than the login address's, no numbers, or a height that no page has (spec: shell §2.3, decisions §3.1).
 */
export function dimensionsFrom(data: unknown, origin: string, loginUrl: string): Dimensions | null {
  if (origin === OPAQUE || !URL.canParse(loginUrl) || new URL(loginUrl).origin !== origin) return null;
  if (typeof data !== 'object' || data === null) return null;
  const { content, height, width } = data as Record<string, unknown>;
  if (content !== 'LOGINAPP_DIMENSIONS' || !isHeight(height) || typeof width !== 'number') return null;
  return { height, width };
}

function isHeight(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value <= HIGHEST;
}
