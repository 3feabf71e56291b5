import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Transaction } from "../household/records.ts";
import { minor } from "../money/money.ts";
import { addDays, type Day } from "../time/day.ts";
import { createDuplicates, isSimilarPayee } from "./duplicates.ts";
import type { ReadEntry } from "./read-row.ts";

const row = (day: string, amount: number, payee: string, kind: ReadEntry["kind"] = "spending"): ReadEntry => ({
  line: 1,
  day: day as Day,
  amount: minor(amount),
  payee,
  note: "",
  kind,
  key: `${day} ${kind === "income" ? -amount : amount} ${payee}`,
});

let ids = 0;
const typed = (day: string, amount: number, payee: string, more: Partial<Transaction> = {}): Transaction => ({
  id: `t${ids++}`,
  day: day as Day,
  amount: minor(amount),
  payee,
  kind: "spending",
  personId: "maya",
  note: "",
  ...more,
});

const brought = (from: ReadEntry, more: Partial<Transaction> = {}, sourceId = "bank"): Transaction =>
  typed(from.day, from.amount, from.payee, { imported: { sourceId, key: from.key }, kind: from.kind, ...more });

function judge(known: readonly Transaction[], rows: readonly ReadEntry[], sourceId: string | undefined = "bank") {
  const duplicates = createDuplicates(sourceId);
  known.forEach(duplicates.know);
  return rows.map((one) => duplicates.judge(one).is);
}

const coffee = row("2026-02-03", 350, "Corner Bakery");

describe("rows that are there already", () => {
  it("of two identical rows in a file both are real", () => {
    expect(judge([], [coffee, coffee])).toEqual(["new", "new"]);
  });

  it("each that an earlier import brought counts for one", () => {
    expect(judge([brought(coffee)], [coffee, coffee])).toEqual(["brought", "new"]);
    expect(judge([brought(coffee), brought(coffee)], [coffee, coffee])).toEqual(["brought", "brought"]);
  });

  it("one that was edited since is known by the row it came from", () => {
    const edited = brought(coffee, { day: "2026-03-01" as Day, amount: minor(1), payee: "Café", kind: "transfer" });
    expect(judge([edited], [coffee])).toEqual(["brought"]);
  });

  it("another source's row is only perhaps the same", () => {
    expect(judge([brought(coffee, {}, "card")], [coffee])).toEqual(["maybe"]);
    const duplicates = createDuplicates(undefined);
    duplicates.know(brought(coffee));
    expect(duplicates.judge(coffee).is).toBe("maybe");
  });

  it.each([
    ["the same day and name", typed("2026-02-03", 350, "corner bakery"), "maybe"],
    ["three days before", typed("2026-01-31", 350, "Bakery"), "maybe"],
    ["three days after", typed("2026-02-06", 350, "Bakery"), "maybe"],
    ["four days after", typed("2026-02-07", 350, "Bakery"), "new"],
    ["another amount", typed("2026-02-03", 351, "Corner Bakery"), "new"],
    ["another payee", typed("2026-02-03", 350, "Gym"), "new"],
    ["no payee", typed("2026-02-03", 350, ""), "maybe"],
    ["money the other way", typed("2026-02-03", 350, "Corner Bakery", { kind: "income" }), "new"],
    ["a transfer", typed("2026-02-03", 350, "Corner Bakery", { kind: "transfer" }), "maybe"],
  ])("one typed by hand with %s: %s", (_, entry, verdict) => {
    expect(judge([entry], [coffee])).toEqual([verdict]);
  });

  it("[TF9] a transfer typed in the account of the file is the same transfer; another account's is the other half", () => {
    const [checking, savings] = [{ kind: "account", id: "c" } as const, { kind: "account", id: "s" } as const];
    const made = typed("2026-02-03", 20_000, "Savings", { kind: "transfer", account: checking, toAccount: savings });
    const verdict = (account: typeof checking | typeof savings, one: ReadEntry, isSorted = () => false) => {
      const duplicates = createDuplicates("bank", account, isSorted);
      duplicates.know(made);
      return duplicates.judge(one).is;
    };
    expect(verdict(checking, row("2026-02-08", 20_000, "ACH 1"))).toBe("maybe");
    expect(verdict(checking, row("2026-02-09", 20_000, "ACH 1"))).toBe("new");
    expect(verdict(checking, row("2026-02-03", 20_000, "Landlord"), () => true)).toBe("new");
    expect(verdict(checking, row("2026-02-03", 20_000, "ACH 1", "income"))).toBe("new");
    expect(verdict(savings, row("2026-02-03", 20_000, "Savings", "income"))).toBe("new");
  });

  it("[TF9] a bill paid from the account of the file is the same payment, whoever the bank names", () => {
    const [checking, savings] = [{ kind: "account", id: "c" } as const, { kind: "account", id: "s" } as const];
    const bill = { id: "rent", due: "2026-02-01" as Day };
    const verdict = (account: typeof checking | typeof savings, more: object) => {
      const duplicates = createDuplicates("bank", account);
      duplicates.know(typed("2026-02-01", 120_000, "Rent", { account: checking, ...more }));
      return duplicates.judge(row("2026-02-03", 120_000, "ACME HOMES")).is;
    };
    expect([verdict(checking, { bill }), verdict(savings, { bill }), verdict(checking, {})]).toEqual([
      "maybe",
      "new",
      "new",
    ]);
  });

  it("a refund typed by hand is the money that came in", () => {
    expect(judge([typed("2026-02-03", -350, "Bakery")], [row("2026-02-03", 350, "Bakery", "income")])).toEqual([
      "maybe",
    ]);
  });

  it("one typed by hand explains one row, the nearest in days first", () => {
    expect(judge([typed("2026-02-03", 350, "Bakery")], [coffee, coffee])).toEqual(["maybe", "new"]);
    const [near, far] = [typed("2026-02-03", 350, "Bakery"), typed("2026-02-01", 350, "Bakery")];
    const duplicates = createDuplicates("bank");
    [far, near].forEach(duplicates.know);
    expect(duplicates.judge(coffee)).toEqual({ is: "maybe", entryId: near.id });
    expect(duplicates.judge(coffee)).toEqual({ is: "maybe", entryId: far.id });
  });

  const rows = fc.array(
    fc
      .tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 1, max: 3 }), fc.constantFrom("Shop", "Gym"))
      .map(([off, amount, payee]) => row(addDays("2026-02-03" as Day, off), amount, payee)),
    { maxLength: 30 },
  );

  it("a file imported again adds nothing, in any order, and a longer one only its additional rows", () => {
    fc.assert(
      fc.property(rows, rows, (before, more) => {
        const known = before.map((one) => brought(one));
        expect(judge(known, [...before].reverse()).every((verdict) => verdict === "brought")).toBe(true);
        const verdicts = judge(known, [...more, ...before]);
        expect(verdicts.filter((verdict) => verdict === "brought")).toHaveLength(before.length);
        expect(verdicts.filter((verdict) => verdict === "new")).toHaveLength(more.length);
      }),
    );
  });
});

describe("payees that are alike", () => {
  it.each([
    ["Corner bakery", "CORNER BAKERY 0042 BERLIN", true],
    ["Bäckerei Müller", "Backerei Muller GmbH", true],
    ["dm", "dm-drogerie markt", false],
    ["Amazon", "AMZN Mktp DE*1A2B3", false],
    ["Netflix", "NETFLIX.COM", true],
    ["The Gym", "The Shop", false],
    ["Shop 42", "Gym 42", false],
  ])("%s and %s: %s", (one, other, isSimilar) => {
    expect(isSimilarPayee(one, other)).toBe(isSimilar);
    expect(isSimilarPayee(other, one)).toBe(isSimilar);
  });
});
