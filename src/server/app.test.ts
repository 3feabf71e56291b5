import { PassThrough } from "node:stream";
import { brotliDecompressSync } from "node:zlib";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { sessionSchema } from "#sync/user.ts";
import { createApp } from "./app.ts";
import { type Config, readConfig } from "./config.ts";
import { etagOf, type ServedFile, type Site, textFile } from "./http/site.ts";
import { createHub } from "./live/hub.ts";
import { createLog } from "./log.ts";
import type { Database } from "./storage/database.ts";

const script: ServedFile = { ...textFile("run()", ".js"), cacheControl: "public, max-age=31536000, immutable" };

const site: Site = {
  files: new Map([["/assets/app-1.js", script]]),
  pages: new Map([
    ["/", textFile("home", ".html")],
    ["/mydashboard", textFile("dashboard", ".html")],
    ["/l", textFile("lander", ".html")],
  ]),
  shell: textFile("shell", ".html"),
  scriptHashes: ["sha256-abc"],
};

const nobody = async () => null;
const noMail = async () => {};

const database = (works: boolean) => ({ works: async () => works, engine: {} }) as Database;

function appWith(env: Record<string, string> = {}, works = true) {
  const lines: string[] = [];
  const stream = new PassThrough().on("data", (line) => lines.push(String(line)));
  const app = createApp({
    config: readConfig(env) as Config,
    database: database(works),
    site,
    log: createLog(stream),
    readSession: nobody,
    hub: createHub(),
    mail: noMail,
  });
  return { app, lines };
}

const get = async (path: string, headers: Record<string, string> = {}) => appWith().app.request(path, { headers });

describe("pages and files", () => {
  it.each([
    ["/", "home"],
    ["/MyDashboard", "dashboard"],
    ["/mydashboard/", "dashboard"],
    ["/l/whatever", "lander"],
    ["/anything/else", "shell"],
    ["/l/spring-2.0", "lander"],
    ["/l/google.com", "lander"],
    ["/L/Google.com/", "lander"],
    ["/index.html", "shell"],
    ["/account/xyz/abc", "shell"],
    ["/about/v1.2", "shell"],
    ["/wp-login.php", "shell"],
    ["/old.js/", "shell"],
    ["/my/favicon.ico", "shell"],
    ["/metricsandmore", "shell"],
  ])("answers %s with its page and 200", async (path, text) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([200, text]);
    expect(response.headers.get("cache-control")).toBe("no-cache");
  });

  it.each([
    "/assets/app-0.js",
    "/assets/gone",
    "/favicon.ico",
    "/Favicon.ICO",
    "/robots.txt",
    "/metrics",
    "/metrics/",
    "/ads.txt",
    "/apple-touch-icon-precomposed.png",
    "/.well-known/security.txt",
    "/.env",
    "/.git/config",
    "/api/unknown",
    "/api",
    "/API/session",
    "/Assets/x",
    "/assets",
  ])("[SV4] answers %s with a real 404, never with HTML", async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).not.toContain("html");
  });

  it("caches hashed files forever and revalidates pages", async () => {
    expect((await get("/assets/app-1.js")).headers.get("cache-control")).toContain("immutable");
  });

  it("answers 304 if the client has the file, in the same encoding", async () => {
    const first = await get("/assets/app-1.js", { "accept-encoding": "br" });
    const etag = first.headers.get("etag")!;
    expect((await get("/assets/app-1.js", { "accept-encoding": "br", "if-none-match": etag })).status).toBe(304);
    expect((await get("/assets/app-1.js", { "accept-encoding": "br", "if-none-match": `W/${etag}` })).status).toBe(304);
    expect((await get("/assets/app-1.js", { "if-none-match": etag })).status).toBe(200);
  });

  it.each([
    ["gzip, deflate, br", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0, *", "gzip"],
    ["identity", null],
  ])("answers %s with %s", async (accepted, encoding) => {
    const response = await get("/assets/app-1.js", { "accept-encoding": accepted });
    expect(response.headers.get("content-encoding")).toBe(encoding);
    expect(response.headers.get("vary")).toBe("accept-encoding");
  });

  it("compresses to the same bytes", async () => {
    const response = await get("/assets/app-1.js", { "accept-encoding": "br" });
    expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toBe("run()");
    expect(etagOf(Buffer.from("a"))).not.toBe(etagOf(Buffer.from("b")));
  });
});

describe("security", () => {
  it("[SV6] runs scripts only from its own files or by hash", async () => {
    const policy = (await get("/")).headers.get("content-security-policy")!;
    expect(policy).toContain("script-src 'self' 'sha256-abc';");
    expect(policy).not.toMatch(/script-src[^;]*unsafe-(inline|eval)/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("google");
  });

  it("[SV6] allows Google's hosts only with a measurement id", async () => {
    const response = await appWith({ ANALYTICS_ID: "G-ABC123" }).app.request("/");
    expect(response.headers.get("content-security-policy")).toContain("https://www.googletagmanager.com");
  });

  it("[SV6] sends HSTS only if the site uses https", async () => {
    expect((await get("/")).headers.get("strict-transport-security")).toBeNull();
    const secure = await appWith({ PUBLIC_URL: "https://money.example" }).app.request("/");
    expect(secure.headers.get("strict-transport-security")).toContain("max-age=");
  });

  it.each(["/", "/assets/app-1.js", "/api/session", "/nowhere.js"])("[SV6] sends its headers with %s", async (path) => {
    const { headers } = await get(path);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("permissions-policy")).toContain("camera=()");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
  });

  it.each([
    ["http://weekfold.lan:3000", null, null],
    ["http://192.168.1.5:3000", null, null],
    ["http://127.0.0.1:3000", "same-origin", null],
    ["http://[::1]:3000", "same-origin", null],
    ["https://weekfold.lan", "same-origin", "max-age=31536000; includeSubDomains"],
  ])("sends %s only headers that browsers honor there, and never upgrades plain HTTP", async (url, opener, https) => {
    const { headers } = await appWith({ PUBLIC_URL: url }).app.request("/");
    expect(headers.get("cross-origin-opener-policy")).toBe(opener);
    expect(headers.get("strict-transport-security")).toBe(https);
    expect(headers.get("content-security-policy")).not.toContain("upgrade-insecure-requests");
  });

  it("allows popups to report back only in hosted mode", async () => {
    const project = { apiKey: "key", authDomain: "money.firebaseapp.com", projectId: "money", appId: "1" };
    const { headers } = await appWith({ FIREBASE_CONFIG: JSON.stringify(project) }).app.request("/");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin-allow-popups");
  });

  it("refuses a body over 1 MB with 413", async () => {
    const { app } = appWith();
    const post = (size: number) => app.request("/api/session", { method: "POST", body: "x".repeat(size) });
    expect((await post(1_048_577)).status).toBe(413);
    expect((await post(1_048_576)).status).toBe(404);
  });

  it("[SV8] logs the route's pattern and a request id, never the URL", async () => {
    const { app, lines } = appWith();
    const response = await app.request("/account/reset/maya?token=secret");
    const logged = lines.join("");
    expect(logged).not.toMatch(/maya|secret/);
    expect(JSON.parse(logged)).toMatchObject({
      method: "GET",
      route: "/*",
      status: 200,
      requestId: response.headers.get("x-request-id"),
    });
  });

  it.each([
    ["/healthz", "/healthz"],
    ["/api/session", "/api/session"],
    ["/api/unknown/maya", "/api/*"],
    ["/assets/app-1.js", "/assets/*"],
    ["/MyDashboard", "/*"],
  ])("[SV8] logs %s as %s", async (path, route) => {
    const { app, lines } = appWith();
    await app.request(path);
    expect(JSON.parse(lines.join(""))).toMatchObject({ route });
  });

  it("[SV8] accepts a request id only from a trusted proxy", async () => {
    const ask = async (env: Record<string, string>) =>
      (await appWith(env).app.request("/", { headers: { "x-request-id": "from-outside" } })).headers.get(
        "x-request-id",
      );
    expect(await ask({})).not.toBe("from-outside");
    expect(await ask({ TRUST_PROXY: "true" })).toBe("from-outside");
  });
});

describe("a server error", () => {
  it("answers 500, and logs the type and place of the error, not its message", async () => {
    const lines: string[] = [];
    const stream = new PassThrough().on("data", (line) => lines.push(String(line)));
    const fault = Object.assign(new TypeError("Key (email)=(maya@example.com) exists"), {
      code: "23505",
      detail: "maya",
    });
    const broken = { works: () => Promise.reject(fault), engine: {} } as unknown as Database;
    const app = createApp({
      config: readConfig({}) as Config,
      database: broken,
      site,
      log: createLog(stream),
      readSession: nobody,
      hub: createHub(),
      mail: noMail,
    });
    const response = await app.request("/healthz");
    expect([response.status, await response.json()]).toEqual([500, { error: "server-fault" }]);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(lines.join("")).toMatch(/"type":"TypeError","code":"23505","at":\["at /);
    expect(lines.join("")).not.toContain("maya");
  });
});

describe("health and session", () => {
  it("[SV9] is healthy only while its database works", async () => {
    expect((await get("/healthz")).status).toBe(200);
    expect((await appWith({}, false).app.request("/healthz")).status).toBe(503);
  });

  it("answers in a small response that nobody is signed in", async () => {
    const response = await get("/api/session");
    expect(v.parse(sessionSchema, await response.json())).toEqual({ user: null });
    expect(response.headers.get("cache-control")).toBe("no-store");
  });
});
