/** What a drill is run with. */
export type DrillOptions = { minutes: number; rounds: number };

/** What a drill came to: one line for each thing that must hold, with its figure. */
export type Finding = { what: string; figure: string; holds: boolean };

export type Drill = {
  name: string;
  /** what is done to the product, and what must hold */
  about: string;
  run(options: DrillOptions): Promise<readonly Finding[]>;
};

/** Returns a finding that holds where nothing of a kind was seen. */
export function noneOf(what: string, seen: number): Finding {
  return { what, figure: String(seen), holds: seen === 0 };
}

/** Returns a finding that holds where a figure is at most that much. */
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
