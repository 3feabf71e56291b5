import { describe, expect, it } from "vitest";
import type { Fields } from "#sync/kinds/kinds.ts";
import { authorName, memberName, unlinkedAdults } from "./member-names.ts";

const person = (name: string, fields: object = {}): Fields<"person"> =>
  ({ id: name, name, kind: "adult", ...fields }) as never;

const people = [person("Maya", { uid: "u1" }), person("Noor"), person("Ida", { kind: "child" })];
const member = (uid: string) => ({ uid, role: "member", joinedAt: Date.UTC(2026, 10, 15, 12) }) as const;

describe("names of members", () => {
  it("is the name that the household linked to their account", () => {
    expect(memberName(member("u1"), people, "u2")).toBe("Maya");
    expect(authorName("u1", people, "u2")).toBe("Maya");
  });

  it("is when they joined where no name is linked", () => {
    expect(memberName(member("u2"), people, "u1")).toMatch(/^Member since .*2026/);
    expect(memberName(member("u2"), people, "u2")).toBe("You");
    expect(authorName("gone", people, "u1")).toBe("Someone who shares this household");
  });

  it("an account can be linked to an adult that no other account is linked to", () => {
    expect(unlinkedAdults(people).map(({ name }) => name)).toEqual(["Noor"]);
  });
});
