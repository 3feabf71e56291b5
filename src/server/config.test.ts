import { describe, expect, it } from "vitest";
import { type Config, type Environment, readConfig } from "./config.ts";

describe("config", () => {
  const read = (env: Environment) => readConfig(env) as Config;

  describe("reading the environment", () => {
    it("starts with nothing set", () => {
      expect(read({})).toMatchObject({
        port: 3000,
        host: "127.0.0.1",
        publicUrl: "http://localhost:3000",
        trustProxy: false,
        databaseUrl: null,
        analyticsId: null,
        analyticsConsent: "ask",
        eventsMaxMb: 500,
        contactEmail: null,
        smtpUrl: null,
        mailFrom: { name: "Weekfold", address: "no-reply@localhost" },
      });
    });

    it("derives the public URL from the port", () => {
      expect(read({ PORT: "4000" }).publicUrl).toBe("http://localhost:4000");
    });

    it("uses what the operator set", () => {
      const config = read({
        PUBLIC_URL: "https://money.example/",
        TRUST_PROXY: "true",
        CONTACT_EMAIL: "a@money.example",
        ANALYTICS_CONSENT: "granted",
        EVENTS_MAX_MB: "20",
      });
      expect(config).toMatchObject({
        publicUrl: "https://money.example",
        trustProxy: true,
        contactEmail: "a@money.example",
        analyticsConsent: "granted",
        eventsMaxMb: 20,
      });
      expect(read({ ANALYTICS_CONSENT: "off" }).analyticsConsent).toBe("off");
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
      ["ANALYTICS_CONSENT", "true"],
      ["ANALYTICS_CONSENT", "Granted"],
      ["EVENTS_MAX_MB", "0"],
      ["EVENTS_MAX_MB", "-5"],
      ["EVENTS_MAX_MB", "1.5"],
      ["EVENTS_MAX_MB", "1000001"],
      ["EVENTS_MAX_MB", "plenty"],
      ["CONTACT_EMAIL", "nobody"],
      ["SMTP_URL", "mail.example"],
      ["SMTP_URL", "http://mail.example"],
      ["SMTP_URL", "smtp://"],
      ["SMTP_URL", "smtp://me:12/3@mail.example"],
      ["SMTP_URL", "smtp://me:12#3@mail.example"],
      ["SMTP_URL", "smtp://me:12?3@mail.example"],
      ["SMTP_URL", "smtp://mail.example?logger=true"],
      ["SMTP_URL", "smtp://mail.example?sendmail=true"],
      ["SMS_URL", "sms.example"],
      ["SMS_URL", "ftp://sms.example"],
      ["MAIL_FROM", "nobody"],
      ["MAIL_FROM", "Weekfold <nobody>"],
      ["MAIL_FROM", "a@money.example, b@money.example"],
      ["MAIL_FROM", "Weekfold <a@money.example>\nBcc: b@money.example"],
      ["MAIL_FROM", "Week\nfold <a@money.example>"],
    ])("[SV2] names %s when it is %s", (variable, value) => {
      expect(readConfig({ [variable]: value })).toMatchObject({ variable, message: expect.stringContaining(variable) });
    });

    it.each([
      ["DATABASE_URL", "mysql://me:secret@localhost/money"],
      ["SMTP_URL", "http://me:secret@mail.example"],
      ["SMS_URL", "ftp://me:secret@sms.example"],
    ])("[SV2] does not repeat a password of %s in its message", (variable, value) => {
      const bad = readConfig({ [variable]: value });
      expect(bad).toMatchObject({ variable });
      expect(JSON.stringify(bad)).not.toContain("secret");
    });

    it.each([
      ["smtp://localhost:1025"],
      ["smtps://me%40money.example:s%23cret@mail.example:465"],
      ["smtp://me:secret@mail.example:587/?requireTLS=true&tls.rejectUnauthorized=false"],
    ])("accepts %s as the mail server", (url) => {
      expect(read({ SMTP_URL: url }).smtpUrl).toBe(url);
    });

    it.each([
      ["Maya’s Weekfold <post@money.example>", "Maya’s Weekfold", "post@money.example"],
      ['"Weekfold, at home" <post@localhost>', "Weekfold, at home", "post@localhost"],
      ["post@money.example", "", "post@money.example"],
      ["<post@money.example>", "", "post@money.example"],
    ])("sends from %s", (text, name, address) => {
      expect(read({ MAIL_FROM: text }).mailFrom).toEqual({ name, address });
    });

    it.each([
      ["https://money.example:8443", "no-reply@money.example"],
      ["http://192.0.2.7:3000", "no-reply@[192.0.2.7]"],
      ["http://[2001:db8::7]", "no-reply@[IPv6:2001:db8::7]"],
    ])("sends from the host of %s by default", (site, address) => {
      expect(read({ PUBLIC_URL: site }).mailFrom).toEqual({ name: "Weekfold", address });
    });
  });
});

describe("config identity", () => {
  const read = (env: Environment) => readConfig(env) as Config;
  const secret = "a-secret-of-more-than-thirty-two-signs";

  describe("the sign-in configuration", () => {
    it("may be empty", () => {
      expect(read({})).toMatchObject({
        authSecret: null,
        passwordPolicy: { min: 6, max: null, require: [] },
        google: null,
        apple: null,
      });
    });

    it("is used as it is set", () => {
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
});
