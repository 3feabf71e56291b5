// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import { expense } from "#web/store/store.fixture.ts";
import { choose, goal, leave, openGoals, plain, press, row, shown } from "./open-goals.fixture.tsx";

afterEach(leave);

const food = recordOf("category", { id: "food", label: "Food", kind: "need", weeklyBudget: 10_000, rollover: "off" });
const lunch = expense("lunch", { day: "2026-11-03", categoryId: "food", amount: 7_500 });
const fed = goal("a", { funding: { by: "leftover" } });
const offer = () => plain(document.querySelector(".leftover > p")?.textContent);

describe("what last week's budgets left", () => {
  it("is set aside for that week with one click, is then no longer offered, and can be undone", async () => {
    const { of } = await openGoals([food, lunch, fed, goal("b")]);
    expect(offer()).toMatch(/^\$25\.00 of last week’s budgets was left why\?.* It would go to Goal a\.$/);
    await press("Set it aside");
    expect(of().save.list()).toMatchObject([
      { week: "2026-W45", personId: "maya", amount: 2_500, target: { kind: "goal", id: "a" } },
    ]);
    expect([offer(), plain(row("Goal a").textContent).includes("$25 why?")]).toEqual(["", true]);
    await press("Undo");
    expect([of().save.size, offer().slice(0, 6)]).toEqual([0, "$25.00"]);
  });

  it("lists the amounts when it does not all go to one goal", async () => {
    await openGoals([food, lunch, goal("a", { funding: { by: "leftover" }, target: 1_000 })]);
    expect(offer()).toContain("Of that, $10.00 would go to Goal a.");
  });

  it("is explained in the form of a goal that is funded by it", async () => {
    await openGoals([food, fed]);
    expect(offer()).toBe("");
    await choose("Goal a", "Edit");
    expect(plain((await shown()).textContent)).toContain("What a week’s budgets leave is offered when it is over.");
  });
});
