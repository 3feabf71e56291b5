/** Expected failures are values, so that no screen can forget them. Bugs still throw. */
export type Result<T, Problem extends string> = { ok: true; value: T } | { ok: false; problem: Problem };

export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });

export const err = <Problem extends string>(problem: Problem): { ok: false; problem: Problem } => ({
  ok: false,
  problem,
});
