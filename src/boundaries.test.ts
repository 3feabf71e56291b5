import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cyclesIn, forTests, fragmentsIn, violationsIn } from "./boundaries.ts";

const root = join(import.meta.dirname, "..");

const sources = ["src", "content"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !forTests.test(name))
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`),
);

describe("the layers", () => {
  it("has sources to look at", () => {
    expect(sources.length).toBeGreaterThan(50);
  });

  it("[BO2] keeps the direction of imports, and the pure layers pure", () => {
    const found = sources.map((path) => [path, violationsIn(path, readFileSync(join(root, path), "utf8"))] as const);
    expect(found.filter(([, violations]) => violations.length > 0)).toEqual([]);
  });
});

/** Small files that stay, each with its reason. */
const smallOnPurpose = new Set([
  // Tests and benches create logs without starting a server.
  "src/server/log.ts",
  // Words that only the security section registers; one test imports them by themselves.
  "src/web/features/account/security/security-words.ts",
]);

describe("the size of files", () => {
  it("has no file under 25 lines whose only importer is in the same folder", () => {
    const texts = new Map(sources.map((path) => [path, readFileSync(join(root, path), "utf8")]));
    expect(fragmentsIn(texts).filter((path) => !smallOnPurpose.has(path))).toEqual([]);
  });

  it("finds such a file, and leaves alone a longer one, a shared one, a lazy one and one of another folder", () => {
    const long = "const line = 1;\n".repeat(25);
    const texts = new Map([
      ["src/web/ui/main.ts", 'import "./only.ts"; import "./long.ts"; import "./shared.ts"; import("./lazy.ts");'],
      ["src/web/ui/other.ts", 'import "./shared.ts"; import "../app/elsewhere.ts";'],
      ["src/web/ui/only.ts", "export const only = 1;"],
      ["src/web/ui/long.ts", long],
      ["src/web/ui/shared.ts", "export const shared = 1;"],
      ["src/web/ui/lazy.ts", "export const lazy = 1;"],
      ["src/web/app/elsewhere.ts", "export const elsewhere = 1;"],
    ]);
    expect(fragmentsIn(texts)).toEqual(["src/web/ui/only.ts"]);
  });
});

describe("the order of files", () => {
  it("has no import cycles", () => {
    const texts = new Map(sources.map((path) => [path, readFileSync(join(root, path), "utf8")]));
    expect(cyclesIn(texts)).toEqual([]);
  });

  it("finds a cycle, and none that types alone make", () => {
    const texts = new Map([
      ["src/web/ui/a.ts", 'import { b } from "./b.ts";'],
      ["src/web/ui/b.ts", 'export { c } from "./c.ts";'],
      ["src/web/ui/c.ts", 'import { type Other, a } from "./a.ts";'],
      ["src/web/ui/d.ts", 'import type { E } from "./e.ts";\nimport { type One, type Two } from "./e.ts";'],
      ["src/web/ui/e.ts", 'import { d } from "./d.ts";'],
    ]);
    expect(cyclesIn(texts)).toEqual([["src/web/ui/a.ts", "src/web/ui/b.ts", "src/web/ui/c.ts"]]);
  });
});

describe("the check itself", () => {
  it.each([
    ["domain importing sync", "src/domain/a.ts", 'import { x } from "#sync/user.ts";'],
    ["domain importing a package", "src/domain/a.ts", 'import * as v from "valibot";'],
    ["a source importing what is made for tests", "src/sync/a.ts", 'import { x } from "./b.fixture.ts";'],
    ["domain reading the clock", "src/domain/a.ts", "const now = Date.now();"],
    ["domain making a date of now", "src/domain/a.ts", "const now = new Date();"],
    ["sync rolling dice", "src/sync/a.ts", "const n = Math.random();"],
    ["sync importing web", "src/sync/a.ts", 'import { x } from "#web/paths.ts";'],
    ["server importing web", "src/server/a.ts", 'import { x } from "#web/paths.ts";'],
    ["web importing server", "src/web/app/a.ts", 'import { x } from "#server/app.ts";'],
    ["web importing server by a relative path", "src/web/app/a.ts", 'import { x } from "../../server/app.ts";'],
    ["a feature importing another", "src/web/features/home/a.tsx", 'import { x } from "#web/features/goals/b.tsx";'],
    ["a feature importing another relatively", "src/web/features/home/a.tsx", 'import { x } from "../goals/b.tsx";'],
    ["a feature importing the app", "src/web/features/home/a.tsx", 'import { x } from "#web/app/app.tsx";'],
    [
      "a feature importing the inside of the store",
      "src/web/features/home/a.tsx",
      'import { x } from "#web/store/command.ts";',
    ],
    ["a hook importing the inside of the store", "src/web/household/a.ts", 'import { x } from "../store/command.ts";'],
    ["a control importing a feature", "src/web/ui/a.tsx", 'import { x } from "#web/features/home/a.tsx";'],
    ["a lazy import against the direction", "src/web/ui/a.tsx", 'const x = import("#web/app/app.tsx");'],
    ["content importing a feature", "content/legal/a.tsx", 'import { x } from "#web/features/legal/b.tsx";'],
    ["content importing the router", "content/legal/a.tsx", 'import { Link } from "#web/platform/router/router.tsx";'],
    [
      "content importing a control by a relative path",
      "content/legal/a.tsx",
      'import { x } from "../../src/web/ui/b.tsx";',
    ],
    ["content importing sync", "content/landers/a.ts", 'import { x } from "#sync/user.ts";'],
    ["a re-export against the direction", "src/domain/a.ts", 'export { x } from "#server/app.ts";'],
  ])("catches %s", (_, path, text) => {
    expect(violationsIn(path, text)).not.toEqual([]);
  });

  it("lets allowed imports pass", () => {
    expect(violationsIn("src/web/features/home/a.tsx", 'import { x } from "#domain/money/money.ts";')).toEqual([]);
    expect(violationsIn("src/web/features/home/a.tsx", 'import { x } from "./b.tsx";')).toEqual([]);
    expect(violationsIn("src/web/features/home/a.tsx", 'import { x } from "#web/store/index.ts"')).toEqual([]);
    expect(violationsIn("src/domain/a.ts", "const day = new Date(dayNumber);")).toEqual([]);
    expect(violationsIn("content/legal/a.tsx", 'import type { ReactNode } from "react";')).toEqual([]);
    expect(violationsIn("content/legal/a.tsx", 'import { x } from "#domain/money/money.ts";')).toEqual([]);
    expect(violationsIn("content/legal/a.tsx", 'import { x } from "#content/facts/fact.ts";')).toEqual([]);
  });
});
