// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { recordOf, recordWith } from "#sync/kinds/kinds.fixture.ts";
import type { AnyRecord } from "#sync/record.ts";
import { coupleRecords, friday } from "#web/household/figures/figures.fixture.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { openFigures } from "#web/household/figures/open-figures.fixture.tsx";
import { StateOfTheHousehold } from "./state-of-the-household.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const Section = ({ figures }: { figures: Figures }) => <StateOfTheHousehold figures={figures} />;

function open(records: readonly AnyRecord[]) {
  vi.useFakeTimers({ toFake: ["Date"], now: friday });
  return openFigures(Section, records);
}

const shown = () => document.body.textContent?.replaceAll("\u00a0", " ");
const decided = (week: string) =>
  recordOf("save", {
    id: `s-${week}`,
    week,
    personId: "maya",
    amount: 0,
    target: { kind: "buffer" },
    note: "",
    recordedAt: friday,
  });
const began = (week: string) => (record: AnyRecord) =>
  record.kind === "household" ? recordWith(record, { began: week }) : record;
const child = (id: string) => recordOf("person", { id, name: id, kind: "child" });
const outgo = [
  recordOf("income", { id: "pay", personId: "maya", label: "Pay", pay: { cadence: "weekly", amount: 10_000 } }),
  recordOf("category", { id: "fun", label: "Fun", kind: "want", weeklyBudget: 3_000, rollover: "off" }),
  recordOf("category", { id: "food", label: "Food", kind: "need", weeklyBudget: 12_000, rollover: "off" }),
];

describe("the state of the household", () => {
  it("is one sentence for each", async () => {
    const last = decided("2026-W45");
    const cases: [AnyRecord[], string][] = [
      [coupleRecords().map(began("2026-W46")), "This is your first week."],
      [coupleRecords(decided("2026-W46")).map(began("2026-W46")), "Your first week is in the book."],
      [coupleRecords(last), "You two share one plan."],
      [coupleRecords(last).filter(({ id }) => id !== "tom"), "This plan is yours alone."],
      [coupleRecords(last, child("a"), child("b"), child("c")), "5 people, one plan."],
      [
        coupleRecords(decided("2026-W36")),
        "Welcome back. 9 weeks were skipped; there is nothing to make up. This week counts.",
      ],
      [coupleRecords(recordOf("pause", { from: "2026-W44" })), "Paused since week 44, 26 October."],
      [coupleRecords(last, ...outgo), "Each week is $50.00 short as planned."],
    ];
    for (const [records, words] of cases) {
      const { leave } = await open(records);
      expect(shown()).toContain(words);
      leave();
    }
  });

  it("is empty in the usual case", async () => {
    await open(coupleRecords(decided("2026-W45"), recordOf("person", { id: "ruth", name: "Ruth", kind: "adult" })));
    expect(document.querySelector(".household-state")).toBeNull();
  });

  it("shows what is missing, what could change, and what stays open", async () => {
    await open(coupleRecords(decided("2026-W45"), ...outgo));
    expect(await screen.findByRole("heading", { name: "What could change" }, { timeout: 10_000 })).toBeTruthy();
    expect(shown()).toContain("Less for Fun: $30.00 to $0.00 a week");
    expect(shown()).toMatch(/Missing in a week why\?.*\$50\.00/);
    expect(shown()).toContain("With all of it, $20.00 a week is still open");
  });

  it("resumes from the button, and one undo pauses again", async () => {
    const { figures } = await open(coupleRecords(decided("2026-W43"), recordOf("pause", { from: "2026-W44" })));
    const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
    await press("Resume");
    expect(figures().pauses).toMatchObject([{ from: "2026-W44", to: "2026-W45" }]);
    expect(shown()).toContain("You two share one plan.");
    await press("Undo");
    expect(shown()).toContain("Paused since week 44");
  });
});
