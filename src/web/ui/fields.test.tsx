// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Currency, MoneyFormat } from "#domain/money/money.ts";
import { MoneyField, type MoneyFieldProps } from "./money-field.tsx";
import { NumberField, type NumberFieldProps } from "./number-field.tsx";
import { Select } from "./select.tsx";

describe("money field", () => {
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
    it("passes on the text and the parsed amount", () => {
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

    it.each(["about 40", "1.2.3", " 12 34 ", "9999999999", "(300)"])("leaves %j as typed on blur", (text) => {
      const { input, heard } = show();
      type(input, text);
      fireEvent.blur(input);
      expect(input.value).toBe(text);
      expect(heard).toHaveBeenCalledTimes(1);
    });

    it("does not call onChange on blur if untouched or empty", () => {
      const { input, heard } = show();
      fireEvent.blur(input);
      expect(heard).not.toHaveBeenCalled();
    });

    it("places the symbol as the locale does", () => {
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
});

describe("number field", () => {
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
    it("steps with the arrow keys without floating-point errors", () => {
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

    it("steps from zero when empty, and not at all from unreadable text", () => {
      const empty = show();
      press(empty, "ArrowUp");
      expect(empty.value).toBe("0.1");
      cleanup();
      const odd = show({ value: "some" });
      press(odd, "ArrowUp");
      expect(odd.value).toBe("some");
    });

    it("parses and formats decimals as the locale does", () => {
      const input = show({ locale: "de-DE", value: "5.5" });
      fireEvent.blur(input);
      expect(input.value).toBe("5,5");
      expect(input.getAttribute("aria-valuenow")).toBe("5.5");
    });

    it("leaves a number outside its limits as typed", () => {
      const input = show({ value: "120" });
      fireEvent.blur(input);
      expect(input.value).toBe("120");
    });
  });
});

describe("select", () => {
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

    it("groups options of the same group", () => {
      const { container } = render(<Select label="Food" value="a" onChange={() => {}} options={options} />);
      const groups = [...container.querySelectorAll("optgroup")];
      expect(groups.map((group) => [group.label, group.textContent])).toEqual([["Fruit", "AppleCherry"]]);
    });

    it("shows its placeholder as the empty choice", () => {
      render(<Select label="Food" value="" onChange={() => {}} options={options} placeholder="Choose one" />);
      expect(screen.getByRole<HTMLOptionElement>("option", { name: "Choose one" }).value).toBe("");
    });
  });
});
