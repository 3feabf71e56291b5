// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { WeekCell, WeekQuarter, WeekState } from "./week-cell.tsx";
import { WeekStamp } from "./week-stamp.tsx";
import { WeekStrip, weekAfterKey } from "./week-strip.tsx";
import { WeekStripLegend } from "./week-strip-legend.tsx";

describe("week strip", () => {
  function year(weeks: number, change: Record<number, Partial<WeekCell>> = {}): WeekQuarter[] {
    return ["Winter", "Spring", "Summer", "Autumn"].map((caption, quarter) => ({
      caption,
      sum: `$${quarter}`,
      weeks: Array.from({ length: quarter === 3 ? weeks - 39 : 13 }, (_, index) => {
        const number = quarter * 13 + index + 1;
        const state: WeekState = number < 46 ? "saved" : number === 46 ? "now" : "next";
        return { id: `2026-W${number}`, state, name: `Week ${number}`, ...change[number] };
      }),
    }));
  }

  const narrow = (isNarrow: boolean) => vi.stubGlobal("matchMedia", () => ({ matches: isNarrow }));
  const week = (number: number) => screen.getByRole("button", { name: `Week ${number}` });

  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  describe("WeekStrip that opens weeks", () => {
    it("is one grid of four rows with one tab stop, at the current week", () => {
      render(<WeekStrip label="2026" quarters={year(52)} onOpenWeek={() => {}} />);
      const grid = screen.getByRole("grid", { name: "2026" });
      expect(within(grid).getAllByRole("row")).toHaveLength(4);
      const stops = within(grid)
        .getAllByRole("button")
        .filter((button) => button.tabIndex === 0);
      expect(stops).toEqual([week(46)]);
      expect(week(46).getAttribute("aria-current")).toBe("date");
    });

    it("moves with arrow keys together with the tab stop, and opens with Enter", () => {
      narrow(false);
      const open = vi.fn();
      render(<WeekStrip label="2026" quarters={year(53)} onOpenWeek={open} />);
      week(46).focus();
      fireEvent.keyDown(week(46), { key: "ArrowUp" });
      expect(document.activeElement).toBe(week(20));
      expect(week(20).tabIndex).toBe(0);
      expect(week(46).tabIndex).toBe(-1);
      fireEvent.keyDown(week(20), { key: "Enter" });
      expect(open).toHaveBeenCalledExactlyOnceWith("2026-W20");
    });

    it("shows every change of a week, and another year with the same texts", () => {
      narrow(false);
      const open = vi.fn();
      const shown = (quarters: WeekQuarter[]) => <WeekStrip label="A year" quarters={quarters} onOpenWeek={open} />;
      const { rerender } = render(shown(year(52)));
      rerender(shown(year(52, { 7: { folded: true }, 8: { marks: ["disc"] } })));
      expect(week(7).querySelector(".week-face--folded")).not.toBeNull();
      expect(week(8).querySelector(".week-marks")).not.toBeNull();
      const earlier = year(52).map((quarter) => ({
        ...quarter,
        weeks: quarter.weeks.map((one) => ({ ...one, id: one.id.replace("2026", "2025") })),
      }));
      rerender(shown(earlier));
      fireEvent.click(week(20));
      expect(open).toHaveBeenCalledExactlyOnceWith("2025-W20");
    });

    it("opens the pressed week on a wide screen", () => {
      narrow(false);
      const open = vi.fn();
      render(<WeekStrip label="2026" quarters={year(52)} onOpenWeek={open} />);
      fireEvent.click(week(7));
      expect(open).toHaveBeenCalledExactlyOnceWith("2026-W7");
    });

    it("opens the quarter as a sheet on a phone, with rows that open their weeks", () => {
      narrow(true);
      const open = vi.fn();
      render(<WeekStrip label="2026" quarters={year(52)} onOpenWeek={open} />);
      fireEvent.click(week(16));
      expect(open).not.toHaveBeenCalled();
      const sheet = screen.getByRole("dialog", { name: "Spring" });
      expect(within(sheet).getAllByRole("listitem")).toHaveLength(13);
      fireEvent.click(within(sheet).getByRole("button", { name: "Week 17" }));
      expect(open).toHaveBeenCalledExactlyOnceWith("2026-W17");
      expect(screen.queryByRole("dialog")).toBeNull();
    });

    it("gives a year of 53 weeks an extra column", () => {
      const { rerender } = render(<WeekStrip label="2026" quarters={year(53)} onOpenWeek={() => {}} />);
      expect(week(53)).toBeTruthy();
      expect(screen.getByRole("grid").className).toContain("week-strip--long");
      rerender(<WeekStrip label="2026" quarters={year(52)} onOpenWeek={() => {}} />);
      expect(screen.getByRole("grid").className).not.toContain("week-strip--long");
    });

    it("animates a week that becomes saved, and none that was saved before", () => {
      const strip = (saved: boolean) => (
        <WeekStrip label="2026" quarters={year(52, saved ? { 46: { state: "saved" } } : {})} onOpenWeek={() => {}} />
      );
      const { container, rerender } = render(strip(false));
      expect(container.querySelector(".week-face--stamped")).toBeNull();
      rerender(strip(true));
      expect([...container.querySelectorAll(".week-face--stamped")]).toEqual([week(46).firstElementChild]);
      rerender(strip(false));
      expect(container.querySelector(".week-face--stamped")).toBeNull();
    });
  });

  describe("WeekStrip as a picture", () => {
    it("is a readable list without a tab stop", () => {
      render(<WeekStrip label="A sample year" quarters={year(52)} />);
      expect(screen.getByRole("region", { name: "A sample year" })).toBeTruthy();
      expect(screen.getAllByRole("listitem")).toHaveLength(52);
      expect(screen.getByText("Week 12")).toBeTruthy();
      expect(screen.queryByRole("button")).toBeNull();
    });

    it("prerenders without inline styles, whether it opens weeks or not", () => {
      const quarters = year(53, { 3: { state: "zero", folded: true }, 4: { state: "paused" }, 5: { marks: ["disc"] } });
      const html = renderToString(
        <>
          <WeekStrip label="2026" quarters={quarters} />
          <WeekStrip label="2026" quarters={quarters} onOpenWeek={() => {}} />
          <WeekStamp number={46} state="saved" folded marks={["disc", "diamond"]} />
        </>,
      );
      expect(html).not.toContain("style=");
      expect(html).toContain(">46<");
    });
  });

  describe("WeekStripLegend", () => {
    it("names each mark and each state", () => {
      render(
        <WeekStripLegend
          items={[
            { mark: "disc", text: "Maya" },
            { state: "saved", text: "saved" },
            { state: "saved", folded: true, text: "folded" },
          ]}
        />,
      );
      expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["Maya", "saved", "folded"]);
    });
  });
});

describe("week strip keys", () => {
  const wide = { quarterSizes: [13, 13, 13, 14], quartersPerRow: 2 };
  const narrow = { ...wide, quartersPerRow: 1 };

  describe("weekAfterKey", () => {
    it("moves week by week across the quarters and stops at the ends of the year", () => {
      expect(weekAfterKey("ArrowRight", 12, wide)).toBe(13);
      expect(weekAfterKey("ArrowLeft", 13, wide)).toBe(12);
      expect(weekAfterKey("ArrowLeft", 0, wide)).toBe(0);
      expect(weekAfterKey("ArrowRight", 52, wide)).toBe(52);
    });

    it("moves up and down by two quarters if two share a row, else by one", () => {
      expect(weekAfterKey("ArrowDown", 3, wide)).toBe(29);
      expect(weekAfterKey("ArrowDown", 3, narrow)).toBe(16);
      expect(weekAfterKey("ArrowUp", 29, wide)).toBe(3);
      expect(weekAfterKey("ArrowUp", 3, wide)).toBe(3);
    });

    it("moves up from a 53rd week to the last week of the shorter row", () => {
      expect(weekAfterKey("ArrowUp", 52, wide)).toBe(25);
    });

    it("moves to the ends of the current row with Home and End", () => {
      expect(weekAfterKey("Home", 45, wide)).toBe(26);
      expect(weekAfterKey("End", 26, wide)).toBe(52);
      expect(weekAfterKey("Home", 45, narrow)).toBe(39);
      expect(weekAfterKey("End", 0, narrow)).toBe(12);
    });

    it("moves by a quarter with the page keys", () => {
      expect(weekAfterKey("PageDown", 3, wide)).toBe(16);
      expect(weekAfterKey("PageUp", 16, wide)).toBe(3);
    });

    it("leaves other keys alone", () => {
      expect(weekAfterKey("a", 3, wide)).toBeUndefined();
    });
  });
});
