/** "$14.99" of 1499 cents, and "$109" of a round sum. */
export function dollars(cents: number): string {
  const whole = Math.trunc(cents / 100).toLocaleString("en-US");
  return cents % 100 === 0 ? `$${whole}` : `$${whole}.${String(cents % 100).padStart(2, "0")}`;
}
