// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { WeekId } from "#domain/time/week.ts";
import { changing } from "#web/store/command.ts";
import { home } from "#web/store/store.fixture.ts";
import { friday, planRecords, savedRecord, trackedSaves } from "../figures/figures.fixture.ts";
import type { Figures } from "../figures/figures.ts";
import { openFigures } from "../figures/open-figures.fixture.tsx";
import { RecordForWeek } from "./record-for-week.tsx";
import { weekParts } from "./this-week.ts";

beforeEach(() => void vi.useFakeTimers({ now: friday, toFake: ["Date"] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const onDone = vi.fn();
const past = savedRecord("before", { week: "2026-W44", target: { kind: "goal", id: "table" } });

async function open(week: string, isFull = () => false) {
  onDone.mockClear();
  const tracked = trackedSaves();
  const Section = ({ figures }: { figures: Figures }) => (
    <RecordForWeek {...figures} {...weekParts(figures)} week={week as WeekId} self="tom" onDone={onDone} />
  );
  const { store } = await openFigures(Section, planRecords(past), isFull);
  const saves = () =>
    store.state
      .get()
      .households.get(home)!
      .of.save.list()
      .filter(({ id }) => id !== "before");
  return { store, saves, tracked };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const record = () => act(async () => void fireEvent.click(screen.getByRole("button", { name: "Record it" })));

describe("a save for any week", () => {
  it("goes to the place of the latest save for a past week, with its note, and is tracked once", async () => {
    const { saves, tracked } = await open("2026-W40");
    expect(field("Where to").value).toBe("goal:table");
    type("Set aside", "12.5");
    type("Note (optional)", " found in a drawer ");
    await record();
    expect(saves()).toMatchObject([
      { week: "2026-W40", personId: "tom", amount: 1_250, target: { id: "table" }, note: "found in a drawer" },
    ]);
    expect(tracked).toEqual(["2026-W40"]);
    expect(onDone).toHaveBeenCalledOnce();
    expect(screen.getByText("$12.50 set aside for week 40")).toBeTruthy();
  });

  it("follows the plan in the current week, or goes all to one place", async () => {
    const { saves } = await open("2026-W46");
    expect(field("Set aside").value).toBe("200.00");
    expect(screen.getAllByRole("listitem")).toHaveLength(3);
    fireEvent.change(field("Where to"), { target: { value: "account:savings" } });
    expect(screen.queryAllByRole("listitem")).toHaveLength(0);
    await record();
    expect(saves()).toMatchObject([{ amount: 20_000, target: { kind: "account", id: "savings" } }]);
  });

  it("may be nothing, for a past week too", async () => {
    const { saves } = await open("2026-W40");
    type("Set aside", "0");
    await record();
    expect(saves()).toMatchObject([{ amount: 0, target: { kind: "buffer" } }]);
    expect(screen.getByText("Nothing in week 40: noted")).toBeTruthy();
  });

  it("refuses a future week before anything is typed", async () => {
    await open("2026-W50");
    expect(screen.getByText(/^Week 50 is still to come/)).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it.each(["", "abc", "-5"])(
    "shows at the field that %j is no amount, leaves it there and records nothing",
    async (text) => {
      const { saves, tracked } = await open("2026-W40");
      type("Set aside", text);
      await record();
      expect(field("Set aside").value).toBe(text);
      expect(field("Set aside").getAttribute("aria-invalid")).toBe("true");
      expect([saves(), tracked]).toEqual([[], []]);
    },
  );

  it("accepts a note of 2 000 characters, and cuts off nothing of a longer one", async () => {
    const { saves } = await open("2026-W40");
    type("Set aside", "5");
    type("Note (optional)", "x".repeat(2_001));
    await record();
    expect(screen.getByText(/room for 2,000 characters/)).toBeTruthy();
    expect([saves(), field("Note (optional)").value.length]).toEqual([[], 2_001]);
  });

  it("shows at the place that its goal was archived just before the press", async () => {
    const { store, saves } = await open("2026-W40");
    type("Set aside", "5");
    const archive = changing("archive-goal", "goal", "table", () => ({ state: "archived" as const }));
    await act(async () => {
      void store.run(archive);
      fireEvent.click(screen.getByRole("button", { name: "Record it" }));
    });
    expect(
      screen.getByText(
        "Kitchen table was archived meanwhile. Choose another place for its $5.00. Nothing was recorded.",
      ),
    ).toBeTruthy();
    expect(saves()).toEqual([]);
    fireEvent.change(field("Where to"), { target: { value: "investing" } });
    await record();
    expect(saves()).toMatchObject([{ amount: 500, target: { kind: "investing" } }]);
  });

  it("shows beside the button that the device is full, and leaves what was typed", async () => {
    const { saves, tracked } = await open("2026-W40", () => true);
    type("Set aside", "5");
    await record();
    expect(screen.getByRole("alert").textContent).toMatch(/^Nothing was recorded: this device has no room left/);
    expect(field("Set aside").value).toBe("5");
    expect([saves(), tracked]).toEqual([[], []]);
    expect(onDone).not.toHaveBeenCalled();
  });
});
