// @vitest-environment happy-dom
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { recordOf } from "#sync/kinds/record.fixture.ts";
import type { AnyRecord } from "#sync/record.ts";
import { coupleRecords } from "#web/household/figures/figures.fixture.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { openFigures } from "#web/household/figures/open-figures.fixture.tsx";
import { adding, changing, deleting } from "#web/store/command.ts";
import { GoalsAtAGlance } from "./goals-at-a-glance.tsx";

const goal = (id: string, fields: object = {}) =>
  recordOf("goal", {
    ...{ id, label: `Goal ${id}`, type: "travel", target: 100_000, priority: 1, alreadySaved: 25_000, state: "active" },
    ...fields,
  });

const Section = ({ figures }: { figures: Figures }) => {
  const { household, goals, plan, today, balances, saves, withdrawals } = figures;
  return <GoalsAtAGlance {...{ household, goals, plan, today, balances, saves, withdrawals }} />;
};

const open = (...records: readonly AnyRecord[]) => openFigures(Section, coupleRecords(...records));
const names = () => screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

afterEach(cleanup);

describe("goals at a glance", () => {
  it("[GG2] show what each holds of its target, and tell it to those who do not see the bar", async () => {
    await open(goal("a"));
    expect(screen.getByRole("progressbar", { name: "Goal a" }).getAttribute("aria-valuetext")).toBe("$250 of $1,000");
    expect(screen.getByRole("listitem").textContent).toContain("$250");
  });

  it("[GG3] let each figure answer why", async () => {
    await open(goal("a"));
    const why = screen.getByRole("button", { name: "$250 why? Goal a, set aside" });
    expect(document.getElementById(why.getAttribute("popovertarget")!)!.textContent).toContain(
      "Already saved at the start",
    );
  });

  it("[GG1] show five at most, and how many there are", async () => {
    await open(...["a", "b", "c", "d", "e", "f"].map((id, at) => goal(id, { priority: 6 - at })));
    expect(names()).toEqual(["f", "e", "d", "c", "b"].map((id) => `Goal ${id}`));
    expect(screen.getByRole("link", { name: "All 6 goals" }).getAttribute("href")).toBe("/MyGoalsPage");
  });

  it("[GG10] without goals give one sentence and the way to them", async () => {
    await open();
    const link = screen.getByRole("link", { name: "Name something you two look forward to" });
    expect(link.getAttribute("href")).toBe("/MyGoalsPage");
    expect(link.parentElement!.textContent).toContain("No goals yet.");
  });

  it("[GG10] do not call reached goals none", async () => {
    await open(goal("a", { state: "finished" }));
    expect(screen.getByText(/No goal is open\./)).toBeTruthy();
  });

  it("[GG11] follow a save, and a goal that is archived or deleted while it shows", async () => {
    const { store } = await open(goal("a"), goal("b"), goal("c"));
    const save = { week: "2026-W46", personId: "maya", amount: 5_000, target: { kind: "goal", id: "a" } };
    await act(() => store.run(adding("save", "save", { ...save, note: "", recordedAt: 1 } as never)));
    expect(screen.getByRole("progressbar", { name: "Goal a" }).getAttribute("aria-valuetext")).toBe("$300 of $1,000");
    await act(() => store.run(changing("archive", "goal", "b", () => ({ state: "archived" as const }))));
    await act(() => store.run(deleting("delete-goal", "c")));
    expect(names()).toEqual(["Goal a"]);
  });

  it("[GG7] say it where sums are too large to be exact", async () => {
    const { leave, figures } = await open(goal("a"));
    leave();
    const broken: Figures = { ...figures(), goals: () => ({ ok: false, problem: "too-large" }) };
    await openFigures(() => <Section figures={broken} />, coupleRecords());
    expect(screen.getByText("What your goals hold is too large to count exactly.")).toBeTruthy();
    expect(names()).toEqual([]);
  });
});
