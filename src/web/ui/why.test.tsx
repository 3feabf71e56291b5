// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Why } from "./why.tsx";

afterEach(cleanup);

describe("Why", () => {
  it("opens its own note, and may be inside a paragraph", () => {
    const { container } = render(
      <p>
        $370.00 <Why about="to set aside" formula="In, less out." inputs={[{ label: "In", value: "$1,630.00" }]} />
      </p>,
    );
    const button = screen.getByRole("button", { name: "why? to set aside" });
    const note = document.getElementById(button.getAttribute("popovertarget")!)!;
    expect(note.textContent).toBe("In, less out.In: $1,630.00");
    expect(container.querySelector("p div, p dl, p ul")).toBeNull();
  });

  it("collapses a list of more than thirty, and keeps the focus when it is expanded", () => {
    const inputs = (count: number) => Array.from({ length: count }, (_, at) => ({ label: `Row ${at}`, value: "1" }));
    const { container, rerender } = render(<Why formula="All of it." inputs={inputs(30)} />);
    const rows = () => container.querySelectorAll(".why-input").length;
    expect([rows(), container.querySelector(".why-more")]).toEqual([30, null]);
    rerender(<Why formula="All of it." inputs={inputs(43)} />);
    expect(rows()).toBe(12);
    fireEvent.click(screen.getByText("Show 31 more"));
    expect([rows(), document.activeElement?.className]).toEqual([43, "why-inputs"]);
  });
});
