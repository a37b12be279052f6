/** Returns the owner of a customer's sessions in the shared state. */
export function sessionOwner(customerId: string): string {
  return `customer:${customerId}`;
}
