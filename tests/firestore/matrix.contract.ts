import { describe, expect, it } from "vitest";
import { isAllowed, newHome } from "./home.ts";
import { type Asking, everybody, operations, type Person } from "./matrix.ts";
import type { People } from "./people.ts";

/** Who is there: an anonymous visitor, a stranger with an account, a former member, a member and the owner. */
export async function asking(people: People, person: Person, fields: object = {}): Promise<Asking> {
  const database = people.databaseOf(person === "anonymous" ? null : person);
  return { database, uid: person, home: await newHome(people, fields) };
}

export function matrix(people: () => People): void {
  describe.each(operations)("$name", ({ by, ask }) => {
    it.each(everybody)("is for whom it is for, asked by: %s", async (person) => {
      const asked = await asking(people(), person);
      expect(await isAllowed(() => ask(asked))).toBe(by.includes(person));
    });
  });
}
