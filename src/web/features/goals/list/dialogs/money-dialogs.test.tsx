// @vitest-environment happy-dom
import { act, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
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

const open = async (deed: string) => {
  await choose("Goal a", deed);
  await shown();
};

describe("money out of a goal", () => {
  it("[GL19] is taken with its reason, moves the goal, and can be put back", async () => {
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

  it("[GL20] is refused plainly above what the goal holds, and for nothing", async () => {
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

  it("[GL18] says so where the partner deletes the goal meanwhile", async () => {
    const { store } = await openGoals([goal("a"), goal("b")]);
    await open("Take money out");
    await act(async () => void (await store.run(deleting("remove-goal", "a"))));
    expect(dialog().textContent).toContain("Nothing you typed for it was recorded.");
  });
});

describe("a save toward a goal", () => {
  it("[GL21] is recorded for this week by whoever put it aside, and moves the goal", async () => {
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
