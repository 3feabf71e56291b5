// @vitest-environment happy-dom

import { act, cleanup, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { recordWith } from "#sync/kinds/kinds.fixture.ts";
import { coupleRecords, friday } from "#web/household/figures/figures.fixture.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { openFigures } from "#web/household/figures/open-figures.fixture.tsx";
import { settingAside } from "#web/household/saves/this-week.ts";
import { expense } from "#web/store/store.fixture.ts";
import { openYear, planned, press, recentCouple, saved } from "./year.fixture.tsx";
import { YearStrip } from "./year-strip.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const shown = () => screen.getByRole("region", { name: "This year" }).textContent?.replaceAll("\u00a0", " ");

describe("the year on the dashboard", () => {
  it("shows what was set aside, ahead of plan, and where the plan leads", async () => {
    await openYear(recentCouple(...planned, saved("2026-W44", 15_000), saved("2026-W45", 10_000)));
    expect(screen.getByRole("heading", { name: "Set aside this year, Maya and Tom" })).toBeTruthy();
    expect(shown()).toContain("$250.00");
    expect(shown()).toContain("$50.00 ahead of plan");
    expect(shown()).toContain("2 of 2 weeks saved");
    expect(shown()).toContain("On plan for $1,050.00 by week 53");
    for (const about of ["Set aside this year", "Against the plan", "Weeks saved", "By the year’s end", "Streak"])
      expect(screen.getByRole("button", { name: `why? ${about}` })).toBeTruthy();
  });

  it("says that the year is behind plan, and suggests how to catch up", async () => {
    await openYear(recentCouple(...planned, saved("2026-W44", 6_000), saved("2026-W45", 10_000)));
    expect(shown()).toContain("$40.00 behind plan");
    expect(shown()).toContain("$960.00 by week 53 if the rest goes by plan");
    await press("spread it over the coming weeks");
    const dialog = await screen.findByRole("dialog", { name: "Over the coming weeks" }, { timeout: 10_000 });
    expect(dialog.textContent).toContain("A suggestion, never a duty.");
    expect(dialog.textContent).toMatch(/Week 47.*\$5\.00.*Week 1.*\$5\.00.*Behind plan.*\$40\.00/);
  });

  it("says that the year is on plan, and shows only the saved weeks without a plan", async () => {
    const { leave } = await openYear(recentCouple(...planned, saved("2026-W44", 10_000), saved("2026-W45", 10_000)));
    expect(shown()).toContain("On plan why?");
    leave();
    await openYear(recentCouple(saved("2026-W44", 6_000)));
    expect(shown()).toContain("1 of 2 weeks saved");
    expect(shown()).not.toMatch(/plan/);
  });

  it("shows what is safe to spend, per day and today", async () => {
    await openYear(recentCouple(...planned, expense("a", { day: "2026-11-13", amount: 2_000, categoryId: "food" })));
    expect(shown()).toContain("Safe to spend this week why?");
    expect(shown()).toContain("$180.00");
    expect(shown()).toContain("$60.00 a day until Sunday");
    expect(shown()).toContain("$46.66 of it today");
  });

  it("says by how much the week is over, and the effect on the next", async () => {
    const over = expense("a", { day: "2026-11-10", amount: 25_000, categoryId: "food" });
    const { leave } = await openYear(recentCouple(...planned, over));
    expect(shown()).toContain("The week is $50.00 over its budgets");
    expect(shown()).toContain("Next week’s budgets start afresh.");
    leave();
    const owing = planned.map((record) =>
      record.kind === "category" ? recordWith(record, { rollover: "both" }) : record,
    );
    const weeks = ["2026-10-27", "2026-11-03"].map((day) => expense(day, { day, amount: 20_000, categoryId: "food" }));
    const loose = expense("loose", { day: "2026-11-11", amount: 3_000 });
    await openYear(recentCouple(...owing, ...weeks, over, loose));
    expect(shown()).toContain("The week is $80.00 over its budgets");
    expect(shown()).toContain("Next week has $50.00 less for Food.");
  });

  it("asks for budgets if there are none", async () => {
    await openYear(coupleRecords());
    expect(screen.getByRole("link", { name: "Say what a usual week costs" })).toBeTruthy();
    expect(shown()).toContain("Safe to spend this week–");
  });

  it("goes back to earlier years, as far as the first, and forward again", async () => {
    await openYear([...recentCouple(saved("2025-W10", 7_000), saved("2026-W45", 100))]);
    expect(screen.getByRole("grid", { name: "2026 in weeks" })).toBeTruthy();
    await press("Show 2025");
    expect(screen.getByRole("grid", { name: "2025 in weeks" })).toBeTruthy();
    expect(shown()).toContain("2025 $70.00 set aside");
    expect(screen.getByRole("button", { name: "Week 10, saved, $70.00, by Maya" })).toBeTruthy();
    await press("No earlier year");
    await press("Show 2026");
    expect(screen.getByRole("grid", { name: "2026 in weeks" })).toBeTruthy();
  });

  it("shows no year buttons in the first year", async () => {
    await openYear(recentCouple());
    expect(screen.queryByRole("button", { name: /^Show|^No / })).toBeNull();
  });
});

/** A strip with stale figures. */
function Still({ figures }: { figures: Figures }) {
  const [first] = useState(figures);
  return <YearStrip figures={first} onOpenWeek={() => {}} />;
}

const faceOf = (week: string) => document.querySelector(`[data-week='${week}'] .week-face`)!.className;

it("stamps the present week with its first save, alone, and takes the stamp back with it", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: friday });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const { store } = await openFigures(Still, recentCouple(saved("2026-W44", 1_000)));
  const faces = () => ["2026-W44", "2026-W45", "2026-W46"].map(faceOf);
  const before = faces();
  expect(before[2]).toContain("week-face--now");
  await act(async () => void (await store.run(settingAside(5_000 as never, "maya", friday))));
  expect(faces().slice(0, 2)).toEqual(before.slice(0, 2));
  expect(faceOf("2026-W46")).toContain("week-face--saved week-face--stamped");
  await act(async () => void (await store.undo()));
  expect(faces()).toEqual(before);
});

it("leaves a week that was decided on nothing as it is", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: friday });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  await openFigures(Still, recentCouple(saved("2026-W46", 0)));
  expect(faceOf("2026-W46")).toContain("week-face--zero");
});
