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
  const rooms = ["store/firestore", "identity/firebase", "platform/firebase"].map((room) =>
    join("web", ...room.split("/")),
  );
  const sources = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !forTests.test(name) && !rooms.some((room) => name.startsWith(room)))
    .map((name) => [name.replaceAll("\\", "/"), readFileSync(join(root, "src", name), "utf8")] as const);
  const naming = (named: RegExp) =>
    sources.flatMap(([name, text]) => [...text.matchAll(named)].map(([, target]) => `${name} ${target}`)).sort();

  it("has nothing of Firebase at once: outside of the rooms of hosted mode nobody imports it or them", () => {
    expect(naming(/from "(@firebase\/[^"]*|[^"]*\/(?:firestore|firebase)\/[^"]*)"/g)).toEqual([]);
  });

  it("fetches those rooms in exactly these places, where a project is set", () => {
    expect(naming(/import\("(@firebase\/[^"]*|[^"]*\/(?:firestore|firebase)\/[^"]*)"\)/g)).toEqual([
      "web/identity/chosen-identity.ts ./firebase/hosted-identity.ts",
      "web/identity/phone.ts ./firebase/firebase-phone.ts",
      "web/platform/session.ts ./firebase/hosted-session.ts",
      "web/store/households/household-service.ts ../firestore/hosted-services.ts",
    ]);
  });
});
