import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { limits } from "#sync/limits.ts";
import { recordKinds } from "#sync/record.ts";

const root = join(import.meta.dirname, "..", "..");
const rules = readFileSync(join(root, "hosted", "firestore.rules"), "utf8");

describe("the rules' own text", () => {
  it("[HM5] has the kinds and the limits that devices have", () => {
    const list = rules.match(/write\.kind in \[([^\]]*)\]/)![1]!;
    expect([...list.matchAll(/'([^']+)'/g)].map(([, kind]) => kind)).toEqual([...recordKinds]);
    expect(rules).toContain(`body.toUtf8().size() <= ${limits.recordBytes}`);
    expect(rules).toContain(`data.writes.size() <= ${limits.pushRecords}`);
    expect(rules).toContain(`recordCount <= ${limits.householdRecords}`);
    expect(rules.split(`members.size() < ${limits.householdMembers}`)).toHaveLength(3);
  });
});

describe("the default build", () => {
  it("[HM12] has nothing of Firebase: only the rooms of hosted mode name it, and nobody imports those rooms", () => {
    const rooms = [join("web", "store", "firestore"), join("web", "identity", "firebase")];
    const sources = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !rooms.some((room) => name.startsWith(room)))
      .map((name) => [name, readFileSync(join(root, "src", name), "utf8")] as const);
    const named = /(from |import\()"(@firebase\/|[^"]*\/(firestore|firebase)\/)/;
    expect(sources.filter(([, text]) => named.test(text)).map(([name]) => name)).toEqual([]);
  });
});
