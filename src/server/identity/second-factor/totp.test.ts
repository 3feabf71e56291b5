import { describe, expect, it } from "vitest";
import { appUri, codeAt, newSecret, stepAt, stepOf } from "./totp.ts";

/** "12345678901234567890", the secret of the examples in RFC 6238. */
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

describe("codes of an authenticator app", () => {
  it.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_111_111_111, "050471"],
    [1_234_567_890, "005924"],
    [2_000_000_000, "279037"],
    [20_000_000_000, "353130"],
  ])("[ID32] at second %i are as the standard has them", (seconds, code) => {
    expect(codeAt(secret, stepAt(seconds * 1000))).toBe(code);
  });

  it("[ID32] count one step early and one late, and no further", () => {
    const now = 1_111_111_111_000;
    const steps = [-2, -1, 0, 1, 2].map((offset) => stepOf(secret, codeAt(secret, stepAt(now) + offset), now));
    expect(steps).toEqual([null, stepAt(now) - 1, stepAt(now), stepAt(now) + 1, null]);
  });

  it.each(["", "05047", "0504711", "abcdef", "０５０４７１"])("[ID32] are six digits, and not %o", (typed) => {
    expect(stepOf(secret, typed, 1_111_111_111_000)).toBeNull();
  });

  it("[ID32] come from secrets of 160 bits, no two alike", () => {
    const secrets = Array.from({ length: 50 }, newSecret);
    for (const one of secrets) expect(one).toMatch(/^[A-Z2-7]{32}$/);
    expect(new Set(secrets).size).toBe(50);
  });

  it("[ID32] are set up by an address that names the account", () => {
    expect(appUri(secret, "maya+1@home.example")).toBe(
      `otpauth://totp/Weekfold:maya%2B1%40home.example?secret=${secret}&issuer=Weekfold&digits=6&period=30`,
    );
  });
});
