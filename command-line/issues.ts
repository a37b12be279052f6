/** The arguments are wrong; the message says why in one sentence, without national ids. */
export class UsageError extends Error {}

/** A command can't do what it is asked; the message says why in one line. */
export class CommandError extends Error {}
