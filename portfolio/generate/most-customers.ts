/** So many customers can be generated: there are little more synthetic national ids. */
export const MOST_CUSTOMERS = 10_000_000;
