// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Currency, MoneyFormat } from "#domain/money/money.ts";
import { MoneyField, type MoneyFieldProps } from "./money-field.tsx";

afterEach(cleanup);

const dollars: MoneyFormat = { locale: "en-US", currency: "USD" as Currency };
const euros: MoneyFormat = { locale: "de-DE", currency: "EUR" as Currency };

function show(props: Partial<MoneyFieldProps> = {}) {
  const heard = vi.fn();
  function Form() {
    const [value, setValue] = useState(props.value ?? "");
    const change: MoneyFieldProps["onChange"] = (text, parsed) => {
      setValue(text);
      heard(text, parsed);
    };
    return <MoneyField label="Rent" format={dollars} {...props} value={value} onChange={change} />;
  }
  render(<Form />);
  return { input: screen.getByRole<HTMLInputElement>("textbox", { name: "Rent" }), heard };
}

const type = (input: HTMLInputElement, value: string) => fireEvent.change(input, { target: { value } });

describe("MoneyField", () => {
  it("passes on what was typed and how it reads", () => {
    const { input, heard } = show();
    type(input, "1,234.5");
    expect(heard).toHaveBeenLastCalledWith("1,234.5", { ok: true, value: 123450 });
    type(input, "1,234.5x");
    expect(heard).toHaveBeenLastCalledWith("1,234.5x", { ok: false, problem: "unreadable" });
  });

  it.each(["$ 1 234.50", "1.234,50", "USD 1234.5", "１２３４.５"])(
    "tidies %j when left, as typed or pasted",
    (text) => {
      const { input, heard } = show();
      type(input, text);
      fireEvent.blur(input);
      expect(input.value).toBe("1,234.50");
      expect(heard).toHaveBeenLastCalledWith("1,234.50", { ok: true, value: 123450 });
    },
  );

  it.each(["about 40", "1.2.3", " 12 34 ", "9999999999", "(300)"])("keeps %j when left", (text) => {
    const { input, heard } = show();
    type(input, text);
    fireEvent.blur(input);
    expect(input.value).toBe(text);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it("stays silent when left untouched or empty", () => {
    const { input, heard } = show();
    fireEvent.blur(input);
    expect(heard).not.toHaveBeenCalled();
  });

  it("has the symbol where the locale has it", () => {
    const { input } = show({ format: euros, value: "12,00" });
    expect(input.parentElement?.textContent).toBe("€");
    expect(input.nextElementSibling?.textContent).toBe("€");
  });

  it("ties hint, error and suffix to the input", () => {
    const { input } = show({ hint: "After tax.", error: "Enter an amount.", suffix: "a month" });
    expect(input.getAttribute("aria-invalid")).toBe("true");
    const ids = input.getAttribute("aria-describedby")?.split(" ") ?? [];
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
      "a month",
      "Enter an amount.",
      "After tax.",
    ]);
  });
});
