/** Where a customer stands in a portfolio file; both are counted from 1, and `line` is where the customer begins. */
export type Place = { customer: number; line: number };

/** A portfolio file does not hold: one readable line for each fault, none with a national id (spec: decisions §7.1). */
export class PortfolioFault extends Error {
  readonly lines: readonly string[];
  /** the rest of the file was not read, and may have more */
  readonly more: boolean;

  constructor(lines: readonly string[], { more = false } = {}) {
    super(lines.join('\n'));
    this.name = 'PortfolioFault';
    this.lines = lines;
    this.more = more;
  }
}

/** A fault of one customer: 'customer 3 (line 41): ' and what is wrong. */
export function faultAt({ customer, line }: Place, faults: readonly string[]): PortfolioFault {
  return new PortfolioFault(faults.map((fault) => `customer ${customer} (line ${line}): ${fault}`));
}
