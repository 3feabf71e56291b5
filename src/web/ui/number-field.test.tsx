// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { NumberField, type NumberFieldProps } from "./number-field.tsx";

afterEach(cleanup);

function show(props: Partial<NumberFieldProps> = {}) {
  function Form() {
    const [value, setValue] = useState(props.value ?? "");
    const limits = { locale: "en-US", min: 0, max: 100, step: 0.1, decimals: 2, suffix: "%" };
    return <NumberField label="Rate" {...limits} {...props} value={value} onChange={setValue} />;
  }
  render(<Form />);
  return screen.getByRole<HTMLInputElement>("spinbutton", { name: "Rate" });
}

const press = (input: HTMLInputElement, ...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(input, { key });
};

describe("NumberField", () => {
  it("steps with the arrow keys without binary crumbs", () => {
    const input = show({ value: "0.1" });
    press(input, "ArrowUp", "ArrowUp");
    expect(input.value).toBe("0.3");
    press(input, "ArrowDown");
    expect(input.value).toBe("0.2");
  });

  it("steps tenfold with the page keys and stops at its limits", () => {
    const input = show({ value: "99.5" });
    press(input, "PageUp");
    expect(input.value).toBe("100");
    press(input, ...Array(101).fill("PageDown"));
    expect(input.value).toBe("0");
  });

  it("steps from nothing when empty, and not at all from unreadable text", () => {
    const empty = show();
    press(empty, "ArrowUp");
    expect(empty.value).toBe("0.1");
    cleanup();
    const odd = show({ value: "some" });
    press(odd, "ArrowUp");
    expect(odd.value).toBe("some");
  });

  it("reads and writes decimals as the locale does", () => {
    const input = show({ locale: "de-DE", value: "5.5" });
    fireEvent.blur(input);
    expect(input.value).toBe("5,5");
    expect(input.getAttribute("aria-valuenow")).toBe("5.5");
  });

  it("keeps a number outside its limits as it was typed", () => {
    const input = show({ value: "120" });
    fireEvent.blur(input);
    expect(input.value).toBe("120");
  });
});
