// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { field, openExpense, press } from "./expense.fixture.tsx";
import { focusExpense } from "./expense-key.tsx";

afterEach(cleanup);

const key = (target: Element, init: object = {}) => fireEvent.keyDown(target, { key: "n", ...init });
const isAtAmount = () => document.activeElement === field("Amount");
const leave = () => (document.activeElement as HTMLElement).blur();

describe("the shortcut to the amount", () => {
  it("is the key n anywhere on the page, and the letter is not typed", async () => {
    await openExpense([]);
    expect([key(document.body), isAtAmount()]).toEqual([false, true]);
  });

  it("is ignored while typing, or with a modifier key", async () => {
    await openExpense([]);
    for (const name of ["Paid to", "Category"]) {
      field(name).focus();
      expect([key(field(name)), document.activeElement]).toEqual([true, field(name)]);
    }
    leave();
    for (const held of ["ctrlKey", "metaKey", "altKey"]) key(document.body, { [held]: true });
    expect(isAtAmount()).toBe(false);
  });

  it("can be switched off and on by its hint", async () => {
    await openExpense([]);
    await press("The key n goes to the amount");
    key(document.body);
    expect(isAtAmount()).toBe(false);
    expect(screen.getByRole("button", { name: "The key n goes to the amount", pressed: false })).toBeTruthy();
    await press("The key n goes to the amount");
    key(document.body);
    expect(isAtAmount()).toBe(true);
  });

  it("returns false if the page has no such form", async () => {
    const { leave: close } = await openExpense([]);
    expect(focusExpense()).toBe(true);
    act(close);
    expect(focusExpense()).toBe(false);
  });
});
