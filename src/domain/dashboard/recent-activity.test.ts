import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Save, SaveTarget, Transaction, WeekReview } from "../household/records.ts";
import { minor } from "../money/money.ts";
import { spendingBook } from "../spending/spending-book.ts";
import type { Day } from "../time/day.ts";
import type { CalendarHistory, WeekId } from "../time/week.ts";
import { weekSpan } from "../time/week-span.ts";
import { longHousehold } from "./long-household.ts";
import { type MadeAt, type RecentActivityInput, recentActivity } from "./recent-activity.ts";

const today = "2026-11-13" as Day;
const week = "2026-W46" as WeekId;
const clock = (text: string) => Date.parse(`${text}Z`);
const inUtc: CalendarHistory = [{ from: "2026-W01" as WeekId, firstDay: 1, timeZone: "UTC" }];

const save = (id: string, at: string, amount: number, parts: Partial<Save> = {}): Save => ({
  id,
  week,
  personId: "maya",
  amount: minor(amount),
  target: { kind: "buffer" },
  note: "",
  recordedAt: clock(at),
  ...parts,
});

const entry = (id: string, day: string, parts: Partial<Transaction> = {}): Transaction => ({
  id,
  day: day as Day,
  amount: minor(1_240),
  payee: "Canteen",
  personId: "tom",
  kind: "spending",
  note: "",
  ...parts,
});

const folded = (of: string): WeekReview => ({ week: of as WeekId, decision: "saved", isFolded: true });

/** Ids such as "made 2026-11-13T12:40" tell when they were made. */
const madeAt: MadeAt = (id) => (id.startsWith("made ") ? clock(id.slice(5)) : null);

interface Activities {
  saves?: Save[];
  reviews?: WeekReview[];
  entries?: Transaction[];
  calendars?: CalendarHistory;
}

function inputOf({ saves = [], reviews = [], entries = [], calendars = inUtc }: Activities): RecentActivityInput {
  const span = weekSpan("2026-W01" as WeekId, "2026-W53" as WeekId, calendars);
  return { saves, reviews, book: spendingBook(entries, span), today, week };
}

const inNewYork: CalendarHistory = [{ from: "2026-W01" as WeekId, firstDay: 1, timeZone: "America/New_York" }];
const seen = (activities: Activities, most = 5) => recentActivity(inputOf(activities), madeAt, most);
const idsOf = (activities: Activities, most = 5) => seen(activities, most).map(({ id }) => id);

describe("recent activity", () => {
  it("lists all kinds newest first, up to the limit", () => {
    const activities: Activities = {
      saves: [save("s", "2026-11-13T10:00", 5_000)],
      reviews: [folded("2026-W45")],
      entries: [entry("made 2026-11-13T12:40", "2026-11-13"), entry("made 2026-11-11T08:00", "2026-11-10")],
    };
    expect(idsOf(activities)).toEqual(["made 2026-11-13T12:40", "s", "made 2026-11-11T08:00", "2026-W45"]);
    expect(idsOf(activities, 2)).toEqual(["made 2026-11-13T12:40", "s"]);
  });

  it("merges the saves of one press by one person into one activity with its sum and targets", () => {
    const goal: SaveTarget = { kind: "goal", id: "trip" };
    const at = "2026-11-13T10:00";
    const saves = [
      ...[save("a", at, 8_450, { target: goal }), save("b", at, 3_650)],
      ...[save("c", at, 9_000, { personId: "tom" }), save("d", "2026-11-13T10:01", 100)],
      save("e", at, 700, { week: "2026-W45" as WeekId }),
    ];
    const all = seen({ saves });
    expect(all.map(({ id }) => id)).toEqual(["d", "e", "c", "a"]);
    expect(all.at(-1)).toMatchObject({
      amount: 12_100,
      targets: [goal, { kind: "buffer" }],
      at: clock(at),
      day: today,
    });
  });

  it("shows a decision to save nothing without a target, and counts a repeated id once", () => {
    const nothing = save("a", "2026-11-13T10:00", 0);
    expect(seen({ saves: [nothing, { ...nothing }] })).toMatchObject([{ amount: 0, targets: [] }]);
  });

  it("places entries without a time at the start of their day in the household's time zone", () => {
    const entries = [
      ...[entry("lunch", "2026-11-13"), entry("made 2026-11-13T04:30", "2026-11-13"), entry("bread", "2026-11-12")],
      entry("made 2026-11-13T05:30", "2026-11-13"),
    ];
    expect(seen({ entries, calendars: inNewYork }).map(({ id, day, at }) => [id, day, at !== null])).toEqual([
      ["made 2026-11-13T05:30", "2026-11-13", true],
      ["lunch", "2026-11-13", false],
      ["made 2026-11-13T04:30", "2026-11-12", true],
      ["bread", "2026-11-12", false],
    ]);
  });

  it("leaves out transfers, future entries, and anything older than four weeks", () => {
    const entries = [
      ...[entry("moved", "2026-11-13", { kind: "transfer" }), entry("ahead", "2026-11-14")],
      ...[entry("old", "2026-10-11"), entry("made 2026-10-11T12:00", "2026-11-13"), entry("in", "2026-10-12")],
    ];
    const saves = [save("before", "2026-10-11T23:59", 1), save("within", "2026-10-12T00:00", 1)];
    expect(idsOf({ entries, saves, reviews: [folded("2026-W40")] })).toEqual(["within", "in"]);
  });

  it("shows an entry right away when it is dated ahead or in one of the last weeks", () => {
    const entries = [entry("made 2026-11-13T09:00", "2026-11-16"), entry("made 2026-11-13T09:01", "2026-10-15")];
    expect(seen({ entries }).map(({ day }) => day)).toEqual([today, today]);
  });

  it("shows a folded week once, on its last day, with all its saves", () => {
    const saves = [
      save("a", "2026-09-01T00:00", 300, { week: "2026-W45" as WeekId }),
      save("b", "2026-09-01T00:00", 1),
    ];
    const reviews = [folded("2026-W45"), folded("2026-W45"), { ...folded("2026-W44"), isFolded: false }];
    expect(seen({ saves, reviews })).toEqual([
      { kind: "folded", id: "2026-W45", week: "2026-W45", at: null, day: "2026-11-08", amount: 300 },
    ]);
    expect(seen({ reviews: [folded("2026-W46"), folded("2026-W47")] })).toMatchObject([{ week, day: today }]);
  });

  it("has no sum when it would not be exact", () => {
    const huge = Number.MAX_SAFE_INTEGER;
    const saves = [save("a", "2026-11-13T10:00", huge), save("b", "2026-11-13T10:00", huge)];
    expect(seen({ saves, reviews: [folded("2026-W46")] })).toMatchObject([{ amount: null }, { amount: null }]);
  });

  it("is empty without records, and copes with a book that ends earlier or begins later", () => {
    expect(seen({})).toEqual([]);
    for (const [first, last] of [
      ["2026-W01", "2026-W03"],
      ["2027-W10", "2027-W12"],
    ]) {
      const book = spendingBook([], weekSpan(first as WeekId, last as WeekId, inUtc));
      expect(recentActivity({ ...inputOf({}), book }, madeAt, 5)).toEqual([]);
    }
  });
});

describe("recent activity of any household", () => {
  it("reads only the ids of the last weeks, however long the history is", () => {
    const { transactions, span, saves, reviews } = longHousehold(20, 20_000);
    const asked: string[] = [];
    const ask: MadeAt = (id) => {
      asked.push(id);
      return null;
    };
    expect(
      recentActivity({ saves, reviews, book: spendingBook(transactions, span), today, week }, ask, 5),
    ).toHaveLength(5);
    expect(asked.length).toBeLessThan(150);
  });

  it("a shorter list is the start of a longer one, and is sorted by time", () => {
    const time = fc.integer({ min: clock("2026-10-01T00:00"), max: clock("2026-11-14T00:00") });
    const day = fc.integer({ min: 1, max: 30 }).map((date) => `2026-11-${String(date).padStart(2, "0")}`);
    const anySave = fc.record({ recordedAt: time, personId: fc.constantFrom("maya", "tom") });
    const anyEntry = fc.record({ day, isTimed: fc.boolean(), at: time });
    fc.assert(
      fc.property(fc.array(anySave), fc.array(anyEntry), fc.nat(6), (saved, entered, most) => {
        const saves = saved.map((parts, at) => save(`s${at}`, "2026-11-01T00:00", at, parts));
        const entries = entered.map((one, index) => {
          const made = new Date(one.at).toISOString().slice(0, -1);
          return entry(one.isTimed ? `made ${made}` : `e${index}`, one.day, { note: `${index}` });
        });
        const all = recentActivity(inputOf({ saves, entries }), madeAt, 1_000);
        expect(recentActivity(inputOf({ saves, entries }), madeAt, most)).toEqual(all.slice(0, most));
        const instants = all.map(({ at, day: on }) => at ?? clock(`${on}T00:00`));
        expect(instants).toEqual(instants.toSorted((a, b) => b - a));
      }),
    );
  });
});
