/** Where a customer stands in a portfolio file; both are counted from 1, and `line` is where the customer begins. */
export type Place = { customer: number; line: number };

/** A portfolio file does not hold: one readable line for each issue, none with a national id (spec: decisions §7.1). */
export class PortfolioIssues extends Error {
  readonly lines: readonly string[];
  /** the rest of the file was not read, and may have more */
  readonly more: boolean;

  constructor(lines: readonly string[], { more = false } = {}) {
    super(lines.join('\n'));
    this.name = 'PortfolioIssues';
    this.lines = lines;
    this.more = more;
  }
}

/** Returns an issue of one customer: 'customer 3 (line 41): ' and what is wrong. */
export function issueAt({ customer, line }: Place, issues: readonly string[]): PortfolioIssues {
  return new PortfolioIssues(issues.map((issue) => `customer ${customer} (line ${line}): ${issue}`));
}
