/** Thrown when the arguments are invalid. The message says why in one sentence, without national ids. */
export class UsageError extends Error {}

/** Thrown when a command cannot be completed. The message says why in one line. */
export class CommandError extends Error {}

/** Returns the error for a national id that no customer has. */
export const noCustomer = () => new CommandError('No customer has that national id.');
