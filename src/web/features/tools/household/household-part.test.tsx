// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import type { AnyRecord } from "#sync/record.ts";
import { coupleRecords } from "#web/household/figures/figures.fixture.ts";
import { currentDevice } from "#web/store/owner/current-device.ts";
import { deviceOf, expense, home, openStoreOn } from "#web/store/store.fixture.ts";
import DebtPayoffScreen from "../debt-payoff-screen.tsx";
import EmergencyFundScreen from "../emergency-fund-screen.tsx";
import FairSharesScreen from "../fair-shares-screen.tsx";
import { carried, inField, leave, openTool, type } from "../open-tool.fixture.tsx";
import PayCalendarScreen from "../pay-calendar-screen.tsx";
import SavingChallengeScreen from "../saving-challenge-screen.tsx";

afterEach(leave);

const pay = recordOf("income", {
  id: "pay",
  personId: "maya",
  label: "Clinic",
  pay: { cadence: "fortnightly", amount: 184_000, nextOn: "2026-11-20" },
});
const rent = recordOf("bill", {
  id: "rent",
  label: "Rent",
  amount: 120_000,
  cadence: "monthly",
  nextDue: "2026-12-01",
});
const card = recordOf("debt", {
  id: "card",
  label: "Visa",
  kind: "card",
  balance: 320_000,
  apr: 19_900,
  minimum: 8_000,
});

const storeOf = async (...records: readonly AnyRecord[]) => openStoreOn(await deviceOf(...coupleRecords(...records)));

/** A tool in the browser of Maya and Tom. */
const openWith = async (Tool: ComponentType, records: readonly AnyRecord[], hash = "", search = "") =>
  openOn(await storeOf(...records), Tool, hash, search);

async function openOn(store: Awaited<ReturnType<typeof storeOf>>, Tool: ComponentType, hash = "", search = "") {
  currentDevice.set({ phase: "open", owner: "anonymous", store });
  await openTool(Tool, { search, hash, databases: ["weekfold.anonymous"] });
  await act(async () => void (await import("./household-part.tsx")));
  return { of: () => store.state.get().households.get(home)!.of };
}

describe("a tool with a household", () => {
  it("starts from its figures", async () => {
    await openWith(EmergencyFundScreen, [pay, rent]);
    await waitFor(() => expect(inField("What you need")).toBe("1,200.00"));
    expect(inField("Who earns")).toBe("one");
    // 1 840 every two weeks − 1 200 × 12 ÷ 52 = 920 − 276.92
    expect(inField("You can set aside")).toBe("643.08");
  });

  it("waits for the entries, so that its balances count them", async () => {
    const bought = expense("bought", { amount: 4_500, day: "2026-11-10", account: { kind: "debt", id: "card" } });
    const early = (await storeOf(card)).state.get().households;
    const store = await storeOf(card, bought);
    const whole = store.state.get();
    store.state.set({ ...whole, households: new Map([[home, { ...early.get(home)!, hasEntries: false }]]) });
    await openOn(store, DebtPayoffScreen);
    expect(inField("Name")).toBe("");
    act(() => store.state.set(whole));
    await waitFor(() => expect(inField("Owed")).toBe("3,245.00"));
  });

  it("does not overwrite figures from the link", async () => {
    await openWith(EmergencyFundScreen, [pay, rent], "#needs=900&in=USD");
    await waitFor(() => expect(screen.getByRole("button", { name: "Add it as a goal" })).toBeTruthy());
    expect(inField("What you need")).toBe("900.00");
  });

  it("starts with its debts, paydays and people", async () => {
    await openWith(DebtPayoffScreen, [card]);
    await waitFor(() => expect(inField("Name")).toBe("Visa"));
    expect([inField("Owed"), inField("Rate a year"), inField("Minimum a month")]).toEqual([
      "3,200.00",
      "19.9",
      "80.00",
    ]);
    leave();
    await openWith(PayCalendarScreen, [pay]);
    await waitFor(() => expect(inField("One payday")).toBe("2026-11-20"));
    leave();
    await openWith(FairSharesScreen, [pay, rent]);
    await waitFor(() => expect([inField("One of you"), inField("The other")]).toEqual(["Maya", "Tom"]));
    expect(inField("Brings home")).toBe("3,986.67");
  });

  it("starts a challenge with the largest step that its weekly plan can afford", async () => {
    await openWith(SavingChallengeScreen, [pay, rent]);
    // 643.08 a week ÷ 52
    await waitFor(() => expect(inField("One step")).toBe("12.36"));
    leave();
    await openWith(SavingChallengeScreen, [rent]);
    await waitFor(() => expect(screen.getByLabelText(/^One step/)).toBeTruthy());
    expect(inField("One step")).toBe("");
  });

  it("adds a goal at the end of the list, and undoes it", async () => {
    const first = recordOf("goal", { id: "trip", label: "Trip", priority: 4 });
    const { of } = await openWith(SavingChallengeScreen, [pay, first]);
    type("One step", "1");
    fireEvent.click(await screen.findByRole("button", { name: "Make it a goal" }));
    await waitFor(() => expect(of().goal.list()).toHaveLength(2));
    const added = of()
      .goal.list()
      .find(({ id }) => id !== "trip");
    expect(added).toMatchObject({
      label: "52-week challenge",
      kind: "own",
      target: 137_800,
      priority: 5,
      since: "2026-W46",
    });
    fireEvent.click(await screen.findByRole("button", { name: /undo/i }));
    await waitFor(() => expect(of().goal.list()).toHaveLength(1));
  });

  it("hands rows that need more details to the intake", async () => {
    await openWith(PayCalendarScreen, [pay]);
    fireEvent.click(await screen.findByRole("link", { name: "Take this pay to your household" }));
    expect(carried("incomes")).toHaveLength(1);
    expect(window.location.search).toBe("?edit=true&step=incomes");
  });

  it("starts from the sample's figures if the URL asks for it, marked as sample", async () => {
    await openTool(DebtPayoffScreen, { search: "?sample" });
    await waitFor(() => expect(inField("Name")).toBe("Car loan"));
    expect(screen.getByText("This is a sample household.")).toBeTruthy();
    expect(await screen.findByRole("link", { name: "Start a household with this" })).toBeTruthy();
  });

  it("adds nothing from the sample to the user's own household", async () => {
    const { of } = await openWith(DebtPayoffScreen, [card], "", "?sample");
    await waitFor(() => expect(inField("Name")).toBe("Car loan"));
    expect(await screen.findByRole("link", { name: "Start a household with this" })).toBeTruthy();
    expect(of().debt.list()).toHaveLength(1);
    // The sample has its own place for messages.
    expect(screen.getAllByRole("region", { name: "Messages" })).toHaveLength(1);
  });

  it("loads nothing of the household if the browser has none", async () => {
    await openTool(SavingChallengeScreen, { databases: ["someone-else"] });
    type("One step", "1");
    expect(await screen.findByRole("link", { name: "Start a household with this" })).toBeTruthy();
    expect(currentDevice.get().phase).toBe("closed");
  });
});
