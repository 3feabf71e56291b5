// @vitest-environment happy-dom
import { act, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import { friday } from "#web/household/figures/figures.fixture.ts";
import { deleting } from "#web/store/command.ts";
import {
  choose,
  dialog,
  field,
  fill,
  goal,
  leave,
  openGoals,
  plain,
  press,
  row,
  save,
  shown,
  submit,
} from "../open-goals.fixture.tsx";

afterEach(leave);

const withdrawal = (id: string, amount: number, recordedAt: number, note?: string) =>
  recordOf("withdrawal", { id, goalId: "a", week: "2026-W46", amount, recordedAt, ...(note && { note }) });

const open = async (action: string) => {
  await choose("Goal a", action);
  await shown();
};

describe("withdrawing from a goal", () => {
  it("records amount and reason, updates the goal, and can be undone", async () => {
    const { of } = await openGoals([goal("a"), save("s", "a", 50_000)]);
    await open("Take money out");
    await fill({ "Take out": "120", "What for": "New tyres" });
    await submit();
    expect(of().withdrawal.list()).toMatchObject([
      { goalId: "a", week: "2026-W46", amount: 12_000, note: "New tyres" },
    ]);
    expect(plain(row("Goal a").textContent)).toContain("$380 why?");
    await press("Undo");
    expect(of().withdrawal.size).toBe(0);
  });

  it("lists withdrawals newest first with day and reason, and each can be put back with an undo", async () => {
    const { of } = await openGoals([
      ...[goal("a"), save("s", "a", 50_000)],
      withdrawal("old", 3_000, friday - 40 * 86_400_000, "Spare wheel"),
      withdrawal("new", 2_000, friday),
    ]);
    await open("Take money out");
    const lines = () => [...dialog().querySelectorAll(".taken-out-line")].map((line) => plain(line.textContent));
    expect(lines()).toEqual(["13 November 2026$20.00Put back", "4 October 2026Spare wheel$30.00Put back"]);
    await press("Put back $30.00 of 4 October 2026");
    expect([lines().length, plain(document.activeElement?.textContent)]).toEqual([1, "Taken out before"]);
    expect(dialog().textContent).toContain("It holds $480.00.");
    await press("Undo", dialog());
    expect([lines().length, of().withdrawal.size]).toEqual([2, 2]);
  });

  it("refuses more than the goal holds, and zero", async () => {
    const { of } = await openGoals([goal("a"), save("s", "a", 50_000)]);
    await open("Take money out");
    await fill({ "Take out": "500.01" });
    await submit();
    expect(screen.getByText("It holds $500.00. Take out that much or less.")).toBeTruthy();
    await fill({ "Take out": "0" });
    await submit();
    expect(screen.getByText(/Enter an amount above zero/)).toBeTruthy();
    expect([of().withdrawal.size, field("Take out").value]).toEqual([0, "0"]);
  });

  it("says so when the partner deletes the goal meanwhile", async () => {
    const { store } = await openGoals([goal("a"), goal("b")]);
    await open("Take money out");
    await act(async () => void (await store.run(deleting("remove-goal", "a"))));
    expect(dialog().textContent).toContain("Nothing you typed for it was recorded.");
  });
});

describe("a save toward a goal", () => {
  it("is recorded for this week and its payer, and updates the goal", async () => {
    const { of } = await openGoals([goal("a")]);
    await open("Save toward it");
    await submit();
    expect(screen.getByText("Enter an amount.")).toBeTruthy();
    await fill({ "Set aside": "45" });
    await submit();
    expect(of().save.list()).toMatchObject([
      { week: "2026-W46", personId: "maya", amount: 4_500, target: { id: "a" } },
    ]);
    expect(plain(row("Goal a").textContent)).toContain("$45 why?");
  });
});
