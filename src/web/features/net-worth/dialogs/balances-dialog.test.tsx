// @vitest-environment happy-dom
import { act, fireEvent, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { deleting } from "#web/store/command.ts";
import { button, dialog, hero, leave, openDialog, openNetWorth, press, type } from "../open-net-worth.fixture.tsx";
import { account, balance, debt } from "../worth-records.fixture.ts";

afterEach(leave);

const savings = account("savings", "Savings", "savings", 100_000);
const shown = () =>
  within(dialog())
    .getAllByRole("listitem")
    .map((line) => line.textContent!.replace(/Change.*/, ""));

/** Submits the form of the button with this name. */
const send = async (action: string) => {
  await act(async () => void fireEvent.submit(button(action, dialog()).form!));
  await act(async () => {});
};
const note = async (day: string, amount: string) => {
  await type("Day", day, dialog());
  await type("Balance", amount, dialog());
  await send("Note balance");
};

describe("the balances of one account", () => {
  it("are listed by day, including the initial one", async () => {
    await openNetWorth([savings, balance("savings", "2026-05-01", 200_000), balance("savings", "2026-11-01", 300_000)]);
    await openDialog("Savings");
    expect(shown()).toEqual(["1 November$3,000.00", "1 May$2,000.00", "29 December 2025when it was listed$1,000.00"]);
  });

  it("can be noted for any day up to today, even before the first one, with an undo", async () => {
    const { noted } = await openNetWorth([savings]);
    await openDialog("Savings");
    await note("2026-11-14", "5");
    expect(dialog().textContent).toContain("That day is still to come");
    expect(noted()).toEqual([]);
    await note("2024-01-31", "500");
    expect(shown()).toEqual(["29 December 2025$1,000.00", "31 January 2024$500.00"]);
    expect(hero()).toBe("$1,000.00");
    await press("Undo", dialog());
    expect(noted()).toEqual([]);
    await note("2026-11-13", "700");
    expect(hero()).toBe("$700.00");
  });

  it("report an unreadable amount at its field, and keep the text", async () => {
    const { noted } = await openNetWorth([debt("card", "Card", 100)]);
    await openDialog("Card");
    for (const [text, words] of [
      ["x", /doesn’t read as an amount/],
      ["", /Enter an amount/],
      ["-5", /without a minus/],
    ] as const) {
      await note("2026-11-01", text);
      expect(dialog().textContent).toMatch(words);
    }
    await note("", "5");
    expect(dialog().textContent).toContain("Choose a day.");
    expect(noted()).toEqual([]);
  });

  it("can be changed, moved to a free day, and removed, each with an undo", async () => {
    const { noted } = await openNetWorth([
      savings,
      balance("savings", "2026-05-01", 200),
      balance("savings", "2026-06-01", 300),
    ]);
    await openDialog("Savings");
    await press("Change $2.00 on 1 May", dialog());
    const line = dialog().querySelector<HTMLElement>(".balance-line--open")!;
    await type("Day", "2026-06-01", line);
    await type("Balance", "9", line);
    await send("Save");
    expect(line.textContent).toContain("There is a balance on that day already");
    await type("Day", "2026-05-02", line);
    await send("Save");
    expect(noted()[0]).toEqual({ id: "savings", day: "2026-05-02", amount: 900 });
    expect(document.activeElement?.tagName).toBe("UL");
    await press("Undo", dialog());
    expect(noted()[0]).toEqual({ id: "savings", day: "2026-05-01", amount: 200 });
    await press("Remove $3.00 on 1 June", dialog());
    expect(noted()).toHaveLength(1);
    await press("Close", dialog().querySelector(".toast")!);
  });

  it("store the initial one as a record when it is changed", async () => {
    const { noted } = await openNetWorth([savings]);
    await openDialog("Savings");
    await press("Change $1,000.00", dialog());
    const line = dialog().querySelector<HTMLElement>(".balance-line--open")!;
    await type("Balance", "900", line);
    await send("Save");
    expect(noted()).toEqual([{ id: "savings", day: "2025-12-29", amount: 90_000 }]);
  });
});

describe("problems", () => {
  it("a full device keeps the typed text, and a deleted item is reported", async () => {
    let isFull = false;
    const { store, noted } = await openNetWorth([savings], { isFull: () => isFull });
    await openDialog("Savings");
    isFull = true;
    await note("2026-11-01", "5");
    expect([noted(), dialog().querySelector<HTMLInputElement>("[name=amount]")?.value]).toEqual([[], "5"]);
    isFull = false;
    await act(async () => void (await store.run(deleting("archive-account", "savings"))));
    expect(dialog().textContent).toContain("Someone deleted it meanwhile");
  });
});
