import { describe, expect, it } from "vitest";
import { type Config, readConfig } from "../config.ts";
import { contentSecurityPolicy } from "./security-headers.ts";
import { fillIn, siteOf } from "./site.ts";

const project = { apiKey: "key", authDomain: "money.firebaseapp.com", projectId: "money", appId: "1:2:web:3" };
const emulators = { auth: "http://127.0.0.1:9099", firestore: "127.0.0.1:8080" };
const hosted = (more: object = {}, env: Record<string, string> = {}) =>
  readConfig({ ...env, FIREBASE_CONFIG: JSON.stringify({ ...project, ...more }) }) as Config;
const ours = readConfig({}) as Config;

describe("hosted mode: a server in front of a Firebase project", () => {
  it("reads the project at start, and has none without the variable", () => {
    expect(hosted().firebase).toEqual({ ...project, signIn: [], emulators: null });
    expect(ours.firebase).toBeNull();
    expect((readConfig({ FIREBASE_CONFIG: "" }) as Config).firebase).toBeNull();
  });

  it.each([
    ["is not JSON", "{apiKey: hunter2}"],
    ["lacks projectId", JSON.stringify({ ...project, projectId: undefined })],
    ["has a value in apiKey", JSON.stringify({ ...project, apiKey: { hunter2: 1 } })],
    ["must be a JSON object", '"hunter2"'],
  ])("stops if the configuration %s, and names the variable, not the value", (problem, text) => {
    const bad = readConfig({ FIREBASE_CONFIG: text });
    expect(bad).toMatchObject({ variable: "FIREBASE_CONFIG", message: expect.stringContaining(problem) });
    expect(JSON.stringify(bad)).not.toContain("hunter2");
  });

  it("tells pages the project and the password policy", () => {
    expect(siteOf(hosted({}, { PASSWORD_MIN: "9" }))).toMatchObject({
      firebase: { ...project, passwordPolicy: { min: 9, max: null, require: [] } },
    });
    const html = fillIn("%SITE%", hosted({ apiKey: "</script>" }));
    expect(html).not.toContain("<");
    expect(JSON.parse(html).firebase.apiKey).toBe("</script>");
  });

  it("asks nobody for consent if nothing is measured", () => {
    expect(siteOf(hosted())).toMatchObject({ consent: "off" });
    expect(siteOf(hosted({}, { ANALYTICS_ID: "G-ABC123" }))).toMatchObject({ consent: "ask" });
  });
});

describe("the content security policy", () => {
  it("allows what the project needs: popups and the captcha only if those sign-in methods are on", () => {
    const policy = contentSecurityPolicy(hosted({ signIn: ["google"] }), []);
    expect(policy).toContain("script-src 'self' https://apis.google.com;");
    expect(contentSecurityPolicy(hosted(), [])).toContain("script-src 'self';");
    expect(policy).toContain(
      "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://firestore.googleapis.com https://money.firebaseapp.com;",
    );
    expect(policy).toContain("frame-src https://money.firebaseapp.com");
    expect(contentSecurityPolicy(hosted({ signIn: ["phone"] }), [])).toContain("https://www.google.com/recaptcha/");
  });

  it("allows the emulators instead of Google", () => {
    const policy = contentSecurityPolicy(hosted({ emulators }), []);
    expect(policy).toContain("connect-src 'self' http://127.0.0.1:9099 http://127.0.0.1:8080;");
    expect(policy).toContain("frame-src http://127.0.0.1:9099");
    expect(policy).not.toContain("googleapis");
  });

  it("is unchanged byte for byte in the default mode, and so is the site configuration", () => {
    expect(contentSecurityPolicy(ours, ["sha256-abc"])).toBe(
      "default-src 'self'; script-src 'self' 'sha256-abc'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
        "font-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
    expect(fillIn("%SITE%", ours)).toBe('{"contactEmail":null,"analyticsId":null,"consent":"ask"}');
  });
});
