/** Position of a customer in a portfolio file. Both numbers start at 1; `line` is the first line of the customer. */
export type Place = { customer: number; line: number };

/** An unchecked customer of a portfolio file. */
export type PortfolioRecord = { place: Place; value: unknown };

/** The issues of an invalid portfolio file: one readable line each, without national ids (spec: decisions §7.1). */
export class PortfolioIssues extends Error {
  readonly lines: readonly string[];
  /** the rest of the file was not read, and may have more issues */
  readonly more: boolean;

  constructor(lines: readonly string[], { more = false } = {}) {
    super(lines.join('\n'));
    this.name = 'PortfolioIssues';
    this.lines = lines;
    this.more = more;
  }
}

/**
 * Returns the issues of one customer, each prefixed with its position: 'customer 3 (line 41): '. Throws when there are
 * none: an import would leave the customer out and go on.
 */
export function issueAt({ customer, line }: Place, issues: readonly string[]): PortfolioIssues {
  if (issues.length === 0) throw new Error(`customer ${customer} (line ${line}) is refused without a reason`);
  return new PortfolioIssues(issues.map((issue) => `customer ${customer} (line ${line}): ${issue}`));
}
