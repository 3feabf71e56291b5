// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ChipBar } from "./chip-bar.tsx";

afterEach(cleanup);

const chips = (...names: string[]) => (
  <ChipBar label="Often paid">
    {names.map((name) => (
      <button key={name} type="button">
        {name}
      </button>
    ))}
  </ChipBar>
);

const stops = () => screen.getAllByRole("button").filter(({ tabIndex }) => tabIndex === 0);
const chip = (name: string) => screen.getByRole("button", { name });

it("chips have one tab stop, and arrow keys move between them", () => {
  render(chips("Rent", "Water", "Gas"));
  expect(stops()).toEqual([chip("Rent")]);
  chip("Rent").focus();
  fireEvent.keyDown(chip("Rent"), { key: "ArrowRight" });
  expect(document.activeElement).toBe(chip("Water"));
  expect(stops()).toEqual([chip("Water")]);
  fireEvent.keyDown(chip("Water"), { key: "End" });
  fireEvent.keyDown(chip("Gas"), { key: "ArrowRight" });
  expect(document.activeElement).toBe(chip("Rent"));
});

it("a chip that disappears leaves the tab stop to another", () => {
  const { rerender } = render(chips("Rent", "Water"));
  chip("Water").focus();
  rerender(chips("Rent"));
  expect(stops()).toEqual([chip("Rent")]);
});
