import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Pause, Save, WeekReview } from "../household/records.ts";
import { minor } from "../money/money.ts";
import { addWeeks, type WeekId, weekRange } from "../time/week.ts";
import { streak } from "./streak.ts";
import { quarterOf } from "./totals.ts";
import type { WeekHistory } from "./week-states.ts";

const first = "2026-W01" as WeekId;

const save = (week: WeekId, amount = 100): Save => ({
  id: week,
  week,
  personId: "maya",
  amount: minor(amount),
  target: { kind: "buffer" },
  note: "",
  recordedAt: 0,
});

/** Weeks from 2026-W01 as letters: s saved, z decided on nothing, r reviewed, . undecided, p paused, P paused but saved. */
function weeks(letters: string, change: Partial<WeekHistory> = {}): WeekHistory {
  const all = [...letters.replaceAll(" ", "")].map((letter, index) => ({ letter, week: addWeeks(first, index) }));
  const having = (wanted: string) => all.filter(({ letter }) => wanted.includes(letter)).map(({ week }) => week);
  const saves = [...having("sP").map((week) => save(week)), ...having("z").map((week) => save(week, 0))];
  const reviews: WeekReview[] = having("r").map((week) => ({ week, decision: "nothing", isFolded: false }));
  const pauses: Pause[] = having("pP").map((week) => ({ from: week, to: week }));
  return { began: first, now: all.at(-1)!.week, saves, reviews, pauses, ...change };
}

const short = (history: WeekHistory) => {
  const { weeks: count, grace, since } = streak(history);
  return [count, grace.used, grace.left, since];
};

describe("a streak", () => {
  it("[SK1] counts the weeks with a decision, even on nothing", () => {
    expect(short(weeks("szrs"))).toEqual([4, 0, 2, "2026-W01"]);
  });

  it("[SK1] does not count a review that says skipped", () => {
    const reviews: WeekReview[] = [{ week: first, decision: "skipped", isFolded: true }];
    expect(short(weeks(".s", { reviews }))).toEqual([1, 1, 1, "2026-W02"]);
  });

  it("[SK2] is not broken by a current week that is still empty", () => {
    expect(short(weeks("sss."))).toEqual([3, 0, 2, "2026-W01"]);
    expect(short(weeks("sss.."))).toEqual([3, 1, 1, "2026-W01"]);
  });

  it("[SK3] forgives two undecided weeks a quarter, without counting them", () => {
    expect(short(weeks("s.s.ss"))).toEqual([4, 2, 0, "2026-W01"]);
  });

  it("[SK3] breaks at the third undecided week of a quarter, and starts anew with the next decision", () => {
    expect(short(weeks("s.s.s.."))).toEqual([0, 2, 0, null]);
    expect(short(weeks("s.s.s.ss"))).toEqual([2, 2, 0, "2026-W07"]);
  });

  it("[SK3] has two grace weeks again in the next quarter", () => {
    expect(short(weeks(".sssssssss s.s ..ss"))).toEqual([13, 2, 0, "2026-W02"]);
    expect(short(weeks(".sssssssss s.s ssss"))).toEqual([15, 0, 2, "2026-W02"]);
  });

  it("[SK3] counts a 53rd week into the last quarter", () => {
    const saves = weekRange("2026-W38" as WeekId, "2026-W50" as WeekId).map((week) => save(week));
    const history = { began: "2026-W38" as WeekId, saves, reviews: [], pauses: [] };
    expect(short({ ...history, now: "2026-W53" as WeekId })).toEqual([13, 2, 0, "2026-W38"]);
    expect(short({ ...history, now: "2027-W01" as WeekId })).toEqual([0, 0, 2, null]);
  });

  it("[SK4] neither counts nor breaks in a pause, even where something was saved", () => {
    expect(short(weeks("ss pppppp s"))).toEqual([3, 0, 2, "2026-W01"]);
    expect(short(weeks("ss pPpp s"))).toEqual([3, 0, 2, "2026-W01"]);
  });

  it("[SK4] says whether it is paused now, also by a pause without an end", () => {
    expect(streak(weeks("ssp")).isPaused).toBe(true);
    expect(streak(weeks("spss")).isPaused).toBe(false);
    const open = weeks("ss......", { pauses: [{ from: "2026-W03" as WeekId }] });
    expect(streak(open)).toMatchObject({ weeks: 2, isPaused: true, grace: { used: 0 } });
  });

  it("[SK5] starts with the household: weeks before it neither count nor use grace", () => {
    expect(short(weeks("s......sss", { began: "2026-W08" as WeekId }))).toEqual([3, 0, 2, "2026-W08"]);
    expect(short(weeks("s", { began: "2026-W08" as WeekId }))).toEqual([0, 0, 2, null]);
  });

  it("[SK6] explains itself", () => {
    const { formula, inputs } = streak(weeks("s.ss")).why;
    expect(formula).toContain("forgives two weeks");
    expect(inputs).toContainEqual({ label: "Weeks with a decision", count: 3 });
    expect(inputs).toContainEqual({ label: "Since", text: "2026-W01" });
  });
});

/** The same by looking back: decisions after the last week that was the third undecided one of its quarter, or later. */
function lookingBack(letters: string): number {
  const past = [...letters].map((letter, index) => ({ letter, quarter: quarterOf(addWeeks(first, index)) }));
  const breaks = past.findLastIndex(({ letter, quarter }, index) => {
    const missed = past.slice(0, index + 1).filter((other) => other.quarter === quarter && other.letter === ".");
    return letter === "." && index < past.length - 1 && missed.length > 2;
  });
  return past.slice(breaks + 1).filter(({ letter }) => "szr".includes(letter)).length;
}

describe("any history", () => {
  const anyLetters = fc.string({ unit: fc.constantFrom(..."ssszr..pP"), minLength: 1, maxLength: 70 });

  it("[SK3] gives the streak that looking back from today gives", () => {
    fc.assert(
      fc.property(anyLetters, (letters) => {
        expect(streak(weeks(letters)).weeks).toBe(lookingBack(letters));
      }),
    );
  });

  it("[SK1] is never made shorter by one more decision", () => {
    fc.assert(
      fc.property(anyLetters, fc.nat(), (letters, at) => {
        const index = at % letters.length;
        const decided = letters[index] === "." ? `${letters.slice(0, index)}z${letters.slice(index + 1)}` : letters;
        expect(streak(weeks(decided)).weeks).toBeGreaterThanOrEqual(streak(weeks(letters)).weeks);
      }),
    );
  });
});
