// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import type { AnyRecord } from "#sync/record.ts";
import { failedWrite } from "#web/household/commands/failed-write.ts";
import { coupleRecords, friday } from "#web/household/figures/figures.fixture.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { openFigures } from "#web/household/figures/open-figures.fixture.tsx";
import { deleting } from "#web/store/command.ts";
import { habit } from "#web/store/store.fixture.ts";
import { Habits } from "./habits.tsx";

beforeEach(() => void vi.useFakeTimers({ now: friday, toFake: ["Date"] }));
afterEach(() => {
  cleanup();
  failedWrite.set(null);
  vi.useRealTimers();
});

const cook = habit("cook", { label: "Cook", timesAWeek: 2 });
const tick = (personId: string, day: string) =>
  recordOf("habit-tick", { id: `${personId}${day}`, habitId: "cook", personId, day });

async function open(more: readonly AnyRecord[], self?: string, isFull = () => false) {
  const Section = ({ figures }: { figures: Figures }) => (
    <Habits figures={stale ? { ...stale, state: figures.state } : figures} self={self} />
  );
  const opened = await openFigures(Section, coupleRecords(cook, ...more), isFull);
  return { ...opened, ticks: () => opened.figures().state.of["habit-tick"].list() };
}

/** Renders stale figures, as in the moment before a change arrives. */
let stale: Figures | undefined;

const today = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "Cook today" });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const pressToday = () => act(async () => fireEvent.click(today()));
const kept = () => document.querySelector(".habit-kept")?.textContent;

describe("the habits of the week", () => {
  it("are ticked for today and earlier days with one click, and can be undone", async () => {
    const { ticks } = await open([], "tom");
    await pressToday();
    expect(ticks()).toMatchObject([{ id: "cook@2026-11-13:tom", habitId: "cook", personId: "tom", day: "2026-11-13" }]);
    expect([today().checked, kept()]).toEqual([true, "1 of 2"]);
    await press("Cook, Tuesday, not ticked");
    expect([screen.getByRole("button", { name: "Cook, Tuesday, done" }) !== null, kept()]).toEqual([true, "done"]);
    expect(screen.getByText("Cook, Tuesday: ticked")).toBeTruthy();
    await press("Undo");
    expect([today().checked, kept()]).toEqual([true, "1 of 2"]);
  });

  it("offer no future day", async () => {
    await open([]);
    expect(screen.queryByRole("button", { name: /Saturday|Sunday/ })).toBeNull();
    expect(screen.getByText("Mon – Sun")).toBeTruthy();
  });

  it("remove the user's own tick on a second click, and can be ticked again", async () => {
    const { ticks } = await open([], "tom");
    for (const length of [1, 0, 1]) {
      await pressToday();
      expect(ticks()).toHaveLength(length);
    }
  });

  it("keep the other person's tick, and say so", async () => {
    const { ticks, leave } = await open([tick("maya", "2026-11-13")], "tom");
    await pressToday();
    expect([ticks().length, today().checked]).toEqual([1, true]);
    expect(screen.getByText("Cook, today: Maya ticked it, and it counts for you two.")).toBeTruthy();
    act(leave);
    const both = await open([tick("maya", "2026-11-13"), tick("tom", "2026-11-13")], "tom");
    expect(kept()).toBe("1 of 2");
    await pressToday();
    expect(both.ticks()).toMatchObject([{ personId: "maya" }]);
    expect(screen.getByText("Cook, today: your tick is taken back, Maya’s stays")).toBeTruthy();
  });

  it("are shared on a device without a known person", async () => {
    const { ticks } = await open([tick("maya", "2026-11-13"), tick("tom", "2026-11-13")]);
    await pressToday();
    expect(ticks()).toEqual([]);
    await pressToday();
    expect(ticks()).toMatchObject([{ personId: "maya" }]);
  });

  it("fail with a message if the partner deleted the habit", async () => {
    const { store, figures, ticks } = await open([], "tom");
    stale = figures();
    await act(async () => void (await store.run(deleting("delete-habit", "cook"))));
    await pressToday();
    stale = undefined;
    expect(screen.getByText("It is no longer here: someone deleted it.")).toBeTruthy();
    expect(ticks()).toEqual([]);
  });

  it("stay unticked when the device is full", async () => {
    let isFull = false;
    await open([], "tom", () => isFull);
    isFull = true;
    await pressToday();
    await act(async () => {});
    expect([today().checked, failedWrite.get()?.command.name]).toEqual([false, "tick-habit"]);
  });

  it("end with the money date: its day and a link, or a check mark once the week is folded", async () => {
    const { leave } = await open([]);
    const row = () => document.querySelector(".money-date-row")!.textContent;
    expect(row()).toContain("Money date, SundayTen minutes. Seven short steps.");
    expect(screen.getByRole("link", { name: "Start the money date" }).getAttribute("href")).toBe(
      "/MyDashboard/money-date",
    );
    act(leave);
    await open([recordOf("week-review", { week: "2026-W46", decision: "saved", isFolded: true })]);
    expect(row()).toContain("Done: week 46 is folded.");
  });
});
