import { describe, expect, it } from "vitest";
import { type Config, type Environment, readConfig } from "./config.ts";

const read = (env: Environment) => readConfig(env) as Config;
const secret = "a-secret-of-more-than-thirty-two-signs";

describe("what the operator says about signing in", () => {
  it("[ID2] may be nothing", () => {
    expect(read({})).toMatchObject({
      authSecret: null,
      passwordPolicy: { min: 6, max: null, require: [] },
      google: null,
      apple: null,
    });
  });

  it("[ID2] is taken as it is set", () => {
    const env = { PASSWORD_MIN: "10", PASSWORD_MAX: "64", PASSWORD_REQUIRE: "digit, lower", AUTH_SECRET: secret };
    expect(read({ ...env, GOOGLE_CLIENT_ID: "g", GOOGLE_CLIENT_SECRET: "s" })).toMatchObject({
      authSecret: secret,
      passwordPolicy: { min: 10, max: 64, require: ["lower", "digit"] },
      google: { clientId: "g", clientSecret: "s" },
      apple: null,
    });
  });

  it.each<[string, Environment]>([
    ["AUTH_SECRET", { AUTH_SECRET: "short" }],
    ["PASSWORD_MIN", { PASSWORD_MIN: "0" }],
    ["PASSWORD_MIN", { PASSWORD_MIN: "six" }],
    ["PASSWORD_MAX", { PASSWORD_MAX: "5" }],
    ["PASSWORD_MAX", { PASSWORD_MAX: "5000" }],
    ["PASSWORD_REQUIRE", { PASSWORD_REQUIRE: "lower,emoji" }],
    ["GOOGLE_CLIENT_SECRET", { GOOGLE_CLIENT_ID: "g" }],
    ["GOOGLE_CLIENT_ID", { GOOGLE_CLIENT_SECRET: "s" }],
    ["APPLE_CLIENT_SECRET", { APPLE_CLIENT_ID: "a" }],
    ["APPLE_CLIENT_ID", { APPLE_CLIENT_SECRET: "s" }],
  ])("[SV2] names %s for %o", (variable, env) => {
    expect(readConfig(env)).toMatchObject({ variable, message: expect.stringContaining(variable) });
  });

  it("[SV2] does not repeat a secret that is too short", () => {
    expect(JSON.stringify(readConfig({ AUTH_SECRET: "hunter2" }))).not.toContain("hunter2");
  });
});
