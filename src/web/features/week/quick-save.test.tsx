// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import type { AnyRecord } from "#sync/record.ts";
import { friday, planRecords, savedRecord, trackedSaves } from "#web/household/figures/figures.fixture.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { openFigures } from "#web/household/figures/open-figures.fixture.tsx";
import { changing } from "#web/store/command.ts";
import { home } from "#web/store/store.fixture.ts";
import { QuickSave } from "./quick-save.tsx";

beforeEach(() => void vi.useFakeTimers({ now: friday, toFake: ["Date"] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const mayaSaved = savedRecord("earlier", { week: "2026-W45" });
const byIncome = recordOf("settings", { id: "settings", sharing: "by-income" });
const onShowWeek = vi.fn();

async function open(more: readonly AnyRecord[], self = "tom", isFull = () => false) {
  const told = trackedSaves();
  const Section = ({ figures }: { figures: Figures }) => (
    <QuickSave figures={figures} self={self} onShowWeek={onShowWeek} />
  );
  const { store } = await openFigures(Section, planRecords(...more), isFull);
  const own = () =>
    store.state
      .get()
      .households.get(home)!
      .of.save.list()
      .filter(({ personId, week }) => personId === self && week === "2026-W46");
  return { store, own, told };
}

const words = () => document.querySelector(".light-words")?.textContent ?? "";
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));

describe("the quick save", () => {
  it("is one sentence and one tap, split by the plan", async () => {
    const { own, told } = await open([mayaSaved, byIncome]);
    expect(words()).toMatch(/^You two set aside \$200\.00 this week\. Yours is \$80\.00\. why\?/);
    await press("Done");
    expect(
      own()
        .map(({ amount }) => amount)
        .toSorted(),
    ).toEqual([3_451, 4_549]);
    expect(told).toEqual(["2026-W46"]);
    expect(words()).toBe("Done. Thank you.");
    expect(document.activeElement?.textContent).toBe("Done. Thank you.");
  });

  it("is half by default, less what this person has saved", async () => {
    await open([mayaSaved, savedRecord("own", { personId: "tom", amount: 2_000 })]);
    expect(words()).toContain("Yours is $80.00");
  });

  it("can be undone, and leads to the whole week", async () => {
    const { own } = await open([mayaSaved]);
    await press("Done");
    await press("See the whole week");
    expect(onShowWeek).toHaveBeenCalledOnce();
    await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Close" })));
    await press("Undo");
    expect(own()).toEqual([]);
    expect(words()).toContain("Yours is $100.00");
  });

  it("is absent for the more involved person, with a third adult, and once all is saved", async () => {
    const ida = recordOf("person", { id: "ida", name: "Ida", kind: "adult" });
    const all = savedRecord("all", { amount: 20_000 });
    for (const [more, self] of [
      [[mayaSaved], "maya"],
      [[mayaSaved, ida], "tom"],
      [[mayaSaved, all], "tom"],
      [[], "tom"],
      [[mayaSaved], "someone"],
    ] as const) {
      await open(more, self);
      expect(screen.queryByRole("heading")).toBeNull();
      cleanup();
    }
  });

  it("records once, however often the button is clicked", async () => {
    const { own } = await open([mayaSaved]);
    await act(async () => {
      fireEvent.click(screen.getByRole("button", { name: "Done" }));
      fireEvent.click(screen.getByRole("button", { name: "Done" }));
    });
    expect(own().reduce((total, { amount }) => total + amount, 0)).toBe(10_000);
  });

  it("says that the device is full, and can be retried", async () => {
    const { own, told } = await open([mayaSaved], "tom", () => true);
    await press("Done");
    expect(screen.getByRole("alert").textContent).toMatch(/no room left/);
    expect(words()).toContain("Yours is $100.00");
    expect([own(), told]).toEqual([[], []]);
  });

  it("records nothing when a goal was archived meanwhile, says so, and uses the new plan", async () => {
    const { store, own } = await open([mayaSaved]);
    await act(async () => {
      void store.run(changing("archive-goal", "goal", "lisbon", () => ({ state: "archived" as const })));
      fireEvent.click(screen.getByRole("button", { name: "Done" }));
    });
    expect(screen.getByText(/^Lisbon was archived meanwhile, so the plan has changed/)).toBeTruthy();
    expect(own()).toEqual([]);
    await press("Done");
    expect(own().reduce((total, { amount }) => total + amount, 0)).toBe(10_000);
  });
});
