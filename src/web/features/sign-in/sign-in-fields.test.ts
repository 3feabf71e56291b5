import { describe, expect, it } from "vitest";
import { normalizeEmail } from "#web/household/account/email-field.tsx";
import { errorsOf, validateFields } from "./sign-in-fields.ts";

const policy = { min: 8, max: null, require: ["digit"] } as const;
const fields = { email: "maya@example.com", password: "clay", isShared: false };

describe("errors of the sign-in form", () => {
  it("invalid fields are reported before a request is sent", () => {
    expect(validateFields({ ...fields, email: "maya", password: "" }, "sign-in", policy)).toEqual({
      email: expect.stringContaining("Type your email address"),
      password: "Type your password.",
    });
    expect(validateFields(fields, "sign-up", policy)).toEqual({
      password: "Still needed: at least 8 characters and a digit.",
    });
  });

  it("the rules for new passwords do not apply to signing in", () => {
    expect(validateFields(fields, "sign-in", policy)).toEqual({});
  });

  it("a server error appears at its field, and at the form where it concerns no field", () => {
    expect(errorsOf({ error: "address-taken" }, policy)).toHaveProperty("email");
    expect(errorsOf({ error: "wrong-credentials" }, policy)).toHaveProperty("password");
    expect(errorsOf({ error: "weak-password", unmet: ["digit"] }, policy)).toEqual({
      password: "Still needed: a digit.",
    });
    expect(errorsOf({ error: "unreachable" }, policy)).toEqual({ form: { error: "unreachable" } });
  });

  it("an email address is trimmed and lowercased", () => {
    expect(normalizeEmail(" Maya@Example.com ")).toBe("maya@example.com");
  });
});
