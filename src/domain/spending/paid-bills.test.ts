import { describe, expect, it } from "vitest";
import { minor } from "../money/money.ts";
import { bill } from "../plan/sample-household.ts";
import type { Day } from "../time/day.ts";
import { paidBills, paymentOf } from "./paid-bills.ts";
import { spendingBook } from "./spending-book.ts";
import { autumn } from "./spending-fixture.ts";

const rent = bill(90_000, { id: "rent", label: "Rent", cadence: "monthly", nextDue: "2026-11-01" as Day });
const due = "2026-11-01" as Day;
const payment = { amount: minor(91_000), day: "2026-11-03" as Day, personId: "maya" };

describe("a bill that was paid", () => {
  it("[SB27] is an entry with an id that every device gives it, of no category unless that was said", () => {
    expect(paymentOf(rent, due, payment)).toEqual({
      ...{ id: "rent@2026-11-01", kind: "spending", payee: "Rent", note: "", ...payment },
    });
    expect(paymentOf({ ...rent, categoryId: "home" }, due, payment)).not.toHaveProperty("categoryId");
    expect(paymentOf(rent, due, { ...payment, categoryId: "home" }).categoryId).toBe("home");
  });

  it("[SB27] is known by its entry, whenever that was, and for that day alone", () => {
    const book = spendingBook([paymentOf(rent, due, payment)], autumn);
    const isPaid = paidBills(book, "2026-11-12" as Day);
    expect([isPaid(rent, due), isPaid(rent, "2026-12-01" as Day), isPaid({ id: "other" }, due)]).toEqual([
      ...[true, false, false],
    ]);
  });
});
