// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Tabs } from "./tabs.tsx";

const tabs = ["Week", "Month", "Year"].map((label) => ({ id: label.toLowerCase(), label, panel: `${label} panel` }));
const tab = (name: string) => screen.getByRole("tab", { name });

afterEach(cleanup);

describe("Tabs", () => {
  it("shows one panel, named by its tab", () => {
    render(<Tabs label="Views" tabs={tabs} initial="month" />);
    expect(screen.getByRole("tabpanel", { name: "Month" }).textContent).toBe("Month panel");
    expect(screen.getAllByRole("tabpanel")).toHaveLength(1);
  });

  it("moves with arrow keys, wrapping around, and with Home and End", () => {
    const select = vi.fn();
    render(<Tabs label="Views" tabs={tabs} onSelect={select} />);
    for (const [key, name] of [
      ["ArrowLeft", "Year"],
      ["ArrowRight", "Week"],
      ["ArrowRight", "Month"],
      ["End", "Year"],
      ["Home", "Week"],
    ] as const) {
      fireEvent.keyDown(screen.getByRole("tablist"), { key });
      expect(document.activeElement).toBe(tab(name));
      expect(tab(name).getAttribute("aria-selected")).toBe("true");
    }
    expect(select.mock.calls.flat()).toEqual(["year", "week", "month", "year", "week"]);
  });

  it("has one tab stop, at the selected tab", () => {
    render(<Tabs label="Views" tabs={tabs} />);
    fireEvent.click(tab("Year"));
    expect(["Week", "Month", "Year"].map((name) => tab(name).tabIndex)).toEqual([-1, -1, 0]);
  });
});
