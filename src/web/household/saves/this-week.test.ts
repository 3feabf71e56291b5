import { describe, expect, it } from "vitest";
import { minor } from "#domain/money/money.ts";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import type { AnyRecord } from "#sync/record.ts";
import { deviceOf, home, storeOn } from "#web/store/store.fixture.ts";
import { newHouseholdRecord } from "../household-record.ts";
import { guessPlace } from "../place/place.ts";
import { settingAside, thisWeekOf } from "./this-week.ts";

const now = Date.parse("2026-11-13T12:00:00Z");
const household = newHouseholdRecord("Us", guessPlace({ language: "en-US", timeZone: "UTC" }), now);
const maya = recordOf("person", { id: "maya", name: "Maya", kind: "adult" });
const pay = recordOf("income", {
  id: "p",
  personId: "maya",
  label: "Clinic",
  pay: { cadence: "weekly", amount: 90_000 },
});
const rent = recordOf("bill", { id: "r", label: "Rent", amount: 60_000, cadence: "weekly", nextDue: "2026-11-20" });
const savings = recordOf("account", { id: "s", label: "Savings", kind: "savings", balance: 80_000 });

async function device(...records: readonly AnyRecord[]) {
  const { store } = await storeOn(await deviceOf(household, maya, ...records));
  const state = () => store.state.get().households.get(home)!;
  return { store, state, week: () => thisWeekOf(state(), now)! };
}

describe("what is set aside this week", () => {
  it("is one entry per target, down the plan's waterfall, and adds up to the amount", async () => {
    const { store, state, week } = await device(pay, rent, savings);
    await store.run(settingAside(minor(30_000), "maya", now));
    expect(state().of.save.list()).toMatchObject([
      { week: "2026-W46", personId: "maya", amount: 20_000, target: { kind: "buffer" } },
      { week: "2026-W46", personId: "maya", amount: 10_000, target: { kind: "emergency" } },
    ]);
    expect(week().saved).toBe(30_000);
  });

  it("continues where the week's earlier saves ended, while the plan of the week stays the same", async () => {
    const { store, state, week } = await device(pay, rent, savings);
    const planned = week().plan;
    await store.run(settingAside(minor(20_000), "maya", now));
    await store.run(settingAside(minor(5_000), "maya", now));
    expect(
      state()
        .of.save.list()
        .map(({ target }) => target.kind),
    ).toEqual(["buffer", "emergency"]);
    expect(week().plan).toEqual(planned);
  });

  it("may be nothing, which is a decision too, and is reverted by one undo", async () => {
    const { store, state } = await device(pay, rent);
    await store.run(settingAside(minor(0), "maya", now));
    expect(state().of.save.list()).toMatchObject([{ amount: 0, target: { kind: "buffer" } }]);
    await store.undo();
    expect(state().of.save.size).toBe(0);
  });

  it("gives a dated goal no more than its week's share, however many saves the week has", async () => {
    const trip = recordOf("goal", {
      id: "trip",
      label: "Trip",
      kind: "own",
      target: 100_000,
      by: "2027-01-03",
      priority: 1,
      alreadySaved: 0,
      state: "active",
    });
    const rich = recordOf("account", { id: "s", label: "Savings", kind: "savings", balance: 90_000_000 });
    const { store, state } = await device(pay, rent, rich, trip);
    for (const at of [0, 1]) await store.run(settingAside(minor(10_000), "maya", now + at));
    const toTrip = state()
      .of.save.list()
      .filter(({ target }) => target.kind === "goal");
    expect(toTrip.map(({ amount }) => amount)).toEqual([10_000, 2_500]);
  });

  it("counts in a household without any other data", async () => {
    const { store, week } = await device();
    await store.run(settingAside(minor(500), "maya", now));
    expect(week().saved).toBe(500);
  });
});
