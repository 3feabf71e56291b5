import fc from "fast-check";
import { expect, it } from "vitest";
import type { Transaction } from "../household/records.ts";
import type { Currency } from "../money/money.ts";
import { entry } from "./spending.fixture.ts";
import { checkTransaction, partsOf } from "./transaction.ts";

const problemOf = (more: Partial<Transaction>) => {
  const checked = checkTransaction(entry("2026-11-10", 100, more), "USD" as Currency);
  return checked.ok ? "fine" : checked.problem;
};

it.each([
  ["may be for one person alone", { forPersonId: "tom" }, "fine"],
  ["may be for the one who paid", { forPersonId: "maya" }, "fine"],
  ["may hand money to the other", { kind: "transfer", toPersonId: "tom" }, "fine"],
  ["may be a transfer to nobody", { kind: "transfer" }, "fine"],
  ["hands nothing over by spending", { toPersonId: "tom" }, "not-a-transfer"],
  ["hands nothing over by income", { kind: "income", toPersonId: "tom" }, "not-a-transfer"],
  ["hands nothing to oneself", { kind: "transfer", toPersonId: "maya" }, "to-oneself"],
] as const)("[SP12] an entry %s", (_, more, expected) => {
  expect(problemOf(more)).toBe(expected);
});

it("[SP12] money is handed over to another person by a transfer, which counts nowhere", () => {
  const person = fc.constantFrom("maya", "tom", "ida");
  const made = fc.record(
    { kind: fc.constantFrom("spending", "income", "transfer"), personId: person, toPersonId: person },
    { requiredKeys: ["kind", "personId"] },
  );
  fc.assert(
    fc.property(made, (more) => {
      const isHandedOver = more.kind === "transfer" && more.toPersonId !== more.personId;
      const isFine = problemOf(more as Partial<Transaction>) === "fine";
      expect(isFine).toBe(more.toPersonId === undefined || isHandedOver);
      if (isFine && more.toPersonId) expect(partsOf(entry("2026-11-10", 100, more as never))).toEqual([]);
    }),
  );
});
