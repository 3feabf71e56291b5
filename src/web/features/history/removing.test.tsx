// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { friday } from "#web/household/figures/figures.fixture.ts";
import { notKept } from "#web/household/not-kept.ts";
import { deleting } from "#web/store/command.ts";
import { lines, openHistory, openLine } from "./open-history.fixture.tsx";
import { someWeeks } from "./past.fixture.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: friday });
});

afterEach(() => {
  cleanup();
  notKept.set(null);
  vi.useRealTimers();
});

const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));

describe("a week's saves", () => {
  it("[HI24] are told by whom, for what, how much and with which note", async () => {
    await openHistory(someWeeks());
    expect(openLine("Week 43").textContent).toContain("Lisbon by MayaFrom the refund$100.00");
    expect(openLine("Week 45").textContent).toContain("A goal that is gone by Tom$50.00");
    expect(openLine("Week 44").textContent).toContain("No saves in this week.");
  });

  it("[HI24] can be removed one by one, and brought back", async () => {
    const { figures } = await openHistory(someWeeks());
    const week = openLine("Week 43");
    await press("Remove $100.00 for Lisbon by Maya");
    expect(figures().saves.map(({ id }) => id)).toEqual(["s2"]);
    expect(lines()[3]).toContain("skipped");
    expect(document.activeElement).toBe(week.querySelector("summary"));
    expect(screen.getByText("Removed: $100.00 for Lisbon.")).toBeTruthy();
    await press("Undo");
    expect([figures().saves.length, lines()[3]]).toEqual([2, expect.stringContaining("$100.00")]);
  });

  it("[HI25] stay where the device has no room to write that one is gone", async () => {
    const { figures } = await openHistory(someWeeks(), () => true);
    openLine("Week 43");
    await press(/^Remove/);
    expect([figures().saves.length, notKept.get()?.command.name]).toEqual([2, "remove-save"]);
    expect(within(openLine("Week 45")).getByRole("button", { name: /^Remove/ })).toBeTruthy();
  });

  it("[HI25] that the partner removed meanwhile are gone from the open week too", async () => {
    const { store } = await openHistory(someWeeks());
    const week = openLine("Week 43");
    await act(async () => void (await store.run(deleting("remove-save", "s1"))));
    expect(week.textContent).toContain("No saves in this week.");
  });

  it("[HI25] leave the choice at all when the last that was chosen is removed", async () => {
    await openHistory(someWeeks());
    fireEvent.change(screen.getByLabelText("For what"), { target: { value: "goal:gone" } });
    expect(lines()).toHaveLength(1);
    openLine("Week 45");
    await press(/^Remove/);
    expect(lines()).toHaveLength(4);
  });
});
