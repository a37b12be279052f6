/**
 * Returns the accepted login levels (`acr`), lowest first (ADR-020). An empty list accepts any level.
 * `minimum` lists the lowest level and then the higher ones. If it has only one level, the levels after it in
 * `asked` are also accepted.
 */
export function acceptedLevels(minimum: readonly string[], asked: readonly string[]): readonly string[] {
  const [lowest, ...higher] = minimum;
  if (lowest === undefined || higher.length > 0) return minimum;
  return asked.includes(lowest) ? asked.slice(asked.indexOf(lowest)) : minimum;
}
