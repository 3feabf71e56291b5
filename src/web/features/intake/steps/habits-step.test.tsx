// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { currentDevice } from "#web/store/owner/current-device.ts";
import { field, showStep, type } from "../rows/step.fixture.tsx";
import { HabitsStep, timesWords } from "./habits-step.tsx";
import { habitCatalog } from "./templates.ts";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  currentDevice.set({ phase: "closed" });
});

const { label, timesAWeek } = habitCatalog[3]!;
const chip = () => screen.getByRole<HTMLInputElement>("checkbox", { name: label });
const tick = () => act(async () => void fireEvent.click(chip()));

describe("habits", () => {
  it("become one row once checked, however often pressed, and are removed when unchecked", async () => {
    const { typed } = await showStep(HabitsStep);
    await act(async () => {
      fireEvent.click(chip());
      fireEvent.click(chip());
    });
    await vi.waitFor(() => expect(typed("habits")).toEqual([{ label, timesAWeek: String(timesAWeek) }]));
    expect(chip().checked).toBe(true);
    expect(within(screen.getByRole("list", { name: "Habits" })).getByText(timesWords(timesAWeek))).toBeTruthy();
    await tick();
    await vi.waitFor(() => expect(typed("habits")).toEqual([]));
    expect(chip().checked).toBe(false);
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    await vi.waitFor(() => expect(chip().checked).toBe(true));
  });

  it("typed by the user are checked if the catalog has the same", async () => {
    await showStep(HabitsStep, { habits: [{ label: `  ${label.toUpperCase()} ` }] });
    expect(chip().checked).toBe(true);
  });

  it("are limited to the size of a list", async () => {
    const habits = Array.from({ length: 200 }, (_, at) => ({ label: `Habit ${at}` }));
    const { typed } = await showStep(HabitsStep, { habits });
    await tick();
    expect(screen.getAllByRole("status").some(({ textContent }) => textContent?.includes("200"))).toBe(true);
    expect(typed("habits")).toHaveLength(200);
  });

  it("name their frequency in everyday words", () => {
    expect([1, 2, 3, 7].map(timesWords)).toEqual(["once a week", "twice a week", "3 times a week", "every day"]);
  });
});

describe("the money date and the reason", () => {
  it("offers the weekdays in the order of the household's week", async () => {
    const { state } = await showStep(HabitsStep);
    const days = screen.getAllByRole<HTMLInputElement>("radio");
    expect(days.map(({ value }) => value)).toEqual(["7", "1", "2", "3", "4", "5", "6"]);
    expect(days.find(({ checked }) => checked)?.value).toBe("7");
    await act(async () => void fireEvent.click(screen.getByRole("radio", { name: "Thursday" })));
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Thursday" }).checked).toBe(true);
    await vi.waitFor(() => expect(state().of["intake-draft"].list()).toMatchObject([{ moneyDate: "4" }]));
  });

  it("keeps the whole reason, and says if it is too long", async () => {
    const { state } = await showStep(HabitsStep);
    const long = "w".repeat(2_013);
    await type(/Why you are doing this/, long);
    expect(screen.getByText(/2,013 characters long, and 2,000 fit\. All of it is still here\./)).toBeTruthy();
    expect(field(/Why you are doing this/).value).toBe(long);
    await vi.waitFor(() => expect(state().of["intake-draft"].list()).toMatchObject([{ reason: long }]));
    await type(/Why you are doing this/, "Quiet nights");
    expect(screen.queryByText(/still here/)).toBeNull();
  });
});
