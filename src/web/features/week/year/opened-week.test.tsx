// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { act } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import { failedWrite } from "#web/household/commands/failed-write.ts";
import { deleting } from "#web/store/command.ts";
import { expense, home } from "#web/store/store.fixture.ts";
import { openWeek, openYear, planned, press, recentCouple, said, saved } from "./year.fixture.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pausesOf = (opened: Awaited<ReturnType<typeof openYear>>) =>
  opened
    .figures()
    .state.of.pause.list()
    .map(({ from, to }) => [from, to]);

describe("an opened week", () => {
  it("shows its days, state, saves and spending", async () => {
    const folded = recordOf("week-review", { week: "2026-W45", decision: "saved", isFolded: true });
    const lisbon = { personId: "tom", target: { kind: "goal", id: "gone" }, note: "Birthday" };
    const food = expense("a", { day: "2026-11-04", amount: 5_000, categoryId: "food" });
    await openYear(recentCouple(...planned, folded, food, saved("2026-W45", 3_000, lisbon)));
    const sheet = await openWeek(/^Week 45/);
    expect(screen.getByRole("dialog", { name: "Week 45" }).textContent).toContain("2 – 8 November");
    expect(sheet.getByText("Saved. The money date folded it.")).toBeTruthy();
    expect(sheet.getByRole("listitem").textContent).toBe("TomA goal that is goneBirthday$30.00Remove");
    expect(sheet.getByText("$50.00 of $200.00")).toBeTruthy();
  });

  it("removes a save, and one undo restores it", async () => {
    const opened = await openYear(recentCouple(saved("2026-W45", 3_000), saved("2026-W44", 100)));
    await openWeek(/^Week 45/);
    await press("Remove $30.00, Maya, Starter buffer");
    await said("$30.00 removed");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(opened.figures().saves).toHaveLength(1);
    await press("Undo");
    expect(opened.figures().saves).toHaveLength(2);
  });

  it("records a decision on nothing only for an undecided past week", async () => {
    const opened = await openYear(recentCouple(saved("2026-W44", 100)));
    await openWeek(/^Week 45, skipped/);
    await press("We decided on nothing");
    await said("Week 45: decided on nothing");
    expect(opened.figures().saves.find(({ week }) => week === "2026-W45")).toMatchObject({
      amount: 0,
      personId: "maya",
    });
    for (const week of [/^Week 44/, /^Week 45/, /^Week 46/, /^Week 47/]) {
      const sheet = await openWeek(week);
      expect(sheet.queryByText("We decided on nothing")).toBeNull();
      await press("Close", sheet);
    }
  });

  it("records a save for this or a past week and closes, and records none for a future week", async () => {
    const { store } = await openYear(recentCouple());
    const recorded = () => store.state.get().households.get(home)!.of.save.list();
    for (const week of ["44", "46"]) {
      const opened = await openWeek(new RegExp(`^Week ${week}`));
      await press("Record a save for this week");
      expect(document.activeElement).toBe(opened.getByLabelText("Set aside"));
      fireEvent.change(opened.getByLabelText("Set aside"), { target: { value: "40" } });
      await press("Record it", opened);
      expect(screen.queryByRole("dialog")).toBeNull();
      expect(recorded()).toContainEqual(expect.objectContaining({ week: `2026-W${week}`, amount: 4_000 }));
    }
    const sheet = await openWeek(/^Week 47/);
    expect(sheet.getByText(/still to come/)).toBeTruthy();
    expect(sheet.queryByText("Record a save for this week")).toBeNull();
  });

  it("pauses from this week on and resumes, each with undo", async () => {
    const opened = await openYear(recentCouple());
    await openWeek(/^Week 46/);
    await press("Pause from this week");
    await said("Paused from week 46");
    expect(pausesOf(opened)).toEqual([["2026-W46", undefined]]);
    await press("Undo");
    expect(pausesOf(opened)).toEqual([]);
  });

  it("ends every pause that covers the week, and keeps earlier weeks paused", async () => {
    const pauses = ["2026-W44", "2026-W46"].map((from) => recordOf("pause", { id: `p-${from}`, from }));
    const opened = await openYear(recentCouple(...pauses));
    await openWeek(/^Week 46, paused/);
    await press("Resume");
    await said("Resumed with week 46");
    expect(pausesOf(opened)).toEqual([["2026-W44", "2026-W45"]]);
    await press("Undo");
    expect(pausesOf(opened)).toEqual([
      ["2026-W44", undefined],
      ["2026-W46", undefined],
    ]);
  });

  it("follows a removal by the partner while it is open", async () => {
    const opened = await openYear(recentCouple(saved("2026-W45", 3_000), saved("2026-W44", 100)));
    const sheet = await openWeek(/^Week 45/);
    const late = sheet.getByRole("button", { name: /^Remove/ });
    await act(() => opened.store.run(deleting("remove-save", "s-2026-W45")));
    expect(late.isConnected).toBe(false);
    expect(sheet.getByText("Skipped. No decision was recorded.")).toBeTruthy();
  });

  it("changes nothing when the device is full, and keeps the failed write for a retry", async () => {
    let isFull = false;
    const opened = await openYear(recentCouple(saved("2026-W45", 3_000)), () => isFull);
    isFull = true;
    await openWeek(/^Week 45/);
    await press(/^Remove/);
    expect(screen.queryByText("$30.00 removed")).toBeNull();
    expect(opened.figures().saves).toHaveLength(1);
    expect(failedWrite.get()?.command.name).toBe("remove-save");
    failedWrite.set(null);
  });
});
