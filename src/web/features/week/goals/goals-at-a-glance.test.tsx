// @vitest-environment happy-dom
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import type { AnyRecord } from "#sync/record.ts";
import { coupleRecords, figuresFrom, friday } from "#web/household/figures/figures.fixture.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { openFigures } from "#web/household/figures/open-figures.fixture.tsx";
import { adding, changing, deleting } from "#web/store/command.ts";
import { byPriority, fundRow, goalRow, safetyFund } from "./glance-rows.ts";
import { GoalsAtAGlance } from "./goals-at-a-glance.tsx";

const goal = (id: string, fields: object = {}) =>
  recordOf("goal", {
    id,
    label: `Goal ${id}`,
    kind: "travel",
    target: 100_000,
    priority: 1,
    alreadySaved: 25_000,
    state: "active",
    ...fields,
  });

const Section = ({ figures }: { figures: Figures }) => <GoalsAtAGlance figures={figures} />;

const open = (...records: readonly AnyRecord[]) => openFigures(Section, coupleRecords(...records));
const names = () => screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

afterEach(cleanup);

describe("goals at a glance", () => {
  it("show the progress of each goal, also to screen readers", async () => {
    await open(goal("a"));
    expect(screen.getByRole("progressbar", { name: "Goal a" }).getAttribute("aria-valuetext")).toBe("$250 of $1,000");
    expect(screen.getByRole("listitem").textContent).toContain("$250");
  });

  it("explain each figure", async () => {
    await open(goal("a"));
    const why = screen.getByRole("button", { name: "$250 why? Goal a, set aside" });
    expect(document.getElementById(why.getAttribute("popovertarget")!)!.textContent).toContain(
      "Already saved at the start",
    );
  });

  it("show at most five, and the total count", async () => {
    await open(...["a", "b", "c", "d", "e", "f"].map((id, at) => goal(id, { priority: 6 - at })));
    expect(names()).toEqual(["f", "e", "d", "c", "b"].map((id) => `Goal ${id}`));
    expect(screen.getByRole("link", { name: "All 6 goals" }).getAttribute("href")).toBe("/MyGoalsPage");
  });

  it("show one sentence and a link without goals", async () => {
    await open();
    const link = screen.getByRole("link", { name: "Name something you two look forward to" });
    expect(link.getAttribute("href")).toBe("/MyGoalsPage");
    expect(link.parentElement!.textContent).toContain("No goals yet.");
  });

  it("distinguish no open goals from no goals", async () => {
    await open(goal("a", { state: "finished" }));
    expect(screen.getByText(/No goal is open\./)).toBeTruthy();
  });

  it("follow a save, and an archived or deleted goal", async () => {
    const { store } = await open(goal("a"), goal("b"), goal("c"));
    const save = { week: "2026-W46", personId: "maya", amount: 5_000, target: { kind: "goal", id: "a" } };
    await act(() => store.run(adding("save", "save", { ...save, note: "", recordedAt: 1 } as never)));
    expect(screen.getByRole("progressbar", { name: "Goal a" }).getAttribute("aria-valuetext")).toBe("$300 of $1,000");
    await act(() => store.run(changing("archive", "goal", "b", () => ({ state: "archived" as const }))));
    await act(() => store.run(deleting("delete-goal", "c")));
    expect(names()).toEqual(["Goal a"]);
  });

  it("say so when sums are too large to be exact", async () => {
    const { leave, figures } = await open(goal("a"));
    leave();
    const broken: Figures = { ...figures(), goals: () => ({ ok: false, problem: "too-large" }) };
    await openFigures(() => <Section figures={broken} />, coupleRecords());
    expect(screen.getByText("What your goals hold is too large to count exactly.")).toBeTruthy();
    expect(names()).toEqual([]);
  });
});

/** $900.00 in and $600.00 needs a week: a month of needs is $2,600.00, three are $7,800.00, and $300.00 can be saved. */
const money = [
  recordOf("income", { id: "i", personId: "maya", label: "Clinic", pay: { cadence: "weekly", amount: 90_000 } }),
  recordOf("bill", { id: "b", label: "Rent", amount: 60_000, cadence: "weekly", nextDue: "2026-11-20" }),
];
const savings = (balance: number) => recordOf("account", { id: "a", label: "Savings", kind: "savings", balance });
const rowGoal = (id: string, fields: object = {}) =>
  recordOf("goal", {
    id,
    label: id,
    kind: "travel",
    target: 50_000,
    priority: 1,
    alreadySaved: 0,
    state: "active",
    ...fields,
  });
const save = (id: string, amount: number, target: object, week = "2026-W46") =>
  recordOf("save", { id, week, personId: "maya", amount, target, note: "", recordedAt: friday });

function rowsOf(...records: readonly AnyRecord[]) {
  const { goals: goalsOf, plan, today, household, ...rest } = figuresFrom(coupleRecords(...money, ...records));
  const goals = goalsOf();
  if (!goals.ok) throw new Error(goals.problem);
  const fund = safetyFund({ today, ...rest });
  const open = byPriority(goals.value).map((one) => goalRow(one, plan, today, household));
  return { open, fund: fund && fundRow(fund, plan, household) };
}

describe("the rows of goals", () => {
  it("are ordered by priority, with the week's share of each", () => {
    const rows = rowsOf(savings(780_000), rowGoal("second", { priority: 2 }), rowGoal("first", { by: "2026-12-31" }));
    expect(rows.open.map(({ id, share }) => [id, share?.text])).toEqual([
      ["first", "$71.43 a week"],
      ["second", "$228.57 a week"],
    ]);
    expect(rows.open[0]!.share!.why!.inputs).toContainEqual({ label: "Weeks left", count: 7 });
  });

  it("say when this week completes a goal, also if a part is saved already", () => {
    const near = rowGoal("table", { target: 6_200 });
    expect(rowsOf(savings(780_000), near).open).toMatchObject([
      { pace: { text: "$62 to go. This week finishes it" }, share: { text: "$62.00 this week" } },
    ]);
    const partly = rowsOf(savings(780_000), near, save("s", 2_050, { kind: "goal", id: "table" }));
    expect(partly.open[0]!.pace.text).toBe("$41.50 to go. This week finishes it");
    const far = rowsOf(savings(780_000), rowGoal("far"), save("s", 30_000, { kind: "goal", id: "far" }));
    expect(far.open[0]!.pace.text).toContain("At this pace");
  });

  it("cover complete, paused and waiting goals", () => {
    const rows = rowsOf(
      ...[
        savings(900_000),
        rowGoal("a", { alreadySaved: 50_000 }),
        rowGoal("b", { state: "paused", alreadySaved: 10 }),
      ],
      ...[rowGoal("c"), rowGoal("d", { priority: 2 })],
    );
    expect(rows.open.map(({ share }) => share?.text)).toEqual([
      ...["nothing needed", "paused", "$300.00 a week", "waits its turn"],
    ]);
    expect(rows.open[1]!.pace).toEqual({ text: "It keeps what it holds" });
  });

  it("show nothing in a week that is short, and no share without a plan", () => {
    const rent = recordOf("bill", {
      id: "x",
      label: "More",
      amount: 90_000,
      cadence: "weekly",
      nextDue: "2026-11-20",
    });
    expect(rowsOf(savings(9e7), rent, rowGoal("a")).open[0]!.share!.text).toBe("nothing this week");
    const bare = figuresFrom(coupleRecords(rowGoal("a")));
    const goals = bare.goals();
    expect(goals.ok && goalRow(goals.value[0]!, bare.plan, bare.today, bare.household).share).toBeNull();
  });

  it("show a message instead of a figure that cannot be computed", () => {
    expect(rowsOf(rowGoal("none", { target: 0 })).open).toMatchObject([
      { saved: null, target: null, pace: { text: "It has no target yet" }, share: null },
    ]);
  });
});

describe("the row of the emergency fund", () => {
  it("appears without a goal for it, and compares savings with three months of needs", () => {
    expect(rowsOf(savings(500_000)).fund).toMatchObject({
      saved: { amount: 500_000 },
      target: 780_000,
      pace: { text: "$2,800 to three months of needs" },
      share: { text: "$300.00 a week" },
    });
    expect(rowsOf(savings(780_000)).fund).toMatchObject({
      pace: { text: "Full. Three months of needs" },
      share: { text: "nothing needed" },
    });
  });

  it("includes this week's safety saves, and not the money of goals", () => {
    const put = [save("s", 30_000, { kind: "buffer" }), save("t", 999, { kind: "goal", id: "g" })];
    expect(rowsOf(savings(500_000), rowGoal("g"), ...put).fund!.saved!.amount).toBe(530_000);
  });

  it("is unknown, not zero, while the savings are unknown", () => {
    expect(rowsOf().fund).toMatchObject({
      saved: null,
      target: 780_000,
      share: null,
      pace: { to: expect.anything() },
    });
    expect(rowsOf(save("s", 100, { kind: "buffer" })).fund!.saved!.amount).toBe(100);
  });

  it("is absent with an emergency goal, even a paused one, and without known needs", () => {
    for (const state of ["active", "paused"])
      expect(rowsOf(rowGoal("e", { kind: "emergency", state })).fund).toBeNull();
    expect(rowsOf(rowGoal("e", { kind: "emergency", state: "archived" })).fund).not.toBeNull();
    expect(safetyFund(figuresFrom(coupleRecords(savings(100))))).toBeNull();
  });

  it("an emergency goal gets the shares of all safety steps", () => {
    const { open } = rowsOf(savings(90_000), rowGoal("e", { kind: "emergency", target: 900_000 }));
    expect(open[0]!.share).toMatchObject({
      text: "$300.00 a week",
      why: { inputs: [{ label: "Starter buffer" }, {}, {}] },
    });
    expect(open[0]!.share!.why!.inputs).toMatchObject([{ amount: 10_000 }, { amount: 20_000 }, { amount: 0 }]);
  });
});
