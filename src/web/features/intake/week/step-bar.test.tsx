// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { income } from "#domain/plan/sample-household.ts";
import { StepBar } from "./step-bar.tsx";
import { weekOf } from "./week.fixture.ts";

afterEach(cleanup);

const next = { to: "/steps/3", name: "Own and owe" };
const sheet = () => document.querySelector(".week-button-sheet");
const weekButton = () => screen.getByRole("button", { name: /a week|Your week/ });

describe("the week in the bar", () => {
  beforeEach(() => {
    render(
      <>
        <input aria-label="Elsewhere" />
        <StepBar {...weekOf({ incomes: [income(92_000)] })} next={next} />
      </>,
    );
    weekButton().focus();
    fireEvent.click(weekButton());
  });

  it("opens above the bar and closes again, and the focus stays on its button", () => {
    expect(weekButton().textContent).toContain("Left so far, a week");
    expect(weekButton().getAttribute("aria-expanded")).toBe("true");
    expect(weekButton().getAttribute("aria-controls")).toBe(sheet()?.id);
    fireEvent.click(weekButton());
    expect([weekButton().getAttribute("aria-expanded"), sheet()]).toEqual(["false", null]);
    expect(document.activeElement).toBe(weekButton());
  });

  it("closes on Escape and returns the focus to its button", () => {
    screen.getByRole("link", { name: /step 4/ }).focus();
    expect(sheet()).not.toBeNull();
    fireEvent.keyDown(document.activeElement!, { key: "Escape" });
    expect(sheet()).toBeNull();
    expect(document.activeElement).toBe(weekButton());
  });

  it("closes on a press or focus elsewhere", () => {
    fireEvent.pointerDown(sheet()!);
    expect(sheet()).not.toBeNull();
    fireEvent.focusIn(screen.getByLabelText("Elsewhere"));
    expect(sheet()).toBeNull();
    fireEvent.click(weekButton());
    fireEvent.pointerDown(document.body);
    expect(sheet()).toBeNull();
  });

  it("closes when one of its links is followed", () => {
    fireEvent.click(screen.getByRole("link", { name: /^step 3/ }));
    expect(sheet()).toBeNull();
  });
});

describe("the step's navigation", () => {
  it("consists of links that a handler can cancel", () => {
    const onFollow = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(<StepBar {...weekOf({})} back={{ to: "/b" }} skip={{ to: "/s" }} next={{ ...next, onFollow }} />);
    const names = screen.getAllByRole("link").map(({ textContent }) => textContent);
    expect(names).toEqual(["Back", "Skip for now", "Next: own and owe"]);
    const before = location.href;
    fireEvent.click(screen.getByRole("link", { name: /^Next/ }));
    expect([onFollow.mock.calls.length, location.href]).toEqual([1, before]);
  });

  it("shows only the links it is given", () => {
    render(
      <StepBar {...weekOf({})} back={{ to: "/b" }}>
        <button type="submit">Make the plan</button>
      </StepBar>,
    );
    expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Back"]);
    expect(screen.getByRole("button", { name: "Make the plan" })).toBeTruthy();
  });
});
