import { describe, expect, it } from "vitest";
import type { Day } from "#domain/time/day.ts";
import { readRecord } from "#sync/read-record.ts";
import { deleting } from "../command.ts";
import { openSample, sampleHistory, sampleHousehold } from "./sample-household.ts";

const days = ["2026-01-01", "2026-11-15", "2028-02-29"] as Day[];
const recordsOn = (today: Day) => [...sampleHousehold(today, "America/New_York"), ...sampleHistory(today)];

describe("the sample household", () => {
  it.each(days)("has only valid records, on %s", (today) => {
    const problems = recordsOn(today)
      .map(readRecord)
      .filter(({ ok }) => !ok);
    expect(problems).toEqual([]);
    const ids = recordsOn(today).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(days)("has no dangling references, on %s", (today) => {
    const ids = new Set(recordsOn(today).map(({ id }) => id));
    const pointed = JSON.stringify(recordsOn(today)).match(/(?<="(?:personId|categoryId|id)":")[^"]+/g)!;
    expect(pointed.filter((id) => !ids.has(id))).toEqual([]);
  });

  it("is in memory only, without server or other tabs, and new each time", async () => {
    const first = await openSample(days[1]!);
    expect(first.status.get()).toBe("here-only");
    await first.run(deleting("delete-goal", "sample-bike"));
    const second = await openSample(days[1]!);
    const goalsOf = (store: typeof first) => [...store.state.get().households.values()][0]!.of.goal.size;
    expect([goalsOf(first), goalsOf(second)]).toEqual([2, 3]);
  });
});
