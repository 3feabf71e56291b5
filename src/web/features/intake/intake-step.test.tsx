// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ProblemSummary } from "./intake-step.tsx";

afterEach(cleanup);

const problems = [
  { rowId: "rent", field: "amount", text: "Rent: the amount is no number." },
  { rowId: "rent", field: "nextDue", text: "Rent: the day does not exist." },
];
const base = { title: "Two answers need a look", problems, onPick: () => {} };

it("takes the focus each time the user presses Next, not while they type", () => {
  const { rerender } = render(<ProblemSummary {...base} />);
  const summary = screen.getByRole("region", { name: base.title });
  expect(document.activeElement).not.toBe(summary);
  rerender(<ProblemSummary {...base} attempts={1} />);
  expect(document.activeElement).toBe(summary);
  summary.blur();
  rerender(<ProblemSummary {...base} problems={problems.slice(1)} attempts={1} />);
  expect(document.activeElement).not.toBe(summary);
  rerender(<ProblemSummary {...base} attempts={2} />);
  expect(document.activeElement).toBe(summary);
});

it("links to each field", () => {
  const onPick = vi.fn();
  render(<ProblemSummary {...base} onPick={onPick} />);
  fireEvent.click(screen.getByText("Rent: the day does not exist."));
  expect(onPick.mock.calls).toEqual([["rent", "nextDue"]]);
});

it("renders nothing without problems", () => {
  const { container } = render(<ProblemSummary {...base} problems={[]} attempts={1} />);
  expect(container.textContent).toBe("");
});
