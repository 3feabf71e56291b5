// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useRef, useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { focusIn, isFocusLost, isFocusOutside, useAutoFocus, useFocusInvalid } from "./focus.ts";

afterEach(cleanup);

function Form() {
  const form = useRef<HTMLFormElement>(null);
  const focusInvalid = useFocusInvalid(form);
  const [isChecked, setChecked] = useState(false);
  const check = () => {
    setChecked(true);
    focusInvalid();
  };
  return (
    <form ref={form}>
      <input aria-label="Name" />
      <input aria-label="Amount" aria-invalid={isChecked ? true : undefined} />
      <input aria-label="Note" aria-invalid={isChecked ? true : undefined} />
      <button type="button" onClick={check}>
        Save
      </button>
    </form>
  );
}

describe("the first invalid field", () => {
  it("takes the focus once its error has rendered, at every attempt, and not between them", () => {
    render(<Form />);
    const amount = screen.getByLabelText("Amount");
    fireEvent.click(screen.getByText("Save"));
    expect(document.activeElement).toBe(amount);
    act(() => screen.getByLabelText("Name").focus());
    fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Rent" } });
    expect(document.activeElement).toBe(screen.getByLabelText("Name"));
    fireEvent.click(screen.getByText("Save"));
    expect(document.activeElement).toBe(amount);
  });
});

function Title({ isWanted }: { isWanted: boolean }) {
  return (
    <h2 ref={useAutoFocus<HTMLHeadingElement>(isWanted)} tabIndex={-1}>
      Done
    </h2>
  );
}

it("an element takes the focus as soon as it is wanted there", () => {
  const { rerender } = render(<Title isWanted={false} />);
  expect(isFocusLost()).toBe(true);
  rerender(<Title isWanted={true} />);
  expect(document.activeElement).toBe(screen.getByText("Done"));
});

it("the focus moves only to what exists, and is outside of other elements", () => {
  const { container } = render(
    <>
      <p>Words</p>
      <button type="button">Save</button>
    </>,
  );
  expect(isFocusOutside(screen.getByText("Words"))).toBe(false);
  expect(focusIn(container, "input")).toBe(false);
  expect(focusIn(null, "button")).toBe(false);
  expect(focusIn(container, "button")).toBe(true);
  expect(document.activeElement).toBe(screen.getByText("Save"));
  expect(isFocusOutside(screen.getByText("Words"))).toBe(true);
  expect(isFocusOutside(container)).toBe(false);
});
