// @vitest-environment happy-dom
import { act, cleanup } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Rate } from "#domain/money/rate.ts";
import { recordOf, recordWith } from "#sync/kinds/kinds.fixture.ts";
import { changingHousehold } from "#web/household/household-record.ts";
import {
  field,
  openProjections,
  planned,
  press,
  region,
  settled,
  submit,
  type,
  words,
} from "./open-projections.fixture.tsx";

/** There is no worker here, so each step computes forty years on the main thread. */
const timeout = 120_000;

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
});

const leads = () => words(region("Where this leads"));
const said = () => words(document.querySelector(".leads-words"));
const rates = (growth: number, inflation: number, withdrawal: number) => ({
  assumptions: { growth: growth as Rate, inflation: inflation as Rate, withdrawal: withdrawal as Rate },
});

describe("where this leads", { timeout }, () => {
  it("shows progress before the first figure", async () => {
    const opening = openProjections();
    await vi.waitFor(() => expect(leads()).toContain("Working it out…"));
    expect(said()).toBe("");
    await opening;
    expect(leads()).not.toContain("Working it out");
  });

  it("shows the net worth of a year in real or nominal money, and follows the chosen years", async () => {
    await openProjections();
    expect(said()).toMatch(/^In 20 years about \$[\d,.]+, between \$[\d,.]+ and \$[\d,.]+, in today’s money\./);
    const real = said();
    await act(async () => field("Money of that year").click());
    expect(said()).toContain("in the money of that year");
    expect(said()).not.toBe(real);
    await act(async () => field("5 years").click());
    expect(said()).toMatch(/^In five years about/);
  });

  it("lists the milestones with range and explanation", async () => {
    await openProjections();
    const rows = [...document.querySelectorAll(".milestones > li")].map(words);
    expect(rows.map((row) => row.match(/^(Trip|Debt-free|Independence)/)?.[1])).toEqual([
      ...["Debt-free", "Trip", "Independence"],
    ]);
    expect(rows[2]).toMatch(/Independence\$325,000\.00 in today’s money[A-Z][a-z]+ 20\d\d/);
    for (const row of rows) expect(row).toContain("why?");
    expect(document.body.textContent).toContain("These dates go by the plan.");
    expect(document.body.textContent).toContain("Debts end here as each week’s plan pays them down");
  });

  it("uses assumptions that are saved for the household, with undo", async () => {
    const { of } = await openProjections();
    const before = said();
    await type("Investments grow", "7");
    await submit(".assumptions");
    await settled();
    expect(of().assumptions).toEqual({ growth: 7_000, inflation: 2_000, withdrawal: 4_000 });
    expect(said()).not.toBe(before);
    await press("Undo");
    await settled();
    expect([of().assumptions, said()]).toEqual([undefined, before]);
  });

  it("shows an error for an invalid percentage, and keeps what was typed", async () => {
    const { of } = await openProjections();
    await type("Investments grow", "seven");
    await type("Lived on, once independent", "0");
    await submit(".assumptions");
    expect(leads()).toContain("This doesn’t read as a percentage. What you typed is still here.");
    expect(leads()).toContain("This has to be above 0 %.");
    expect([field("Investments grow").value, of().assumptions]).toEqual(["seven", undefined]);
    await press("Leave as it was");
    expect(field("Investments grow").value).toBe("5");
  });

  it("follows the partner's assumptions in unedited fields, and restores the defaults", async () => {
    const { store, of } = await openProjections();
    await type("Investments grow", "6");
    await act(async () => void (await store.run(changingHousehold("x", rates(1_000, 3_000, 4_000)))));
    expect([field("Investments grow").value, field("Life gets dearer").value]).toEqual(["6", "3"]);
    await press("Leave as it was");
    await press("Back to the usual");
    expect(of().assumptions).toBeUndefined();
    await settled();
  });

  it("keeps what was typed when the device is full", async () => {
    const { of } = await openProjections(planned, () => true);
    await type("Investments grow", "7");
    await submit(".assumptions");
    expect([of().assumptions, field("Investments grow").value]).toEqual([undefined, "7"]);
  });

  it("has words for an empty household, and for amounts that are too large", async () => {
    await openProjections([]);
    expect(leads()).toContain("Once you have said what comes in and what goes out");
    cleanup();
    const huge = recordOf("account", { id: "huge", label: "Huge", kind: "savings", balance: Number.MAX_SAFE_INTEGER });
    await openProjections([...planned, huge, recordWith(huge, { id: "huger" })]);
    expect(leads()).toMatch(/too large to project exactly/);
  });
});
