import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const lock = JSON.parse(readFileSync(join(import.meta.dirname, "..", "package-lock.json"), "utf8")) as {
  packages: Record<string, { resolved?: string }>;
};
const installed = Object.keys(lock.packages);

/** Packages that bring a binary of their own for each platform. */
const families = ["@rolldown/binding-", "@libsql/", "lightningcss-", "@biomejs/cli-", "@typescript/typescript-"];
const platforms = ["linux-x64", "linux-arm64", "darwin-arm64", "darwin-x64", "win32-x64"];

it.each(families)("the lock file has a binary of %s for Linux, macOS and Windows", (family) => {
  const missing = platforms.filter((platform) => !installed.some((name) => name.includes(`${family}${platform}`)));
  expect(missing).toEqual([]);
});

it("the lock file names no registry", () => {
  expect(Object.values(lock.packages).filter(({ resolved }) => resolved?.startsWith("http"))).toEqual([]);
});
