export type Strength = "weak" | "fair" | "strong";

const kinds: readonly [signs: RegExp, many: number][] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{Nd}/u, 10],
  [/[^\p{L}\p{Nd}]/u, 32],
  [/[^\p{Ll}\p{Lu}\p{Nd}\p{P}\p{S}\p{Z}]/u, 60],
];

const commonStarts = /^(passw|qwert|asdf|letmein|welcome|iloveyou|admin|abc|123|weekfold)/i;

/**
 * A rough guess at how long others would guess, in bits. Signs that repeat or follow one another, and beginnings that
 * everyone tries first, count little.
 */
function guessBits(password: string): number {
  const signs = [...password];
  const pool = kinds.reduce((sum, [kind, many]) => (kind.test(password) ? sum + many : sum), 0);
  const fresh = signs.filter((sign, index) => !isExpected(signs.slice(0, index), sign)).length;
  const known = commonStarts.exec(password)?.[0].length ?? 0;
  return Math.max(0, fresh + (signs.length - fresh) * 0.25 - known) * Math.log2(Math.max(pool, 2));
}

function isExpected(before: readonly string[], sign: string): boolean {
  const last = before.at(-1);
  if (last === undefined) return false;
  return Math.abs(sign.codePointAt(0)! - last.codePointAt(0)!) <= 1 || before.at(-2) === sign;
}

export function strengthOf(password: string): Strength {
  const bits = guessBits(password);
  if (bits < 40) return "weak";
  return bits < 64 ? "fair" : "strong";
}
