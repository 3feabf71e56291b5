// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Select } from "./select.tsx";

afterEach(cleanup);

const options = [
  { value: "a", label: "Apple", group: "Fruit" },
  { value: "b", label: "Bread" },
  { value: "c", label: "Cherry", group: "Fruit" },
];

describe("Select", () => {
  it("passes on the chosen value", () => {
    const change = vi.fn();
    render(<Select label="Food" value="a" onChange={change} options={options} />);
    fireEvent.change(screen.getByLabelText("Food"), { target: { value: "b" } });
    expect(change).toHaveBeenCalledWith("b");
  });

  it("puts options of one group together", () => {
    const { container } = render(<Select label="Food" value="a" onChange={() => {}} options={options} />);
    const groups = [...container.querySelectorAll("optgroup")];
    expect(groups.map((group) => [group.label, group.textContent])).toEqual([["Fruit", "AppleCherry"]]);
  });

  it("shows its placeholder as the empty choice", () => {
    render(<Select label="Food" value="" onChange={() => {}} options={options} placeholder="Choose one" />);
    expect(screen.getByRole<HTMLOptionElement>("option", { name: "Choose one" }).value).toBe("");
  });
});
