// @vitest-environment happy-dom
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { friday } from "#web/household/figures/figures.fixture.ts";
import { deleting } from "#web/store/command.ts";
import { category, openSpending, press, repeated, since, textsOf, until } from "./spending.fixture.tsx";

beforeEach(() => void vi.useFakeTimers({ now: friday, toFake: ["Date"] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const streaming = repeated("tv", "2026-10-28", { categoryId: "Fun" });
const home = (...more: Parameters<typeof since>[1][]) => since("2026-W40", category("Fun", 5_000), streaming, ...more);
const due = () => textsOf(".due-what").map((text) => text.replace("Streaming", "").trim());
const both = ["4 November, Fun", "11 November, Fun"];

async function openDue(records = home(), isFull?: () => boolean) {
  const room = await openSpending(records, "", isFull);
  await until(() => due().length > 0);
  return room;
}

describe("repeated entries that are due", () => {
  it("are entered with one tap, on their own day and under the id that every device gives them", async () => {
    const { entries } = await openDue();
    expect(due()).toEqual(both);
    await press("Enter it: Streaming, 4 November");
    await until(() => due().length === 1);
    expect(due()).toEqual(both.slice(1));
    expect(entries()).toMatchObject([
      { id: "tv@2026-11-04", day: "2026-11-04", amount: 1_599, kind: "spending", categoryId: "Fun", personId: "maya" },
    ]);
    expect(entries()[0]).not.toHaveProperty("isOpen");
  });

  it("are due again when entering them is undone, and can be entered again", async () => {
    const { entries } = await openDue();
    await press("Enter all 2");
    await until(() => due().length === 0);
    expect(entries()).toHaveLength(2);
    await press("Undo");
    await until(() => due().length === 2);
    expect([due(), entries().length]).toEqual([both, 0]);
    await press("Enter it: Streaming, 11 November");
    expect(entries().map(({ id }) => id)).toEqual(["tv@2026-11-11"]);
  });

  it("are not offered again after being dismissed, unless that is undone", async () => {
    const { entries } = await openDue();
    await press("Not this time: Streaming, 4 November");
    await until(() => due().length === 1);
    expect([due(), entries().length]).toEqual([both.slice(1), 0]);
    await press("Undo");
    await until(() => due().length === 2);
    expect(due()).toEqual(both);
  });

  it("are not offered again after being entered and deleted", async () => {
    const { store } = await openDue();
    await press("Enter it: Streaming, 4 November");
    await act(async () => void (await store.run(deleting("delete-entry", "tv@2026-11-04"))));
    await until(() => due().length === 1);
    expect(due()).toEqual(both.slice(1));
  });

  it("are not entered when the device is full or the repeat was deleted meanwhile", async () => {
    const full = await openDue(home(), () => true);
    await press("Enter all 2");
    expect([full.entries().length, due()]).toEqual([0, both]);
    cleanup();
    const { store } = await openDue();
    await act(async () => void (await store.run(deleting("delete-recurring", "tv"))));
    expect(due()).toEqual([]);
  });

  it("are cut to the first five", async () => {
    await openDue(home(repeated("old", "2026-08-03")));
    expect(due()).toHaveLength(5);
    await press(/^Show \d+ more$/);
    expect(due().length).toBeGreaterThan(12);
    expect(screen.getByRole("heading", { name: /repeated entries are due/ })).toBeTruthy();
  });
});
