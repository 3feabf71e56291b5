import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Pause, Save } from "../household/records.ts";
import { minor } from "../money/money.ts";
import { addWeeks, type WeekId } from "../time/week.ts";
import { householdMood, type MoodInput } from "./household-mood.ts";

const now = "2027-W03" as WeekId;
const ago = (weeks: number): WeekId => addWeeks(now, -weeks);
const saveIn = (week: WeekId, amount = 100): Save => ({
  id: week,
  week,
  personId: "maya",
  amount: minor(amount),
  target: { kind: "buffer" },
  note: "",
  recordedAt: 1,
});
const people = (adults: number, children = 0): MoodInput["people"] => [
  ...Array.from({ length: adults }, () => ({ kind: "adult" as const })),
  ...Array.from({ length: children }, () => ({ kind: "child" as const })),
];
const left = (amount: number) => ({ amount: minor(amount), why: { formula: "money in − bills", inputs: [] } });

const mood = (change: Partial<MoodInput> = {}) =>
  householdMood({
    began: ago(20),
    now,
    saves: [saveIn(ago(1))],
    reviews: [],
    pauses: [],
    people: people(2),
    left: left(100),
    ...change,
  });

describe("the household's mood", () => {
  it("is the pause while one lasts, from the week it began", () => {
    const pauses: Pause[] = [{ from: ago(9), to: ago(5) }, { from: ago(2) }, { from: ago(3), to: now }];
    expect(mood({ pauses, saves: [], left: left(-1) })).toEqual({ kind: "paused", since: ago(3) });
    expect(mood({ pauses: [{ from: ago(9), to: ago(1) }] }).kind).not.toBe("paused");
    expect(mood({ pauses: [{ from: addWeeks(now, 1) }] }).kind).not.toBe("paused");
  });

  it("is a return after four or more undecided weeks, also across a new year, until this week is decided", () => {
    expect(mood({ saves: [saveIn(ago(10))] })).toEqual({ kind: "returning", skipped: 9 });
    expect(mood({ saves: [saveIn(ago(5), 0)] })).toEqual({ kind: "returning", skipped: 4 });
    expect(mood({ saves: [saveIn(ago(4))] }).kind).toBe("couple");
    expect(mood({ saves: [saveIn(ago(10)), saveIn(now, 0)] }).kind).toBe("couple");
  });

  it("counts no paused week as skipped, and none before the household began", () => {
    expect(mood({ saves: [], pauses: [{ from: ago(17), to: ago(3) }] })).toEqual({ kind: "returning", skipped: 5 });
    expect(mood({ saves: [], began: ago(3) }).kind).toBe("couple");
  });

  it("is short when every week is short, with the missing amount", () => {
    expect(mood({ left: left(-8_420) })).toEqual({ kind: "short", missing: { ...left(8_420) } });
    expect(mood({ left: left(-1), began: now }).kind).toBe("short");
    expect(mood({ left: left(0) }).kind).toBe("couple");
  });

  it("is the first week, decided or not, even when the device's clock is behind", () => {
    expect(mood({ began: now, saves: [] })).toEqual({ kind: "first-week", isDecided: false });
    expect(mood({ began: now, saves: [saveIn(now)], left: null })).toEqual({ kind: "first-week", isDecided: true });
    expect(mood({ began: addWeeks(now, 1), saves: [] }).kind).toBe("first-week");
  });

  it("is the kind of household when nothing else applies", () => {
    expect(mood({ people: people(1) }).kind).toBe("single");
    expect(mood({ people: people(1, 2) }).kind).toBe("single");
    expect(mood({ people: people(2, 2) }).kind).toBe("couple");
    expect(mood({ people: people(2, 3) })).toEqual({ kind: "large-family", people: 5 });
    expect(mood({ people: people(3, 1) }).kind).toBe("usual");
    expect(mood({ people: people(0, 2) }).kind).toBe("couple");
    expect(mood({ people: [] }).kind).toBe("usual");
  });

  it("welcomes back exactly after four weeks without a decision", () => {
    const weeks = fc.uniqueArray(fc.integer({ min: 1, max: 20 }));
    fc.assert(
      fc.property(weeks, (decided) => {
        const last = Math.min(...decided, 21);
        const told = mood({ saves: decided.map((weeksAgo) => saveIn(ago(weeksAgo), weeksAgo % 3)) });
        expect(told).toEqual(last > 4 ? { kind: "returning", skipped: last - 1 } : { kind: "couple" });
      }),
    );
  });
});
