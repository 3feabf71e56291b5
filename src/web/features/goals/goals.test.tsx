// @vitest-environment happy-dom
import { act, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import { removingGoal, takingStep } from "./goal-commands.ts";
import { choose, goal, insurance, leave, names, openGoals, plain, press, row, save } from "./open-goals.fixture.tsx";

afterEach(leave);

const weekly = (goalId: string, amount: number) =>
  Array.from({ length: 13 }, (_, index) => save(`s${goalId}${index}`, goalId, amount, `2026-W${33 + index}`));

describe("the list of goals", () => {
  it("is in the household's order and shows what each goal holds, needs, and when it is complete", async () => {
    const trip = goal("trip", { target: 380_000, by: "2027-06-12", priority: 2 });
    await openGoals([trip, goal("sofa", { target: 90_000 }), ...weekly("trip", 10_000)]);
    expect(names()).toEqual(["Goal sofa", "Goal trip"]);
    const words = plain(row("Goal trip").textContent);
    expect(words).toContain("$1,300");
    expect(words).toContain("of $3,800");
    expect(words).toContain("Next milestone: half, in five weeks");
    expect(words).toMatch(/\$83\.34 a week/);
    expect(words).toContain("30 saves to go");
    expect(words).toContain("Early May 2027");
    expect(words).toContain("steady so far");
  });

  it("tells what this week's money does, with an explanation", async () => {
    await openGoals([goal("a")]);
    const lede = plain(document.querySelector(".goals-head-lede")!.textContent);
    expect(lede).toContain("$300.00 of this week’s $300.00 goes to goals");
    expect(screen.getByRole("button", { name: "why? what goes to goals this week" })).toBeTruthy();
  });

  it("says so when earlier steps take all of the money, or the week has none", async () => {
    const card = { label: "Card", kind: "card", balance: 900_000, apr: 20_000, minimum: 0 };
    const { leave: away } = await openGoals([goal("a"), recordOf("debt", { id: "card", ...card })]);
    const lede = plain(document.querySelector(".goals-head-lede")!.textContent);
    expect(lede).toMatch(/^Nothing of this week’s \$300\.00 goes to goals yet/);
    away();
    const more = { id: "more", label: "More", amount: 90_000, cadence: "weekly", nextDue: "2026-11-20" };
    await openGoals([goal("a"), recordOf("bill", more)]);
    expect(screen.getByText(/This week has nothing to put aside\./)).toBeTruthy();
  });

  it("has one sentence and one button while it is empty, and other words when all goals are reached", async () => {
    const { leave: away } = await openGoals([]);
    expect(screen.getByText(/No goals yet\./)).toBeTruthy();
    away();
    await openGoals([goal("a", { state: "finished" })]);
    expect(screen.getByText(/No goal is open\./)).toBeTruthy();
  });

  it("explains a goal that cannot be computed, and keeps it editable", async () => {
    await openGoals([goal("none", { target: 0 })]);
    expect(row("Goal none").textContent).toContain("It has no target yet.");
    expect(names()).toEqual(["Goal none"]);
  });

  it("pauses, resumes, finishes, archives and reopens a goal", async () => {
    const { of } = await openGoals([goal("a"), goal("b", { priority: 2 })]);
    const state = () => of().goal.get("a")!.state;
    await choose("Goal a", "Pause");
    expect([state(), row("Goal a").textContent!.includes("it keeps what it holds")]).toEqual(["paused", true]);
    await choose("Goal a", "Go on");
    await choose("Goal a", "Finish");
    expect([state(), names()]).toEqual(["finished", ["Goal b"]]);
    expect(screen.getByText("Finished and archived (1)")).toBeTruthy();
    await choose("Goal a", "Archive");
    await choose("Goal a", "Open again");
    expect([state(), names()]).toEqual(["active", ["Goal a", "Goal b"]]);
  });

  it("deletes a goal with an undo, and keeps its saves", async () => {
    const { of } = await openGoals([goal("a"), save("s", "a", 5_000)]);
    await choose("Goal a", "Delete");
    expect([names(), of().save.size]).toEqual([[], 1]);
    expect(document.activeElement?.textContent).toBe("Goals");
    await press("Undo");
    expect(plain(row("Goal a").textContent)).toContain("$50");
  });

  it("ignores a step that the partner has taken, and fails for a deleted goal", async () => {
    const { store, of } = await openGoals([goal("a")]);
    const pause = () => store.run(takingStep("a", "pause"));
    await act(async () => expect([(await pause()).ok, (await pause()).ok]).toEqual([true, true]));
    expect(of().goal.get("a")!.state).toBe("paused");
    await act(async () => void (await store.run(removingGoal("a"))));
    await act(async () => expect(await pause()).toEqual({ ok: false, problem: "gone" }));
  });

  it("starts a fund for a yearly bill with one click, with the bill's amount and date", async () => {
    const { of } = await openGoals([insurance]);
    await press("Lay by for Car insurance");
    expect(of().goal.list()).toMatchObject([
      { label: "Car insurance", billId: "car", target: 84_000, by: "2027-03-03", since: "2026-W46" },
    ]);
    expect(screen.queryByText(/Bills to lay by for/)).toBeNull();
    await press("Undo");
    expect([of().goal.size, screen.getByText("Bills to lay by for (1)") !== null]).toEqual([0, true]);
  });

  it("marks the owners of a goal in a household of two", async () => {
    await openGoals([goal("a", { ownerIds: ["tom"] }), goal("b")]);
    const marks = [...document.querySelectorAll(".goal-row .owner-marks")].map(({ textContent }) => plain(textContent));
    expect(marks).toEqual(["Tom:", "Maya and Tom:"]);
  });
});
