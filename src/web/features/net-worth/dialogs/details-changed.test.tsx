// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { notingBalance } from "#web/household/balances/noting-balance.ts";
import { deleting } from "#web/store/command.ts";
import {
  dialog,
  field,
  hero,
  leave,
  openDialog,
  openNetWorth,
  press,
  submit,
  type,
} from "../open-net-worth.fixture.tsx";
import { account, debt, today } from "../worth-records.fixture.ts";

afterEach(leave);

const car = account("car", "Car", "vehicle", 900_000, { low: 800_000, high: 1_000_000 });
const fill = async (answers: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(answers)) await type(new RegExp(`^${label}`), value, dialog());
};
const details = async (name: string) => {
  await openDialog(name);
  await press("Change details", dialog());
};

describe("the details of an account or debt", () => {
  it("[NR22] change without a new balance, and can be taken back", async () => {
    const { of, noted } = await openNetWorth([{ ...car, ownerIds: ["tom"], yearlyChange: -15_000 }]);
    await details("Car");
    await fill({ Name: "Old car", Whose: "" });
    await act(async () => field("Holds", dialog()).click());
    await submit(dialog());
    const changed = of().account.get("car")!;
    expect([changed.label, changed.balance]).toEqual(["Old car", 900_000]);
    expect(["ownerIds" in changed, "yearlyChange" in changed, noted()]).toEqual([false, false, []]);
    await press("Undo");
    expect(of().account.get("car")).toMatchObject({ label: "Car", ownerIds: ["tom"], yearlyChange: -15_000 });
  });

  it("[NR22] note a new value or range for today, and leave the days before", async () => {
    const { of } = await openNetWorth([car]);
    await details("Car");
    await fill({ "Balance or value": "8500", "At least": "", "At most": "9500" });
    await submit(dialog());
    expect(of().balance.list()).toMatchObject([{ day: today, amount: 850_000, high: 950_000 }]);
    expect(of().account.get("car")).toMatchObject({ balance: 900_000 });
  });

  it("[NR27] do not undo what the partner noted while they were open", async () => {
    const { store, noted } = await openNetWorth([car]);
    await details("Car");
    const partners = { of: { kind: "account", id: "car" }, day: today, amount: 777 } as never;
    await act(async () => void (await store.run(notingBalance(partners))));
    await fill({ Name: "Old car" });
    await submit(dialog());
    expect(noted()).toEqual([{ id: "car", day: today, amount: 777 }]);
  });

  it("[NR23] can be archived after a word of warning, and brought back", async () => {
    await openNetWorth([car, debt("loan", "Loan", 100_000, { accountId: "car" })]);
    await details("Car");
    await press("Archive", dialog());
    expect(dialog().textContent).toContain("Then note a balance of 0 instead: the past stays.");
    await press("Archive it", dialog());
    expect([hero(), dialog()]).toEqual(["− $1,000.00", null]);
    await press("Undo");
    expect(hero()).toBe("$8,000.00");
  });

  it("[NR27] say so where the partner deleted it, or the device is full", async () => {
    let isFull = false;
    const { store, of } = await openNetWorth([car], { isFull: () => isFull });
    await details("Car");
    await fill({ Name: "Old car" });
    isFull = true;
    await submit(dialog());
    expect([of().account.get("car")?.label, field(/^Name/, dialog()).value]).toEqual(["Car", "Old car"]);
    expect(dialog().textContent).toContain("What you typed is still here.");
    isFull = false;
    await act(async () => void (await store.run(deleting("archive-account", "car"))));
    expect(dialog().textContent).toContain("Someone deleted it meanwhile");
  });
});
