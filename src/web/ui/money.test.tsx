// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { type Currency, type MoneyFormat, minor } from "#domain/money/money.ts";
import { Money } from "./money.tsx";

afterEach(cleanup);

const dollars: MoneyFormat = { locale: "en-US", currency: "USD" as Currency };
const euros: MoneyFormat = { locale: "de-DE", currency: "EUR" as Currency };

describe("Money", () => {
  it("is plain text in running text", () => {
    const { container } = render(<Money amount={minor(-24000)} format={dollars} />);
    expect(container.textContent).toBe("−\u00a0$240.00");
    expect(container.querySelector("[aria-hidden]")).toBeNull();
  });

  it.each(["large", "hero"] as const)("is announced as a whole when %s, and shown with smaller cents", (size) => {
    const { container } = render(<Money amount={minor(112790)} format={dollars} size={size} />);
    expect(container.querySelector(".money-spoken")?.textContent).toBe("$1,127.90");
    expect(container.querySelector("[aria-hidden]")?.textContent).toBe("$1,127.90");
    expect(container.querySelector(".money-cents")?.textContent).toBe(".90");
  });

  it("puts a trailing symbol next to the cents", () => {
    const { container } = render(<Money amount={minor(-112790)} format={euros} size="hero" />);
    expect(container.querySelector("[aria-hidden]")?.textContent).toBe("−\u00a01.127,90\u00a0€");
    expect(container.querySelector(".money-cents")?.textContent).toBe(",90\u00a0€");
  });

  it("has a sign whenever its color carries meaning", () => {
    const { container } = render(<Money amount={minor(2490)} format={dollars} tone="gain" />);
    expect(container.textContent).toBe("+\u00a0$24.90");
  });

  it("lets the caller choose the sign", () => {
    const { container } = render(<Money amount={minor(2490)} format={dollars} tone="loss" sign="never" />);
    expect(container.textContent).toBe("$24.90");
  });
});
