/** Thrown when the arguments are invalid. The message says why in one sentence, without national ids. */
export class UsageError extends Error {}

/** Thrown when a command cannot be completed. The message says why in one line. */
export class CommandError extends Error {}
