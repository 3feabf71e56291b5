import fc from "fast-check";
import { expect, it } from "vitest";
import { readAccount } from "#domain/intake/account-and-debt.ts";
import type { Answers } from "#domain/intake/answers.ts";
import { currency } from "#domain/money/money.ts";
import { hasRange, toExact, toRange, typeRange } from "./account-editor.tsx";

const usd = currency("USD");
const options = {
  format: { currency: usd.ok ? usd.value : (undefined as never), locale: "en-US" },
  today: "2026-11-15" as never,
};
const balanceOf = (answers: Answers) => {
  const read = readAccount("car", answers, options);
  return read.ok ? read.value.balance : read.problems;
};

it("counts a range at its middle, even after an exact balance was typed", () => {
  const exact = { label: "Car", balance: "20,000" };
  const about = { ...exact, ...toRange(exact) };
  expect(balanceOf({ ...about, low: "8000", high: "10000" })).toBe(900_000);
});

it("loses no text when switching there and back", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (balance, low, high) => {
      const about = { balance, ...toRange({ balance }), low, high };
      const exact: Answers = { ...about, ...toExact(about) };
      expect(exact.balance).toBe(balance);
      expect(hasRange(exact)).toBe(false);
      const again: Answers = { ...exact, ...toRange(exact) };
      expect([again.low, again.high]).toEqual([low, high]);
    }),
  );
});

it("shows a finished account with a range as a range", () => {
  const finished = { label: "Car", balance: "9,000.00", low: "8,000.00", high: "10,000.00" };
  expect(hasRange(finished)).toBe(true);
  expect(toExact(finished).balance).toBe("9,000.00");
});

it("counts a changed range at its new middle and keeps the previous balance", () => {
  const finished = { label: "Car", balance: "9,000.00", low: "8,000.00", high: "10,000.00" };
  const changed: Answers = { ...finished, ...typeRange(finished, { low: "9,500" }) };
  expect(balanceOf(changed)).toBe(975_000);
  expect(toExact(changed).balance).toBe("9,000.00");
});

it("adds nothing to a range without a balance", () => {
  expect(typeRange({ low: "1" }, { high: "2" })).toEqual({ high: "2" });
});
