// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { Segments } from "./segments.tsx";

afterEach(cleanup);

const options = [
  { value: "one", label: "One" },
  { value: "two", label: "Two" },
  { value: "three", label: "Three" },
] as const;

function show(first?: "one" | "two" | "three") {
  function Form() {
    const [value, setValue] = useState(first);
    return <Segments label="How many" value={value} onChange={setValue} options={options} />;
  }
  render(<Form />);
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
const chosen = () => screen.getAllByRole<HTMLInputElement>("radio").find(({ checked }) => checked)?.value;

describe("Segments", () => {
  it("is a named group that may have no selection", () => {
    show();
    expect(screen.getByRole("group", { name: "How many" })).toBeTruthy();
    expect(chosen()).toBeUndefined();
  });

  it("chooses by press", () => {
    show("one");
    fireEvent.click(radio("Three"));
    expect(chosen()).toBe("three");
  });

  it.each([
    ["One", "ArrowRight", "two"],
    ["One", "ArrowDown", "two"],
    ["One", "ArrowLeft", "three"],
    ["Three", "ArrowRight", "one"],
    ["Two", "ArrowUp", "one"],
    ["One", "End", "three"],
    ["Three", "Home", "one"],
  ])("goes from %s by %s to %s, with the focus", (from, key, to) => {
    show(from.toLowerCase() as "one");
    fireEvent.keyDown(radio(from), { key });
    expect(chosen()).toBe(to);
    expect((document.activeElement as HTMLInputElement).value).toBe(to);
  });
});
