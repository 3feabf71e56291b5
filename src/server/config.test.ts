import { describe, expect, it } from "vitest";
import { type Config, type Environment, readConfig } from "./config.ts";

const read = (env: Environment) => readConfig(env) as Config;

describe("reading the environment", () => {
  it("[SV1] starts with nothing set", () => {
    expect(read({})).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      publicUrl: "http://localhost:3000",
      trustProxy: false,
      databaseUrl: null,
      analyticsId: null,
      contactEmail: null,
    });
  });

  it("[SV1] makes the public address from the port", () => {
    expect(read({ PORT: "4000" }).publicUrl).toBe("http://localhost:4000");
  });

  it("[SV1] takes what the operator set", () => {
    const config = read({
      PUBLIC_URL: "https://money.example/",
      TRUST_PROXY: "true",
      CONTACT_EMAIL: "a@money.example",
    });
    expect(config).toMatchObject({
      publicUrl: "https://money.example",
      trustProxy: true,
      contactEmail: "a@money.example",
    });
  });

  it.each([
    ["PORT", "eighty"],
    ["PORT", "70000"],
    ["PORT", "3000.5"],
    ["PORT", "0"],
    ["PORT", "0x10"],
    ["PUBLIC_URL", "money.example"],
    ["PUBLIC_URL", "ftp://money.example"],
    ["PUBLIC_URL", "https://money.example/app"],
    ["TRUST_PROXY", "perhaps"],
    ["DATABASE_URL", "mysql://localhost/money"],
    ["DATABASE_URL", "nonsense"],
    ["ANALYTICS_ID", "<script>"],
    ["CONTACT_EMAIL", "nobody"],
  ])("[SV2] names %s when it is %s", (variable, value) => {
    expect(readConfig({ [variable]: value })).toMatchObject({ variable, message: expect.stringContaining(variable) });
  });

  it("[SV2] does not repeat a database password in its message", () => {
    const bad = readConfig({ DATABASE_URL: "mysql://me:secret@localhost/money" });
    expect(JSON.stringify(bad)).not.toContain("secret");
  });
});
