/** Returns a count with its noun, such as '1 session' or '2 sessions'. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
