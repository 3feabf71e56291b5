// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Why } from "./why.tsx";

afterEach(cleanup);

describe("Why", () => {
  it("opens its own note, and may stand inside a paragraph", () => {
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
});
