import { describe, expect, it } from "vitest";
import { recordOf, recordWith, samples } from "#sync/kinds/kinds.fixture.ts";
import { guessPlace } from "#web/household/place/place.ts";
import { storeOn } from "#web/store/store.fixture.ts";
import { draftOn, householdRecord, now } from "./draft.fixture.ts";
import { profileRow, removing, typing } from "./draft-commands.ts";
import { draftView } from "./draft-view.ts";
import { finishing } from "./finish.ts";

const finished = recordWith(householdRecord, { confirmed: { people: "2026-01-05", bills: "2026-01-05" } });
const weekLater = now + 7 * 86_400_000;

describe("finishing", () => {
  it("creates records from complete rows and leaves incomplete ones in the draft", async () => {
    const { add, run, state, rows } = await draftOn();
    await add("people", "a", { name: " Maya " });
    await add("incomes", "b", { label: "Clinic", amount: "1,840.00", cadence: "fortnightly" });
    await add("bills", "c", { label: "Rent", amount: "twelve" });
    await run(finishing(now));
    expect(state().of.person.list()).toMatchObject([{ id: "a@row", name: "Maya", kind: "adult" }]);
    expect(state().of.income.list()).toMatchObject([
      { personId: "a@row", pay: { cadence: "fortnightly", amount: 184_000 } },
    ]);
    expect(state().of.bill.size).toBe(0);
    expect(rows().filter(({ drafts }) => drafts.length > 0)).toMatchObject([
      { id: "c@row", answers: { amount: "twelve" } },
    ]);
  });

  it("confirms every step and saves the household's own answers", async () => {
    const { run, state } = await draftOn();
    await run(
      typing([{ row: profileRow, answers: { name: "Us", moneyDate: "4", reason: "Quiet nights", step: "goals" } }]),
    );
    await run(finishing(now));
    expect(state().of.household.list()).toMatchObject([
      { name: "Us", moneyDate: 4, reason: "Quiet nights", confirmed: { people: "2026-11-13", goals: "2026-11-13" } },
    ]);
    expect(state().of["intake-draft"].size).toBe(0);
  });

  it("leaves texts that are too long in the draft, uncut, and ignores an unreadable place", async () => {
    const { run, state } = await draftOn();
    const name = "n".repeat(81);
    await run(
      typing([{ row: profileRow, answers: { name, reason: "Quiet nights", locale: "no_locale!", country: "?" } }]),
    );
    await run(finishing(now));
    const [record] = state().of.household.list();
    expect(record).toMatchObject({ name: "", reason: "Quiet nights", locale: "en-US", country: "US" });
    expect(state().of["intake-draft"].list()).toMatchObject([{ name }]);
  });

  it("leaves income in the draft while the household has no people", async () => {
    const { add, run, state } = await draftOn();
    await add("incomes", "b", { label: "Clinic", amount: "1840" });
    await run(finishing(now));
    expect([state().of.income.size, state().of["intake-draft"].size]).toEqual([0, 1]);
  });

  it("[GH4] stores the accounts that hold a goal, keeps them through other edits, and removes them", async () => {
    const { add, run, state, row } = await draftOn();
    await add("accounts", "a", { label: "Broker", kind: "investment", balance: "5000" });
    await add("goals", "g", { label: "Trip", target: "900", alreadySaved: "300", heldIn: "a@row" });
    await run(finishing(now));
    const heldIn = () => state().of.goal.list()[0]!.heldIn;
    expect(heldIn()).toEqual([{ accountId: "a@row", amount: 30_000 }]);
    expect(row("g@row").answers.heldIn).toBe("a@row");
    await run(typing([{ row: row("g@row"), answers: { target: "1000" } }]));
    await run(finishing(weekLater));
    expect(state().of.goal.list()).toMatchObject([{ target: 100_000, heldIn: [{ accountId: "a@row" }] }]);
    await run(typing([{ row: row("g@row"), answers: { heldIn: "" } }]));
    await run(finishing(weekLater));
    expect(heldIn()).toBeUndefined();
  });

  it("[GH5] of a goal whose account is removed stores the goal without it", async () => {
    const { add, run, state, row } = await draftOn();
    await add("accounts", "a", { label: "Broker", kind: "investment", balance: "5000" });
    await add("goals", "g", { label: "Trip", target: "900", alreadySaved: "300", heldIn: "a@row" });
    await run(removing(row("a@row"), false));
    await run(finishing(now));
    expect([state().of.account.size, state().of.goal.list()[0]!.heldIn]).toEqual([0, undefined]);
  });

  it("twice, or in two tabs at once, creates one household", async () => {
    const { database, add, run, state, store } = await draftOn();
    await add("people", "a", { name: "Maya" });
    const other = await storeOn(database);
    await Promise.all([run(finishing(now)), other.store.run(finishing(now))]);
    await run(finishing(now));
    await store.reload();
    expect([state().of.person.size, state().of["intake-draft"].size]).toEqual([1, 0]);
  });

  it("is undone in one step, including the draft", async () => {
    const { add, run, state, rows, store } = await draftOn();
    await add("people", "a", { name: "Maya" });
    await run(finishing(now));
    await store.undo();
    expect([state().of.person.size, rows().length]).toEqual([0, 1]);
    expect(state().of.household.list()[0]!.confirmed).toBeUndefined();
  });

  it("applies a new country and week at once the first time, and from next week on later", async () => {
    const moved = { country: "DE", currency: "EUR", locale: "de-DE", firstDay: "1", timeZone: "Europe/Berlin" };
    const first = await draftOn();
    await first.run(typing([{ row: profileRow, answers: moved }]));
    await first.run(finishing(now));
    const [begun] = first.state().of.household.list();
    expect(begun).toMatchObject({ currency: "EUR", calendars: [{ firstDay: 1, timeZone: "Europe/Berlin" }] });
    await first.run(typing([{ row: profileRow, answers: { firstDay: "7" } }]));
    await first.run(finishing(now));
    expect(first.state().of.household.list()[0]!.calendars).toHaveLength(2);
  });
});

describe("a finished record", () => {
  it("is changed in place and loses an answer that was emptied", async () => {
    const maya = recordOf("person", { id: "maya", name: "Maya", kind: "adult", birthYear: 1990, uid: "u1" });
    const { run, row, state } = await draftOn(maya);
    await run(typing([{ row: row("maya"), answers: { birthYear: "", name: "Maja" } }]));
    await run(finishing(now));
    expect(state().of.person.get("maya")).toEqual({ id: "maya", name: "Maja", kind: "adult", uid: "u1" });
  });

  it("is deleted when its row was removed", async () => {
    const rent = recordOf("bill", { ...samples.bill[0], id: "rent" });
    const { run, row, state } = await draftOn(rent);
    await run(removing(row("rent"), true));
    await run(finishing(now));
    expect([state().of.bill.size, state().of["intake-draft"].size]).toEqual([0, 0]);
  });

  it("of an account or a debt gets a new balance for today and keeps the old one", async () => {
    const savings = recordOf("account", { id: "s", label: "Savings", kind: "savings", balance: 500_000 });
    const card = recordOf("debt", { ...samples.debt[0], id: "card", balance: 90_000 });
    const { database, run, row, state, store } = await draftOn(finished, savings, card);
    await run(
      typing([
        { row: row("s"), answers: { balance: "6,200" } },
        { row: row("card"), answers: { label: "Visa" } },
      ]),
    );
    const other = await storeOn(database);
    await Promise.all([run(finishing(now)), other.store.run(finishing(now))]);
    await store.reload();
    expect(state().of.balance.list()).toMatchObject([
      { of: { kind: "account", id: "s" }, day: "2026-11-13", amount: 620_000 },
    ]);
    expect(state().of.account.get("s")).toMatchObject({ balance: 500_000 });
    expect(state().of.debt.get("card")).toMatchObject({ label: "Visa", balance: 90_000 });
    expect(row("s").answers.balance).toBe("6,200.00");
  });

  it("of a category gets its new budget from this week on", async () => {
    const food = recordOf("category", { id: "f", label: "Food", kind: "need", weeklyBudget: 12_000, rollover: "both" });
    const { run, row, state } = await draftOn(recordWith(finished, { began: "2026-W40" }), food);
    await run(typing([{ row: row("f"), answers: { amount: "150" } }]));
    await run(finishing(weekLater));
    expect(state().of.category.get("f")).toMatchObject({
      weeklyBudget: 15_000,
      rollover: "both",
      since: "2026-W47",
      earlier: [{ from: "2026-W40", weeklyBudget: 12_000 }],
    });
  });

  it("that is untouched stays valid, even a goal whose date has passed", async () => {
    const trip = recordOf("goal", { ...samples.goal[0], id: "trip", by: "2025-06-01", state: "active" });
    const { state } = await draftOn(finished, trip);
    const { read } = draftView(state(), new Map(), guessPlace({ language: "en-US", timeZone: "UTC" }), now);
    expect(read.unfinished).toEqual([]);
    expect(read.household.goals).toMatchObject([{ id: "trip", by: "2025-06-01" }]);
  });

  it("of a goal stays paused, and only the touched steps are confirmed", async () => {
    const trip = recordOf("goal", { ...samples.goal[0], id: "trip", state: "paused" });
    const { run, row, state } = await draftOn(finished, trip);
    await run(typing([{ row: row("trip"), answers: { target: "5000" } }]));
    await run(finishing(now));
    expect(state().of.goal.get("trip")).toMatchObject({ target: 500_000, state: "paused" });
    expect(state().of.household.list()[0]!.confirmed).toEqual({
      ...(finished.fields.confirmed as object),
      goals: "2026-11-13",
    });
  });
});
