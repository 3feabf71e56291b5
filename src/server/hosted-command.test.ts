import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { hostedCommand } from "./hosted-command.ts";

const project = { apiKey: "key", authDomain: "money.firebaseapp.com", projectId: "money", appId: "1:2:web:3" };
const page = (words: string) => `<html><script>theme()</script><b id="site">%SITE%</b>%PUBLIC_URL% ${words}</html>`;

/** A build of four pages, one of them in three variants, and one script. */
function setUp(env: Record<string, string> = {}) {
  const dist = mkdtempSync(join(tmpdir(), "weekfold-"));
  const write = (name: string, text: string) => {
    mkdirSync(join(dist, name, ".."), { recursive: true });
    writeFileSync(join(dist, name), text);
  };
  const built = [
    ["/", "home.html"],
    ["/MyDashboard", "MyDashboard.html"],
    ["/publications/feeds", "feeds.html"],
    ["/contactus", "contactus.html"],
    ["/contactus", "contactus-address.html", "address"],
    ["/contactus", "contactus-hosted.html", "hosted"],
  ].map(([path, file, drawnFor = "any"]) => ({ path, file, drawnFor, lastModified: "2026-11-01", inSitemap: true }));
  write("pages.json", JSON.stringify(built));
  for (const { file } of [...built, { file: "shell.html" }]) write(`pages/${file}`, page(file!));
  write("pages/feed.xml", "<feed/>");
  write("public/assets/app-1.js", "run()");
  write("public/build.json", "{}");
  const said: string[] = [];
  const run = (...args: string[]) =>
    hostedCommand({
      env: { FIREBASE_CONFIG: JSON.stringify(project), ...env },
      args,
      dist,
      rules: "hosted",
      say: (line: string) => void said.push(line),
    });
  const read = (name: string) => readFileSync(join(dist, "hosted", name), "utf8");
  return { dist, run, read, said };
}

describe("a folder for a static host", () => {
  it("has every page under its own name, its files, and the database's rules and indexes", () => {
    const { run, read, said } = setUp();
    expect(run()).toBe(0);
    expect(said[0]).toContain("https://money.web.app");
    for (const [name, words] of [
      ["public/index.html", "home.html"],
      ["public/MyDashboard.html", "MyDashboard.html"],
      ["public/publications/feeds.html", "feeds.html"],
      ["public/404.html", "shell.html"],
      ["public/assets/app-1.js", "run()"],
      ["public/sitemap.xml", "https://money.web.app/MyDashboard"],
      ["firestore.rules", "rules_version"],
      ["firestore.indexes.json", "pushes"],
    ] as const)
      expect(read(name)).toContain(words);
    expect(read("public/index.html")).toContain('"projectId":"money"');
  });

  it("uses the variant of a page for hosted mode, and the one without an operator's address", () => {
    const [unset, set] = [setUp(), setUp({ CONTACT_EMAIL: "hello@money.example" })];
    unset.run();
    set.run();
    expect(unset.read("public/contactus.html")).toContain("contactus.html");
    expect(set.read("public/contactus.html")).toContain("contactus-hosted.html");
  });

  it("configures the headers of our own server, and 404 for missing files", () => {
    const { run, read } = setUp({ PUBLIC_URL: "https://money.example" });
    run();
    const { hosting, firestore } = JSON.parse(read("firebase.json"));
    const [all, hashed] = hosting.headers.map(({ headers }: { headers: { key: string; value: string }[] }) =>
      Object.fromEntries(headers.map(({ key, value }) => [key, value])),
    );
    expect(all["content-security-policy"]).toContain("https://firestore.googleapis.com");
    expect(all["content-security-policy"]).toMatch(/script-src 'self' 'sha256-/);
    expect(all["cross-origin-opener-policy"]).toBe("same-origin-allow-popups");
    expect([all["cache-control"], hashed["cache-control"]]).toEqual([
      "no-cache",
      "public, max-age=31536000, immutable",
    ]);
    const shell = hosting.rewrites.at(-1);
    const isShell = (path: string) => new RegExp(shell.regex).test(path);
    const pages = [
      "/anything",
      "/MyDashboard/x",
      "/about/v1.2",
      "/wp-login.php",
      "/metricsandmore",
      "/apis",
      "/a",
      "/fav",
    ];
    expect(pages.filter((path) => !isShell(path))).toEqual([]);
    const missing = ["/assets/gone.js", "/assets/gone", "/assets", "/api", "/api/session", "/favicon.ico", "/metrics"];
    expect([...missing, "/.well-known/security.txt", "/ads.txt", "/robots.txt"].filter(isShell)).toEqual([]);
    // Firebase uses RE2, which has no lookaround.
    expect(shell.regex).not.toMatch(/\(\?[!=<]/);
    expect(hosting.rewrites[0]).toEqual({ source: "/l/**", destination: "/l.html" });
    expect(firestore).toEqual({ rules: "firestore.rules", indexes: "firestore.indexes.json" });
    expect(read("public/_headers")).toContain(`  content-security-policy: ${all["content-security-policy"]}`);
  });

  it.each([
    ["FIREBASE_CONFIG is not set", { FIREBASE_CONFIG: "" }],
    ["FIREBASE_CONFIG is not JSON", { FIREBASE_CONFIG: "{key: 1}" }],
    ["FIREBASE_CONFIG lacks appId", { FIREBASE_CONFIG: JSON.stringify({ ...project, appId: undefined }) }],
    ["PUBLIC_URL", { PUBLIC_URL: "money" }],
  ])("is not written if %s", (words, env) => {
    const { run, said, dist } = setUp(env);
    expect(run()).toBe(1);
    expect(said.join()).toContain(words);
    expect(existsSync(join(dist, "hosted"))).toBe(false);
  });

  it("replaces its earlier output without leftovers, and never other files", () => {
    const { run, dist, said } = setUp();
    const folder = join(dist, "elsewhere");
    run(folder);
    writeFileSync(join(folder, "public", "assets", "old.js"), "");
    expect(run(folder)).toBe(0);
    expect(existsSync(join(folder, "public", "assets", "old.js"))).toBe(false);
    const theirs = join(dist, "photos");
    mkdirSync(theirs);
    writeFileSync(join(theirs, "holiday.txt"), "sun");
    expect(run(theirs)).toBe(1);
    expect(said.at(-1)).toContain("holds other files");
    expect(readFileSync(join(theirs, "holiday.txt"), "utf8")).toBe("sun");
  });
});
