/**
 * The sample household counts in US dollars only, so its amounts need no Intl: making the first formatter costs a slow
 * phone as much as the rest of the home page.
 */
export function dollars(cents: number): string {
  const whole = String(Math.trunc(cents / 100)).replace(/\B(?=(\d{3})+$)/g, ",");
  return `$${whole}.${String(cents % 100).padStart(2, "0")}`;
}

export const totalCents = (items: readonly { cents: number }[]): number =>
  items.reduce((total, { cents }) => total + cents, 0);
