// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { StepCells, type StepState } from "./intake-frame.tsx";

afterEach(cleanup);

const step = (name: string, state: StepState, isCurrent = false) => ({
  id: name,
  name,
  to: `/${name}`,
  state,
  isCurrent,
});

it("every step is a link with its state, and the one on screen is marked as current", () => {
  const steps = [step("People", "done"), step("Bills", "stale"), step("Goals", "open", true), step("Habits", "open")];
  const { rerender } = render(<StepCells steps={steps} />);
  const names = () => screen.getAllByRole("link").map(({ textContent }) => textContent);
  expect(names()).toEqual(["People, done", "Bills, look again", "Goals, now", "Habits, not yet"]);
  expect(screen.getByRole("link", { current: "step" }).getAttribute("href")).toBe("/Goals");
  rerender(<StepCells steps={[step("People", "done", true), step("Bills", "stale", true)]} />);
  expect(names()).toEqual(["People, now, done", "Bills, now, look again"]);
});
