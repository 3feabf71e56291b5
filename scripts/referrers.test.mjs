import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { root } from "./build/folders.mjs";
import { knownHostsText, target } from "./referrers.mjs";

const read = (name) => JSON.parse(readFileSync(join(root, "content", "referrers", `${name}.json`), "utf8"));
const hostsIn = (lists) =>
  new Set(
    Object.values(lists)
      .flatMap((list) => Object.values(list))
      .flat(),
  );

it("has the list of hosts as it is made of content/referrers", () => {
  expect(readFileSync(target, "utf8")).toBe(knownHostsText());
});

it("keeps the list of hosts within 4 kB, compressed", () => {
  expect(gzipSync(knownHostsText(), { level: 9 }).length).toBeLessThanOrEqual(4_000);
});

it("leaves out and renames only what is there", () => {
  const given = hostsIn(read("matomo"));
  const names = Object.values(read("matomo")).flatMap((list) => Object.keys(list));
  expect(
    Object.values(read("left-out"))
      .flat()
      .filter((host) => !given.has(host)),
  ).toEqual([]);
  expect(Object.keys(read("brands")).filter((name) => !names.includes(name))).toEqual([]);
});
