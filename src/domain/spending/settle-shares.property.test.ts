import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Transaction } from "../household/records.ts";
import { minor } from "../money/money.ts";
import { income } from "../plan/sample-household.ts";
import { by, couple, person, settled } from "./settle-shares.fixture.ts";

describe("nothing is lost in settling", () => {
  const ids = ["a", "b", "c", "d"];
  const some = fc.record({
    amount: fc.integer({ min: -99_999, max: 99_999 }),
    personId: fc.constantFrom(...ids, "gone"),
    forPersonId: fc.constantFrom(...ids, "gone"),
    kind: fc.constantFrom<Transaction["kind"]>("spending", "spending", "transfer"),
  });
  const incomes = fc.array(fc.nat(99_999), { maxLength: 4 });

  it("[SN20] shares add up to the total, balances to nothing, and handing over what is owed leaves nothing owed", () => {
    fc.assert(
      fc.property(
        ...[
          fc.array(some),
          fc.integer({ min: 2, max: 4 }),
          incomes,
          fc.constantFrom("equal" as const, "income" as const),
        ],
        (list, adults, earned, way) => {
          const people = ids.slice(0, adults).map((id) => person(id));
          const pays = earned.map((amount, index) => income(amount, { id: `i${index}`, personId: ids[index]! }));
          const household = couple(way, { people, incomes: pays });
          const entries = list.map(({ kind, forPersonId, personId, amount }) =>
            by(personId, amount, kind === "spending" ? { forPersonId } : { kind, toPersonId: forPersonId }),
          );
          const found = settled(household, entries);
          const add = (part: "share" | "paid" | "balance") =>
            found.people.reduce((sum, one) => sum + one[part].amount, 0);
          expect([add("share"), add("paid"), add("balance")]).toEqual([found.total.amount, found.total.amount, 0]);
          const handed = found.owed.map(({ from, to, amount }) =>
            by(from.id, amount, { kind: "transfer", toPersonId: to.id }),
          );
          const after = settled(household, [...entries, ...handed]);
          expect([after.owed, after.people.map(({ balance }) => balance.amount)]).toEqual([
            [],
            people.map(() => minor(0)),
          ]);
        },
      ),
    );
  });
});
