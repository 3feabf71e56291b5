// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { addWeeks, type WeekId } from "#domain/time/week.ts";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import type { AnyRecord } from "#sync/record.ts";
import { coupleRecords, figuresFrom } from "#web/household/figures/figures.fixture.ts";
import { StreakSection } from "./streak-section.tsx";

/** The household began in week 1 and it is week 46; every week except these was decided. */
const decided = (...but: number[]) =>
  Array.from({ length: 45 }, (_, at) => at + 1)
    .filter((week) => !but.includes(week))
    .map((week) => review(addWeeks("2026-W01" as WeekId, week - 1)));
const review = (week: string) => recordOf("week-review", { id: week, week, decision: "nothing", isFolded: false });

function show(...records: readonly AnyRecord[]) {
  render(<StreakSection figures={figuresFrom(coupleRecords(...records))} />);
  return screen.getByRole("region", { name: "Streak" }).textContent!;
}

afterEach(cleanup);

describe("the streak section", () => {
  it("shows the weeks, the rules, and this quarter's grace", () => {
    const text = show(...decided(7, 42));
    expect(text).toContain("43 weeks");
    expect(text).toContain(
      "A week counts when you two decided, even on $0. Each quarter forgives two weeks, and a pause stops the count without breaking it. This quarter: 1 of 2 used.",
    );
    expect(screen.getByRole("button", { name: "why? the streak" })).toBeTruthy();
  });

  it("shows how a streak begins instead of zero", () => {
    const text = show();
    expect(text).toContain("A streak begins with the first week you two decide on.");
    expect(text).not.toContain("0 weeks");
  });

  it("says that it is paused", () => {
    const pause = recordOf("pause", { id: "p", from: "2026-W46" });
    expect(show(...decided(), pause)).toContain("Paused: the count waits and nothing breaks. A week counts");
    cleanup();
    expect(show(recordOf("pause", { id: "p", from: "2026-W01" }))).toContain(
      "Paused: the count waits. A streak begins",
    );
  });

  it("uses the singular for one week", () => {
    expect(show(review("2026-W46"))).toContain("Streak1 week");
  });
});
