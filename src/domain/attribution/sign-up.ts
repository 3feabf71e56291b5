const signUpWindow = 15_000;
const dayMs = 86_400_000;

/** An account is new while its last sign-in is the one that made it. Times that can't be read make nobody new. */
export const signUpState = (creation: string, lastSignIn: string): "new" | "known" =>
  Math.abs(Date.parse(lastSignIn) - Date.parse(creation)) <= signUpWindow ? "new" : "known";

/** Whole days; none where the time can't be read, or a clock is behind. */
export function daysSince(creation: string, now: number): number {
  const days = Math.floor((now - Date.parse(creation)) / dayMs);
  return days > 0 ? days : 0;
}
