/**
 * Returns the levels of a login (`acr`) that are accepted, the lowest first (ADR-096); none: any is. `minimum` is the lowest and, after
 * it, the higher ones. Where it names one alone, the higher ones are those after it in `asked`.
 */
export function acceptedLevels(minimum: readonly string[], asked: readonly string[]): readonly string[] {
  const [lowest, ...higher] = minimum;
  if (lowest === undefined || higher.length > 0) return minimum;
  return asked.includes(lowest) ? asked.slice(asked.indexOf(lowest)) : minimum;
}
