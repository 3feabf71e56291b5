import { describe, expect, it, vi } from "vitest";
import { ok } from "#domain/result.ts";
import type * as Kinds from "#sync/kinds/kinds.ts";
import { householdState, withRecords } from "./household-state.ts";
import { habit, home } from "./store.fixture.ts";

// No kind has a second edition yet: here habits have one, in which the label lost its spaces.
vi.mock("#sync/kinds/kinds.ts", async (original) => {
  const { kinds } = await original<typeof Kinds>();
  const trimmed = (fields: Readonly<Record<string, unknown>>) => ok({ ...fields, label: String(fields.label).trim() });
  return { kinds: { ...kinds, habit: { ...kinds.habit, edition: 2, upgrades: [trimmed] } } };
});

describe("a record of an older edition", () => {
  it("is shown upgraded, at the start and after a change", () => {
    const old = habit("h", { label: " Cook " });
    const expected = habit("h", { label: "Cook", edition: 2 });
    const state = householdState(home, "shared", [old]);
    expect(state.of.habit.record("h")).toEqual(expected);
    const later = withRecords(householdState(home, "shared", []), new Map([["h", old]]));
    expect(later.of.habit.record("h")).toEqual(expected);
  });

  it("stays unread if it can't be upgraded", () => {
    const state = householdState(home, "shared", [habit("h", { timesAWeek: "often" })]);
    expect([...state.unread]).toEqual(["h"]);
    expect(state.of.habit.size).toBe(0);
  });
});
