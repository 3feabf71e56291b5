import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { limits } from "#sync/limits.ts";
import { recordKinds } from "#sync/record.ts";
import { forTests } from "../../src/boundaries.ts";

const root = join(import.meta.dirname, "..", "..");
const rules = readFileSync(join(root, "hosted", "firestore.rules"), "utf8");

describe("the rules' own text", () => {
  it("has the kinds and the limits that devices have", () => {
    const list = rules.match(/write\.kind in \[([^\]]*)\]/)![1]!;
    expect([...list.matchAll(/'([^']+)'/g)].map(([, kind]) => kind)).toEqual([...recordKinds]);
    expect(rules).toContain(`body.toUtf8().size() <= ${limits.recordBytes}`);
    expect(rules).toContain(`data.writes.size() <= ${limits.pushRecords}`);
    expect(rules).toContain(`recordCount <= ${limits.householdRecords}`);
    expect(rules.split(`members.size() < ${limits.householdMembers}`)).toHaveLength(3);
  });
});

describe("the default build", () => {
  const folder = join("web", "backends", "firebase");
  const sources = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !forTests.test(name) && !name.startsWith(folder))
    .map((name) => [name.replaceAll("\\", "/"), readFileSync(join(root, "src", name), "utf8")] as const);
  const naming = (named: RegExp) =>
    sources.flatMap(([name, text]) => [...text.matchAll(named)].map(([, target]) => `${name} ${target}`)).sort();

  it("has nothing of Firebase at once: nobody outside of its folder imports it", () => {
    expect(naming(/from "(@firebase\/[^"]*|[^"]*\/firebase\/[^"]*)"/g)).toEqual([]);
  });

  it("fetches that folder in exactly these places, where a project is set", () => {
    expect(naming(/import\("(@firebase\/[^"]*|[^"]*\/firebase\/[^"]*)"\)/g)).toEqual([
      "web/backends/chosen-identity.ts ./firebase/identity/hosted-identity.ts",
      "web/backends/household-service.ts ./firebase/households/hosted-services.ts",
      "web/backends/phone.ts ./firebase/identity/firebase-phone.ts",
      "web/platform/session.ts #web/backends/firebase/auth/hosted-session.ts",
    ]);
  });
});
