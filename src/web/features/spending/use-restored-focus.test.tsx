// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { friday } from "#web/household/figures/figures.fixture.ts";
import { bought, key, openEntries, press, rows } from "./entries/entries.fixture.tsx";

beforeEach(() => void vi.useFakeTimers({ now: friday, toFake: ["Date"] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const week = ["Ana", "Bea", "Cora"].map((payee, at) => bought(`id-${9 - at}`, 12 - at, { payee }));

/** Presses by keyboard: the pressed element has the focus. */
const pressFocused = async (name: string) => {
  act(() => screen.getByRole("button", { name }).focus());
  await press(name);
};

describe("the focus, when the pressed element is removed", () => {
  it("returns to the row where it was before", async () => {
    await openEntries(week);
    act(() => rows()[1]!.focus());
    await key(" ");
    await pressFocused("Done");
    expect(document.activeElement).toBe(rows()[1]);
  });

  it("goes to the heading if no row is left", async () => {
    await openEntries(week);
    act(() => rows()[0]!.focus());
    await key("a", { ctrlKey: true });
    await pressFocused("Delete");
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Entries" }));
  });

  it("is not taken back once it is elsewhere", async () => {
    await openEntries(week);
    await press("Filter");
    act(() => fireEvent.change(screen.getByLabelText("Who paid"), { target: { value: "maya" } }));
    act(() => screen.getByRole("button", { name: "Paid by Maya: take off" }).focus());
    const search = screen.getByLabelText("Search entries");
    act(() => search.focus());
    await press("Paid by Maya: take off");
    expect(document.activeElement).toBe(search);
  });
});
