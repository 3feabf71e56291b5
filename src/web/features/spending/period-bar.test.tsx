// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { friday } from "#web/household/figures/figures.fixture.ts";
import { category, openSpending, pay, press, since, spent, textOf } from "./spending.fixture.tsx";

beforeEach(() => void vi.useFakeTimers({ now: friday, toFake: ["Date"] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const name = () => textOf(".period-name");
const key = (pressed: string, init: object = {}, target: Element = document.body) =>
  act(() => void fireEvent.keyDown(target, { key: pressed, ...init }));
const canStep = (label: string) => screen.getByRole("button", { name: label }).getAttribute("aria-disabled") === null;
const choose = (label: string) => act(() => void fireEvent.click(screen.getByRole("radio", { name: label })));
const home = (...more: Parameters<typeof since>[1][]) =>
  since("2026-W44", category("food", 10_000), spent("a", "food", 500), ...more);

describe("which period is shown", () => {
  it("starts with this week, goes back to the household's first, and forward again", async () => {
    await openSpending(home());
    expect([name(), canStep("Next week")]).toEqual(["Week 46, 9 – 15 November", false]);
    await press("Previous week");
    await press("Previous week");
    expect([name(), canStep("Previous week")]).toEqual(["Week 44, 26 October – 1 November", false]);
    await press("Next week");
    await press("Next week");
    await press("Next week");
    expect([name(), location.search]).toEqual(["Week 46, 9 – 15 November", ""]);
  });

  it("goes back to the first entry, even before the household began", async () => {
    await openSpending(home(spent("old", "food", 700, { day: "2025-12-30" })), "?on=2026-01-05");
    expect(name()).toBe("Week 2, 5 – 11 January");
    await press("Previous week");
    expect([name(), canStep("Previous week")]).toEqual(["Week 1, 29 December – 4 January", false]);
  });

  it("follows the URL, and updates it on navigation", async () => {
    await openSpending(home(pay("2026-11-17")), "?sample&by=month&on=2026-10-12");
    expect(name()).toBe("October");
    choose("Pay period");
    expect([name(), location.search]).toEqual(["6 – 19 October", "?sample&by=pay&on=2026-10-12"]);
    await press("Next pay period");
    expect([name(), location.search]).toEqual(["20 October – 2 November", "?sample&by=pay&on=2026-10-20"]);
    await act(async () => {
      history.back();
      await new Promise((done) => setTimeout(done, 50));
    });
    expect(location.search).toBe("?sample&by=pay&on=2026-10-12");
  });

  it("follows the keys [ and ], except while typing or with a browser shortcut", async () => {
    await openSpending(home());
    key("[");
    expect(name()).toContain("Week 45");
    key("[", { metaKey: true });
    key("[", { ctrlKey: true });
    key("[", {}, screen.getByRole("searchbox"));
    expect(name()).toContain("Week 45");
    key("]");
    key("]");
    expect(name()).toContain("Week 46");
  });

  it("ignores the keys once they are switched off at their hint", async () => {
    await openSpending(home());
    await press("The keys [ and ] go back and on");
    key("[");
    expect(name()).toContain("Week 46");
    await press("The keys [ and ] go back and on");
    key("[");
    expect(name()).toContain("Week 45");
  });

  it("is none without a payday, which is explained with a link to set one", async () => {
    await openSpending(home(), "?by=pay");
    expect(screen.getByText(/No pay here has a day yet/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Say when the next pay comes" }).getAttribute("href")).toBe(
      "/EditHousehold?edit=true&step=incomes",
    );
    expect(screen.queryByRole("button", { name: "Previous pay period" })).toBeNull();
    choose("Month");
    expect(name()).toBe("November");
  });
});
