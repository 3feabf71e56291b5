import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Pause, Save, WeekReview } from "../household/records.ts";
import { minor } from "../money/money.ts";
import { addWeeks, type WeekId, weekRange } from "../time/week.ts";
import { streak, type WeekHistory, yearStrip } from "./streak.ts";
import { quarterOf } from "./totals.ts";

describe("week states", () => {
  const week = (index: number) => `2026-W${String(index).padStart(2, "0")}` as WeekId;
  const save = (index: number, amount: number): Save => ({
    id: `${index}-${amount}`,
    week: week(index),
    personId: "maya",
    amount: minor(amount),
    target: { kind: "buffer" },
    note: "",
    recordedAt: index,
  });
  const review = (index: number, decision: WeekReview["decision"], isFolded = false): WeekReview => {
    return { week: week(index), decision, isFolded };
  };
  const pause = (from: number, to?: number): Pause => (to ? { from: week(from), to: week(to) } : { from: week(from) });

  const history = (change: Partial<WeekHistory>): WeekHistory => {
    return { began: week(3), now: week(10), saves: [], reviews: [], pauses: [], ...change };
  };

  const states = (change: Partial<WeekHistory>) => {
    const strip = yearStrip(2026, history(change));
    if (!strip.ok) throw new Error(strip.problem);
    return strip.value.map(({ state }) => state);
  };

  describe("the strip of a year", () => {
    it("[SK7] has every week of the year, 53 in a long one", () => {
      expect(states({})).toHaveLength(53);
      expect(yearStrip(2027, history({}))).toMatchObject({ ok: true, value: { length: 52 } });
    });

    it("[SK7] shows weeks as saved, decided on nothing, skipped, now, and next", () => {
      const saves = [save(3, 5_000), save(4, 0), save(5, 0), save(5, 100)];
      const reviews = [review(6, "nothing"), review(7, "saved"), review(8, "skipped")];
      const shown = states({ saves, reviews }).slice(2, 11);
      expect(shown).toEqual(["saved", "zero", "saved", "zero", "saved", "skipped", "skipped", "now", "next"]);
    });

    it("[SK7] shows this week as decided as soon as it is", () => {
      expect(states({ saves: [save(10, 100)] })[9]).toBe("saved");
      expect(states({ reviews: [review(10, "nothing")] })[9]).toBe("zero");
    });

    it("[SK7] shows a save that was moved to another week there alone", () => {
      const moved = { ...save(5, 100), week: week(6), recordedAt: 99 };
      for (const saves of [
        [save(5, 100), moved],
        [moved, save(5, 100)],
      ]) {
        expect(states({ saves }).slice(4, 6)).toEqual(["skipped", "saved"]);
      }
    });

    it("skips no week before the household began, and shows what was filled in there", () => {
      expect(states({ saves: [save(1, 100)] }).slice(0, 3)).toEqual(["saved", "next", "skipped"]);
    });

    it("shows a pause where nothing was decided, up to this week while it lasts", () => {
      const shown = states({ saves: [save(5, 100)], pauses: [pause(4, 6), pause(9)] }).slice(2, 11);
      expect(shown).toEqual(["skipped", "paused", "saved", "paused", "skipped", "skipped", "paused", "paused", "next"]);
    });

    it("folds the weeks that a review folded", () => {
      const strip = yearStrip(2026, history({ saves: [save(5, 100)], reviews: [review(5, "saved", true)] }));
      expect(strip.ok && strip.value.filter(({ isFolded }) => isFolded)).toEqual([
        { week: "2026-W05", state: "saved", isFolded: true },
      ]);
    });

    it.each([1969, 2101, 2026.5, NaN])("[SK7] has no year %d", (year) => {
      expect(yearStrip(year, history({}))).toEqual({ ok: false, problem: "out-of-range" });
    });
  });
});

describe("streak", () => {
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

    it("[SK3] breaks at the third undecided week of a quarter, and restarts with the next decision", () => {
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

    it("[SK4] neither counts nor breaks during a pause, even with a save", () => {
      expect(short(weeks("ss pppppp s"))).toEqual([3, 0, 2, "2026-W01"]);
      expect(short(weeks("ss pPpp s"))).toEqual([3, 0, 2, "2026-W01"]);
    });

    it("[SK4] reports whether it is paused now, also by an open-ended pause", () => {
      expect(streak(weeks("ssp")).isPaused).toBe(true);
      expect(streak(weeks("spss")).isPaused).toBe(false);
      const open = weeks("ss......", { pauses: [{ from: "2026-W03" as WeekId }] });
      expect(streak(open)).toMatchObject({ weeks: 2, isPaused: true, grace: { used: 0 } });
    });

    it("[SK5] starts with the household: weeks before it neither count nor use grace", () => {
      expect(short(weeks("s......sss", { began: "2026-W08" as WeekId }))).toEqual([3, 0, 2, "2026-W08"]);
      expect(short(weeks("s", { began: "2026-W08" as WeekId }))).toEqual([0, 0, 2, null]);
    });

    it("explains itself", () => {
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
});
