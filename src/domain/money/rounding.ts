/** Divides whole numbers and rounds half to even, so that many small roundings do not drift one way. */
export function divideHalfEven(amount: number, divisor: number): number {
  const quotient = Math.trunc(amount / divisor);
  const twiceRest = Math.abs(amount % divisor) * 2;
  const roundsAway = twiceRest > divisor || (twiceRest === divisor && quotient % 2 !== 0);
  const rounded = quotient + (roundsAway ? Math.sign(amount) : 0);
  // Never a negative zero, which prints a sign.
  return rounded || 0;
}
