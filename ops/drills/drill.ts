/** Options of a drill. */
export type DrillOptions = {
  minutes: number;
  rounds: number;
  /** breaks what the drill checks, so that it must fail. Only the parts run whose findings then do not hold. */
  withFault?: boolean;
  /** leaves out what takes long; tests run the drill so */
  isShort?: boolean;
};

/** A fault that a drill can plant. */
export type Fault = {
  what: string;
  /** the findings that then do not hold */
  turnsRed: RegExp;
};

/** Result of one requirement of a drill, with its figure. */
export type Finding = { what: string; figure: string; holds: boolean };

export type Drill = {
  name: string;
  /** short description of the drill and its requirements */
  about: string;
  fault: Fault;
  run(options: DrillOptions): Promise<readonly Finding[]>;
};

/** Returns whether a drill with its planted fault noticed it. */
export function noticed({ fault }: Pick<Drill, 'fault'>, findings: readonly Finding[]): boolean {
  return findings.some(({ what, holds }) => !holds && fault.turnsRed.test(what));
}

/** Returns a finding that holds if the count is 0. */
export function noneOf(what: string, seen: number): Finding {
  return { what, figure: String(seen), holds: seen === 0 };
}

/** Returns a finding that holds if the value is within the limit. */
export function atMost(what: string, value: number, limit: number, unit: string): Finding {
  return {
    what: `${what} (at most ${limit} ${unit})`,
    figure: `${rounded(value)} ${unit}`,
    holds: value <= limit,
  };
}

function rounded(value: number): string {
  return value.toFixed(value < 10 ? 2 : 0);
}
