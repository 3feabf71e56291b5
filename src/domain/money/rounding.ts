/** Divides whole numbers and rounds half to even, so that many small roundings do not drift one way. */
export function divideHalfEven(amount: number, divisor: number): number {
  const quotient = Math.trunc(amount / divisor);
  const twiceRest = Math.abs(amount % divisor) * 2;
  const roundsAway = twiceRest > divisor || (twiceRest === divisor && quotient % 2 !== 0);
  const rounded = quotient + (roundsAway ? Math.sign(amount) : 0);
  // Never a negative zero, which prints a sign.
  return rounded || 0;
}

/** The same for numbers of any size. */
export function divideHalfEvenBig(amount: bigint, divisor: bigint): bigint {
  const quotient = amount / divisor;
  const rest = amount % divisor;
  const twice = (rest < 0n ? -rest : rest) * 2n;
  const roundsAway = twice > divisor || (twice === divisor && quotient % 2n !== 0n);
  return roundsAway ? quotient + (amount < 0n ? -1n : 1n) : quotient;
}
