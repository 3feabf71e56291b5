// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { DatedActivity } from "#domain/dashboard/recent-activity.ts";
import type { Transaction } from "#domain/household/records.ts";
import { minor } from "#domain/money/money.ts";
import { category, goal, sampleHousehold } from "#domain/plan/sample-household.ts";
import type { Day } from "#domain/time/day.ts";
import type { WeekId } from "#domain/time/week.ts";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import type { AnyRecord } from "#sync/record.ts";
import { coupleRecords, figuresFrom, friday } from "#web/household/figures/figures.fixture.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { newId } from "#web/platform/new-id.ts";
import { expense } from "#web/store/store.fixture.ts";
import { ActivityFeed, activityAmount, activityWords, whenWords } from "./activity-feed.tsx";

const person = (id: string, kind = "adult") => recordOf("person", { id, name: id, kind });
const madeAgo = (minutes: number) => newId(friday - minutes * 60_000);

const show = (...records: readonly AnyRecord[]) => shown(figuresFrom(coupleRecords(...records)));
const shown = (figures: Figures) => render(<ActivityFeed figures={figures} />);

const lines = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);

afterEach(cleanup);

describe("the activity feed", () => {
  it("shows the last five activities with people, words, amount and time", () => {
    const lunch = expense(madeAgo(20), { day: "2026-11-13", amount: 1_240, payee: "Canteen", personId: "tom" });
    const more = [60, 70, 80, 90, 100].map((ago) => expense(madeAgo(ago), { day: "2026-11-13" }));
    show(lunch, ...more);
    expect(lines()).toHaveLength(5);
    expect(lines()[0]).toBe("Tom added Canteen$12.4011:40");
    expect(screen.getByRole("link", { name: "History" }).getAttribute("href")).toBe("/MyDashboard/history");
  });

  it("shows a folded week with the marks of both people", () => {
    show(recordOf("week-review", { id: "r", week: "2026-W45", decision: "saved", isFolded: true }));
    expect(lines()).toEqual(["You two folded week 45Sun 8"]);
    expect(screen.getByRole("listitem").querySelectorAll("svg")).toHaveLength(2);
  });

  it("has a title that depends on the number of adults", () => {
    const titled = () => screen.getByRole("heading", { level: 2 }).textContent;
    show();
    expect(titled()).toBe("Between you two");
    cleanup();
    show(person("ana"), person("kid", "child"));
    expect(titled()).toBe("Between all of you");
    cleanup();
    shown(figuresFrom(coupleRecords().filter(({ id }) => id !== "tom")));
    expect(titled()).toBe("Lately");
  });

  it("says so without activity, and needs no mark for a third person", () => {
    show();
    expect(screen.getByText("Nothing in the last weeks. What you record shows here.")).toBeTruthy();
    cleanup();
    show(person("zoe"), expense(madeAgo(5), { day: "2026-11-13", personId: "zoe", payee: "Zoo" }));
    expect(lines()).toEqual(["zoe added Zoo$1.0011:55"]);
    expect(screen.getByRole("listitem").querySelector("svg")).toBeNull();
  });

  it("drops an entry that is deleted while it is shown", async () => {
    const lunch = expense(madeAgo(20), { day: "2026-11-13", payee: "Canteen" });
    const { rerender } = shown(figuresFrom(coupleRecords(lunch)));
    expect(lines()).toHaveLength(1);
    await act(async () => rerender(<ActivityFeed figures={figuresFrom(coupleRecords({ ...lunch, deleted: true }))} />));
    expect(lines()).toEqual([]);
  });
});

const household = sampleHousehold({
  calendars: [{ from: "1970-W01" as WeekId, firstDay: 1, timeZone: "America/New_York" }],
  people: [
    { id: "maya", name: "Maya", kind: "adult" },
    { id: "tom", name: "Tom", kind: "adult" },
  ],
  categories: [category(100)],
  goals: [goal(100)],
});
const week = "2026-W46" as WeekId;
const today = "2026-11-13" as Day;

const entered = (parts: Partial<Transaction>): DatedActivity => ({
  kind: "entered",
  id: "e",
  day: today,
  at: null,
  entry: {
    id: "e",
    day: today,
    amount: minor(1_240),
    payee: "Canteen",
    personId: "tom",
    kind: "spending",
    note: "",
    ...parts,
  },
});

const saved = (parts: Partial<Extract<DatedActivity, { kind: "saved" }>>): DatedActivity => ({
  kind: "saved",
  id: "s",
  day: today,
  at: null,
  personId: "maya",
  week,
  amount: minor(5_000),
  targets: [{ kind: "goal", id: "trip" }],
  ...parts,
});

const words = (done: DatedActivity) => activityWords(done, household, week);
const amount = (done: DatedActivity) => activityAmount(done, household);

describe("the words of an activity", () => {
  it("name an expense by its payee or category, with the start of its note", () => {
    expect(words(entered({}))).toBe("Tom added Canteen");
    expect(words(entered({ payee: "Paper Moon", note: " a gift\nfor Ana ", personId: "maya" }))).toBe(
      "Maya added Paper Moon, a gift for Ana",
    );
    expect(words(entered({ payee: " ", categoryId: "food" }))).toBe("Tom added Food");
    expect(words(entered({ payee: "", categoryId: "gone" }))).toBe("Tom added an expense");
    expect(words(entered({ note: "🧾".repeat(2_000) }))).toBe(`Tom added Canteen, ${"🧾".repeat(48)}…`);
  });

  it("distinguish refunds and income from expenses, with a plus sign", () => {
    const refund = entered({ amount: minor(-2_490), payee: "Marlow Clothing" });
    expect([words(refund), amount(refund)]).toEqual([
      ...["Tom recorded a refund from Marlow Clothing", "+\u00a0$24.90"],
    ]);
    const income = entered({ kind: "income", amount: minor(184_000), payee: "" });
    expect([words(income), amount(income)]).toEqual(["Tom recorded income", "+\u00a0$1,840.00"]);
    expect(amount(entered({}))).toBe("$12.40");
  });

  it("name the target of a save, or the week if there are several", () => {
    expect(words(saved({}))).toBe("Maya set aside for Trip");
    expect(words(saved({ week: "2026-W44" as WeekId }))).toBe("Maya set aside for Trip, week 44");
    expect(words(saved({ targets: [{ kind: "buffer" }, { kind: "investing" }] }))).toBe("Maya saved week 46");
    const nothing = saved({ targets: [], amount: minor(0) });
    expect([words(nothing), amount(nothing)]).toEqual(["Maya decided on nothing for week 46", null]);
  });

  it("cover a deleted goal and a former member", () => {
    expect(words(saved({ targets: [{ kind: "goal", id: "x" }], personId: "x" }))).toBe(
      "Someone who left set aside for A goal that is gone",
    );
  });

  it("attribute a folded week to everyone", () => {
    const folded = { kind: "folded", id: "w", week, amount: null, day: today, at: null } as const;
    expect([words(folded), amount(folded)]).toEqual(["You two folded week 46", null]);
    expect(activityWords(folded, { ...household, people: household.people.slice(1) }, week)).toBe("You folded week 46");
  });

  it("give the time today, the weekday this week, and the date earlier", () => {
    const when = (day: string, at: number | null) =>
      whenWords({ ...saved({}), day: day as Day, at }, today, week, household);
    expect(when("2026-11-13", Date.parse("2026-11-13T17:40Z"))).toBe("12:40");
    expect(when("2026-11-13", null)).toBe("today");
    expect(when("2026-11-11", Date.parse("2026-11-11T17:40Z"))).toBe("Wed");
    expect(when("2026-11-09", null)).toBe("Mon");
    expect(when("2026-11-08", null)).toBe("Sun 8");
  });
});
