import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Transaction } from "../household/records.ts";
import { minor } from "../money/money.ts";
import { bill } from "../plan/sample-household.ts";
import { type Cadence, paymentsAYear } from "../time/cadence.ts";
import { addDays, type Day, dayOfNumber } from "../time/day.ts";
import {
  dueEntries,
  dueNow,
  type EntryTemplate,
  entryFrom,
  isRepeated,
  paidBills,
  paymentOf,
  type RecurringTemplate,
  repeatOf,
  templateIdOf,
} from "./recurring.ts";
import { autumn, entry, entry as entryOn } from "./spending.fixture.ts";
import { spendingBook } from "./spending-book.ts";

describe("recurring", () => {
  const { id: _, day: _day, ...entry } = entryOn("2026-11-10", 450, { forPersonId: "tom" });
  const imported = { sourceId: "bank", key: "10.11.2026;-4,50;CORNER" };

  it("a template makes its entry on a day, with whom it was for", () => {
    const template: EntryTemplate = { id: "coffee", label: "Coffee", entry };
    expect(entryFrom(template.entry, "new", "2026-11-12" as Day)).toEqual({ ...entry, id: "new", day: "2026-11-12" });
  });

  it("what comes again is not from the file that the first one was from", () => {
    expect(entryFrom({ ...entry, imported }, "new", "2026-11-12" as Day)).not.toHaveProperty("imported");
    const template: RecurringTemplate = {
      id: "coffee",
      schedule: { cadence: "weekly", on: "2026-11-10" as Day },
      entry: { ...entry, imported },
    };
    expect(dueEntries([template], "2026-11-10" as Day, "2026-11-17" as Day, new Set())).toEqual([
      { ...entry, id: "coffee@2026-11-10", day: "2026-11-10" },
      { ...entry, id: "coffee@2026-11-17", day: "2026-11-17" },
    ]);
  });
});

describe("repeat of", () => {
  const none = () => false;
  const gym = entry("2026-01-31", 4_000, {
    id: "first",
    payee: "Gym",
    categoryId: "fun",
    forPersonId: "tom",
    note: "both of us",
    imported: { sourceId: "bank", key: "2026-01-31;40.00;GYM" },
  });
  const due = (today: string, isKnown: (id: string) => boolean = none, until?: Day) =>
    dueNow([repeatOf(gym, "gym", "monthly", until)], isKnown, today as Day);

  describe("an entry that comes again", () => {
    it("keeps everything but its id, its day and its import data", () => {
      const { id: _, day: __, imported: ___, ...rest } = gym;
      expect(repeatOf(gym, "gym", "monthly")).toEqual({
        id: "gym",
        entry: rest,
        schedule: { cadence: "monthly", on: "2026-01-31" },
      });
      expect(repeatOf(gym, "gym", "monthly", "2026-12-31" as Day).until).toBe("2026-12-31");
    });

    it("is due after the day of the first, on its date or the month's last day, up to today", () => {
      expect(due("2026-01-31")).toEqual([]);
      expect(due("2026-02-27")).toEqual([]);
      expect(due("2026-04-29").map(({ id, day }) => [id, day])).toEqual([
        ["gym@2026-02-28", "2026-02-28"],
        ["gym@2026-03-31", "2026-03-31"],
      ]);
      expect(due("2026-02-28")[0]).toMatchObject({ amount: 4_000, categoryId: "fun", forPersonId: "tom" });
    });

    it("is not due once recorded or dismissed, nor after its end", () => {
      expect(due("2026-03-31", (id) => id === "gym@2026-02-28").map(({ day }) => day)).toEqual(["2026-03-31"]);
      expect(due("2026-12-31", none, "2026-03-01" as Day)).toHaveLength(1);
    });

    it("is known by its id, and its template with it, also when it was moved to another day", () => {
      const [made] = due("2026-02-28");
      expect(isRepeated(made!)).toBe(true);
      const moved: Transaction = { ...made!, day: "2026-03-02" as Day };
      expect(templateIdOf(moved)).toBe("gym");
      for (const id of ["t1", "me@home", "@2026-01-01", "gym@2026-1-1"]) expect(isRepeated({ id })).toBe(false);
      expect(templateIdOf({ id: "t1" })).toBeUndefined();
    });

    it("falls due as often in one go as day by day, in the order of days", () => {
      const cadence = fc.constantFrom(...(Object.keys(paymentsAYear) as Cadence[]));
      const day = fc.integer({ min: 20_000, max: 21_000 }).map(dayOfNumber);
      fc.assert(
        fc.property(fc.array(fc.tuple(cadence, day), { maxLength: 3 }), day, fc.nat(100), (made, start, days) => {
          const templates = made.map(([each, on], index) => repeatOf(entry(on, index + 1), `r${index}`, each));
          const [known, found] = [new Set<string>(), [] as string[]];
          for (let after = 0; after <= days; after++) {
            const some = dueNow(templates, (id) => known.has(id), addDays(start, after));
            for (const { id } of some) known.add(id);
            found.push(...some.map(({ id }) => id));
          }
          const atOnce = dueNow(templates, none, addDays(start, days));
          expect(found.sort()).toEqual(atOnce.map(({ id }) => id).sort());
          expect(atOnce.map((one) => one.day)).toEqual(atOnce.map((one) => one.day).sort());
          expect(atOnce.every((one) => one.amount > minor(0))).toBe(true);
        }),
        { numRuns: 50 },
      );
    });
  });
});

describe("paid bills", () => {
  const rent = bill(90_000, { id: "rent", label: "Rent", cadence: "monthly", nextDue: "2026-11-01" as Day });
  const due = "2026-11-01" as Day;
  const payment = { amount: minor(91_000), day: "2026-11-03" as Day, personId: "maya" };

  describe("a bill that was paid", () => {
    it("is an entry with an id that every device gives it, of no category unless that was said", () => {
      expect(paymentOf(rent, due, payment)).toEqual({
        id: "rent@2026-11-01",
        bill: { id: "rent", due },
        kind: "spending",
        payee: "Rent",
        note: "",
        ...payment,
      });
      expect(paymentOf({ ...rent, categoryId: "home" }, due, payment)).not.toHaveProperty("categoryId");
      expect(paymentOf(rent, due, { ...payment, categoryId: "home" }).categoryId).toBe("home");
    });

    it("[SP15] is known by whatever entry names it, whenever that was, and for that day alone", () => {
      const book = spendingBook([paymentOf(rent, due, payment)], autumn);
      const isPaid = paidBills(book, "2026-11-12" as Day);
      const typed = { ...paymentOf(rent, due, payment), id: "typed" };
      expect(paidBills(spendingBook([typed], autumn), "2026-11-12" as Day)(rent, due)).toBe(true);
      expect([isPaid(rent, due), isPaid(rent, "2026-12-01" as Day), isPaid({ id: "other" }, due)]).toEqual([
        ...[true, false, false],
      ]);
    });
  });
});
