// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Meter, Progress, shareOf } from "./progress.tsx";

afterEach(cleanup);

describe("shareOf", () => {
  it("stays between 0 and 100 for any figures", () => {
    expect(shareOf(1265, 3800)).toBe(33.29);
    expect(shareOf(5000, 3800)).toBe(100);
    expect(shareOf(-20, 3800)).toBe(0);
    expect(shareOf(20, 0)).toBe(0);
    expect(shareOf(Number.NaN, 10)).toBe(0);
  });
});

describe("Progress", () => {
  it("tells a screen reader its name, its share and its amounts", () => {
    render(<Progress label="Lisbon" value={950} max={3800} valueText="$950 of $3,800" />);
    const bar = screen.getByRole("progressbar", { name: "Lisbon" }) as HTMLProgressElement;
    expect([bar.value, bar.max]).toEqual([25, 100]);
    expect(bar.getAttribute("aria-valuetext")).toBe("$950 of $3,800");
  });

  it("draws its share with an attribute, not a style", () => {
    const { container } = render(<Progress label="Lisbon" value={950} max={3800} />);
    expect(container.querySelector(".progress-fill")?.getAttribute("width")).toBe("25%");
    expect(container.innerHTML).not.toContain("style=");
  });
});

describe("Meter", () => {
  it("marks the value expected by now, and changes its style when over", () => {
    const { container } = render(<Meter label="Eating out" value={97} max={85} tick={42.5} over />);
    expect(screen.getByRole("meter", { name: "Eating out" })).toBeTruthy();
    expect(container.querySelector(".meter-tick")?.getAttribute("x")).toBe("50%");
    expect(container.querySelector(".meter-fill")?.getAttribute("width")).toBe("100%");
    expect(container.querySelector(".meter--over")).toBeTruthy();
  });
});
