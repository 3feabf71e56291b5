// @vitest-environment happy-dom
import { act, fireEvent, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { addMonths, type Day } from "#domain/time/day.ts";
import { button, dialog, hero, leave, openDialog, openNetWorth, press, type } from "../open-net-worth.fixture.tsx";
import { account, balance, today } from "../worth-records.fixture.ts";

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
const many = async (text: string) => {
  await type("A day and a balance in each line", text, dialog());
  await send("Note all");
};

describe("a year of balances at once", () => {
  const year = Array.from({ length: 12 }, (_, n) => `${addMonths("2025-11-30" as Day, n, 31)} ${4_200 + n * 50}`);

  it("is noted as one change with one undo", async () => {
    const { noted } = await openNetWorth([savings]);
    await openDialog("Savings");
    await many(year.join("\n"));
    expect(noted()).toHaveLength(13);
    expect(dialog().textContent).toContain("Twelve balances noted.");
    expect(hero()).toBe("$4,750.00");
    await press("Undo", dialog());
    expect([noted(), hero()]).toEqual([[], "$1,000.00"]);
  });

  it("lists each unreadable line, notes nothing, and keeps the text", async () => {
    const { noted } = await openNetWorth([savings]);
    await openDialog("Savings");
    const text = `${year[0]}\n2026-02-30 5\n2027-01-01 5\nabout 300`;
    await many(text);
    expect(noted()).toEqual([]);
    for (const words of ["Line 2, “2026-02-30 5”: this is no day", "Line 3", "Line 4, “about 300”: begin with the day"])
      expect(dialog().textContent).toContain(words);
    expect(dialog().querySelector("textarea")?.value).toBe(text);
    await many("");
    expect(dialog().textContent).toContain("Enter a day and a balance in each line.");
  });

  it("lists the first unreadable lines and counts the others", async () => {
    await openNetWorth([savings]);
    await openDialog("Savings");
    await many(Array(8).fill("no").join("\n"));
    expect(dialog().textContent).toContain("3 more lines can’t be read.");
  });

  it("is listed two dozen at a time", async () => {
    await openNetWorth([savings, ...Array.from({ length: 40 }, (_, n) => balance("savings", addMonths(today, -n), n))]);
    await openDialog("Savings");
    expect(shown()).toHaveLength(24);
    await press("Show 16 older ones", dialog());
    expect(shown()).toHaveLength(40);
  });
});
