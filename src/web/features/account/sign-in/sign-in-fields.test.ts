import { describe, expect, it } from "vitest";
import { normalizeEmail, errorsOf, validateFields } from "./sign-in-fields.ts";

const policy = { min: 8, max: null, require: ["digit"] } as const;
const fields = { email: "maya@example.com", password: "clay", isShared: false };

describe("what is wrong in the form", () => {
  it("[SI4] is found before anyone is asked, at the field it is about", () => {
    expect(validateFields({ ...fields, email: "maya", password: "" }, "sign-in", policy)).toEqual({
      email: expect.stringContaining("Type your email address"),
      password: "Type your password.",
    });
    expect(validateFields(fields, "sign-up", policy)).toEqual({
      password: "Still needed: at least 8 characters and a digit.",
    });
  });

  it("[SI4] rules for new passwords keep nobody from signing in with an old one", () => {
    expect(validateFields(fields, "sign-in", policy)).toEqual({});
  });

  it("[SI4] a refusal stands at the field it is about, and one about neither at the form", () => {
    expect(errorsOf({ error: "address-taken" }, policy)).toHaveProperty("email");
    expect(errorsOf({ error: "wrong-credentials" }, policy)).toHaveProperty("password");
    expect(errorsOf({ error: "weak-password", unmet: ["digit"] }, policy)).toEqual({
      password: "Still needed: a digit.",
    });
    expect(errorsOf({ error: "unreachable" }, policy)).toEqual({ form: { error: "unreachable" } });
  });

  it("[SI4] spaces around an address and its case don’t matter", () => {
    expect(normalizeEmail(" Maya@Example.com ")).toBe("maya@example.com");
  });
});
