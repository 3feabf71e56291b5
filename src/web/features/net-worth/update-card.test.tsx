// @vitest-environment happy-dom
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { failedWrite } from "#web/household/commands/failed-write.ts";
import { notingBalance } from "#web/household/commands/note-balance.ts";
import { deleting } from "#web/store/command.ts";
import { field, leave, openNetWorth, press, type } from "./open-net-worth.fixture.tsx";
import { timeWords, updateWords } from "./update-card.tsx";
import { account, balance, debt, today, twoYears } from "./worth-records.fixture.ts";

afterEach(leave);

const card = () => document.querySelector<HTMLElement>(".update-card")!;
const fields = () => [...card().querySelectorAll("input")];
const shown = () => [...card().querySelectorAll(".update-name")].map((name) => name.textContent);
const enter = (input: HTMLElement) => act(async () => void fireEvent.keyDown(input, { key: "Enter" }));

const three = [
  account("checking", "Checking", "checking", 100_000),
  account("car", "Car", "vehicle", 900_000, { low: 800_000, high: 1_000_000 }),
  debt("card", "Card", 50_000),
  balance("checking", "2026-11-12", 123_400),
];

describe("the card for new balances", () => {
  it("starts with the most outdated ones, and says how long it takes", async () => {
    await openNetWorth(twoYears());
    expect(card().textContent).toContain("Half a minute. Two have not been looked at since March.");
    expect(shown()).toEqual(["Car, 2019 hatchback", "Kiln and studio"]);
    expect(fields().map(({ value }) => value)).toEqual(["10,716.79", "2,500.00"]);
    expect(timeWords(4)).toBe("A minute.");
    expect(timeWords(13)).toBe("About four minutes.");
  });

  it("shows the two oldest when all are recent", async () => {
    const fresh = ["checking", "car", "debt:card"].map((of, n) => balance(of, `2026-11-0${n + 1}`, 100));
    await openNetWorth([...three.slice(0, 3), ...fresh]);
    expect(card().textContent).toContain("All looked at lately. The oldest balance is from 1 November.");
    expect(shown()).toEqual(["Checking", "Car"]);
    expect(updateWords([], today)).toBe("All looked at today.");
  });

  it("saves everything typed as one change with one undo, and nothing else", async () => {
    const { noted } = await openNetWorth(three);
    await type(/^Car\b/, "8500", card());
    await type(/^Card/, "450.5", card());
    await press("Save balances");
    expect(noted().slice(-2)).toEqual([
      { id: "car", day: today, amount: 850_000 },
      { id: "card", day: today, amount: 45_050 },
    ]);
    expect(screen.getByText("Two balances noted.")).toBeTruthy();
    await press("Undo");
    expect(noted()).toHaveLength(1);
  });

  it("says so when nothing changed", async () => {
    const { noted } = await openNetWorth(three);
    await press("Save balances");
    expect(screen.getByText(/^Nothing changed/)).toBeTruthy();
    await type(/^Car\b/, "", card());
    await type(/^Card/, "500.00", card());
    await press("Save balances");
    expect(noted()).toHaveLength(1);
  });

  it("confirms unchanged balances for today with their range, and leaves typed text alone", async () => {
    const { noted } = await openNetWorth(three);
    await type(/^Card/, "450", card());
    await press("Still right");
    expect(noted().slice(1)).toEqual([{ id: "car", day: today, amount: 900_000, low: 800_000, high: 1_000_000 }]);
    expect(field(/^Card/, card()).value).toBe("450");
    await press("Undo");
    expect(noted()).toHaveLength(1);
  });

  it("confirms the computed value of what changes by itself", async () => {
    const { noted } = await openNetWorth(twoYears());
    await press("Still right");
    const ranged = noted().filter(({ day, low }) => day === today && low !== undefined);
    expect(ranged).toEqual([
      { id: "car", day: today, amount: 1_071_679, low: 848_412, high: 1_294_945 },
      { id: "kiln", day: today, amount: 250_000, low: 150_000, high: 350_000 },
    ]);
  });

  it("expands to all, where Enter moves to the next field and saves in the last", async () => {
    const { noted } = await openNetWorth(three);
    await press("All three");
    expect(shown()).toEqual(["Car", "Checking", "Card"]);
    fields()[0]!.focus();
    await enter(fields()[0]!);
    expect(document.activeElement).toBe(fields()[1]);
    await enter(fields()[1]!);
    expect(document.activeElement).toBe(fields()[2]);
    await type(/^Card/, "1", card());
    await act(async () => void fireEvent.submit(card().querySelector("form")!));
    expect(noted().slice(1)).toEqual([{ id: "card", day: today, amount: 100 }]);
  });

  it("notes nothing while one is unreadable: its field says why, the others stay as typed", async () => {
    const { noted } = await openNetWorth(three);
    await type(/^Car\b/, "8500", card());
    await type(/^Card/, "x1", card());
    await press("Save balances");
    expect(noted()).toHaveLength(1);
    expect(screen.getByText(/doesn’t read as an amount/)).toBeTruthy();
    expect([field(/^Car\b/, card()).value, field(/^Card/, card()).value]).toEqual(["8500", "x1"]);
    expect(document.activeElement).toBe(field(/^Card/, card()));
    await type(/^Card/, "-5", card());
    await press("Save balances");
    expect(screen.getByText("What is owed is written without a minus.")).toBeTruthy();
    await type(/^Card/, "5", card());
    await press("Save balances");
    expect(noted()).toHaveLength(3);
  });

  it("keeps what was typed when the device is full", async () => {
    let isFull = false;
    const { noted } = await openNetWorth(three, { isFull: () => isFull });
    isFull = true;
    await type(/^Car\b/, "8500", card());
    await press("Save balances");
    expect([noted().length, field(/^Car\b/, card()).value]).toEqual([1, "8500"]);
    expect(failedWrite.get()?.command.name).toBe("note-balance");
    isFull = false;
    await press("Save balances");
    expect(noted()).toHaveLength(2);
  });

  it("still works when the partner deletes one or notes another meanwhile", async () => {
    const { store, noted } = await openNetWorth(three);
    await type(/^Car\b/, "8500", card());
    await type(/^Card/, "400", card());
    const partners = { of: { kind: "account", id: "car" }, day: today, amount: 777 } as never;
    await act(async () => void (await store.run(notingBalance(partners))));
    expect(field(/^Car\b/, card()).value).toBe("8500");
    await act(async () => void (await store.run(deleting("archive-debt", "card"))));
    expect(shown()).not.toContain("Card");
    await press("Save balances");
    expect(noted().filter(({ id }) => id === "car")).toEqual([{ id: "car", day: today, amount: 850_000 }]);
  });
});
