import { describe, expect, it } from "vitest";
import { longestPassword, type PasswordPolicy, passwordKinds, unmetRules } from "./password-policy.ts";

const usual: PasswordPolicy = { min: 6, max: null, require: [] };

describe("a new password", () => {
  it("[ID1] has at least six characters, unless the operator requires more", () => {
    expect(unmetRules(usual, "12345")).toEqual(["min"]);
    expect(unmetRules(usual, "123456")).toEqual([]);
    expect(unmetRules({ ...usual, min: 10 }, "123456789")).toEqual(["min"]);
  });

  it("[ID1] counts characters as people see them", () => {
    expect(unmetRules(usual, "🙂🙂🙂")).toEqual(["min"]);
    expect(unmetRules(usual, "🙂🙂🙂🙂🙂🙂")).toEqual([]);
  });

  it("[ID1] has a configurable maximum length, and an absolute one", () => {
    expect(unmetRules({ ...usual, max: 8 }, "123456789")).toEqual(["max"]);
    expect(unmetRules(usual, "x".repeat(longestPassword + 1))).toEqual(["max"]);
    expect(unmetRules(usual, "x".repeat(longestPassword))).toEqual([]);
  });

  it("[ID1] names every rule that is not met", () => {
    const strict: PasswordPolicy = { min: 8, max: 12, require: passwordKinds };
    expect(unmetRules(strict, "")).toEqual(["min", "lower", "upper", "digit", "symbol"]);
    expect(unmetRules(strict, "abcdefghijklm")).toEqual(["max", "upper", "digit", "symbol"]);
    expect(unmetRules(strict, "Ab3 efgh")).toEqual([]);
    expect(unmetRules(strict, "Übung 42")).toEqual([]);
  });
});
