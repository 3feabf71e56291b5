import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Household } from "../household/household.ts";
import { account, debt } from "../plan/sample-household.ts";
import type { Day } from "../time/day.ts";
import {
  accountByMarks,
  accountMarksIn,
  accountMarksInName,
  accountNamedInFile,
  type ChosenAccount,
  createAccountEvidence,
  onlyAccount,
} from "./account-of-file.ts";

const [checking, savings, card] = [
  { kind: "account", id: "checking" },
  { kind: "account", id: "savings" },
  { kind: "debt", id: "card" },
] as const;

const holdings = (
  accounts: Household["accounts"],
  debts: Household["debts"] = [],
): Pick<Household, "accounts" | "debts"> => ({ accounts, debts });
const of = (id: string, kind: Household["accounts"][number]["kind"], more = {}) => account(0, { id, kind, ...more });

describe("the only account", () => {
  it("[IM1] is the only open one whose bank offers files, whatever else the household owns and owes", () => {
    const house = of("house", "property");
    const loan = debt(1, { id: "loan", kind: "mortgage" });
    expect(onlyAccount(holdings([of("checking", "checking"), of("wallet", "cash"), house], [loan]))).toEqual(checking);
    expect(onlyAccount(holdings([], [debt(1, { id: "card", kind: "card" })]))).toEqual(card);
    const closed = of("savings", "savings", { closedOn: "2026-01-01" as Day });
    expect(onlyAccount(holdings([of("checking", "checking"), closed]))).toEqual(checking);
    expect(onlyAccount(holdings([of("checking", "checking"), of("savings", "savings")]))).toBeUndefined();
    expect(onlyAccount(holdings([house]))).toBeNull();
  });
});

const marksIn = (above: string[][], header?: string[], ...rows: string[][]) => accountMarksIn({ above, header, rows });

describe("what a file says of its account", () => {
  const number = marksIn([["Kontonummer:", "DE00 1234 5678 9012 3456 78"]]);
  it.each([
    ["in one cell", [["Kontonummer: DE00 1234 5678 9012 3456 78"]]],
    ["without spaces", [["IBAN", "DE00123456789012345678"]]],
    ["among other words", [["Umsätze Girokonto DE00 1234 5678 9012 3456 78"]]],
  ])("is the same %s, and never the number itself", (_, above) => {
    expect(marksIn(above)).toEqual(number);
    expect(number.join()).not.toMatch(/1234/);
  });

  it("is in a column that names the file's own account, if all rows have the same", () => {
    const header = ["Date", "Auftragskonto", "Konto der Gegenseite", "Amount"];
    const one = ["2026-02-03", "DE1", "DE9", "1"];
    expect(marksIn([], header, one, one)).toHaveLength(1);
    expect(marksIn([], header, one, ["2026-02-04", "DE2", "DE9", "1"])).toEqual([]);
    expect(marksIn([], ["Date", "IBAN", "Tegenrekening"], one)).toEqual([]);
  });

  it("[IM2] is no date, no balance and no customer number above the table", () => {
    expect(
      marksIn([["Von:", "01.02.2026"], ["Kontostand:", "1.234,56 EUR"], ["Kundennummer", "551234"], [""]]),
    ).toEqual([]);
  });

  it.each([
    ["Chase1234_Activity20261101_20261119.CSV", 1],
    ["transactions-98765432101.csv", 1],
    ["DE00123456789012345678 umsaetze.csv", 1],
    ["november.csv", 0],
    ["export-2026-11-19 12.30.csv", 0],
    ["statement_20261119_123456.csv", 0],
    ["19112026.csv", 0],
    ["export_1119.csv", 0],
    ["activity 2026 (2).csv", 0],
    ["1763550000000.csv", 0],
  ])("[IM2] in the name %s is %i number that is no date, time or counter", (name, count) => {
    expect(accountMarksInName(name)).toHaveLength(count);
  });

  it("is the label of an account in its name, if no other label is there", () => {
    const accounts = [
      { ref: savings, label: "Savings" },
      { ref: checking, label: "Joint checking" },
      { ref: card, label: "Joint savings" },
    ];
    expect(accountNamedInFile("joint_savings-2026.csv", accounts)?.ref).toEqual(card);
    expect(accountNamedInFile("Savings 2026.csv", accounts)?.ref).toEqual(savings);
    expect(accountNamedInFile("savings and joint checking.csv", accounts)).toBeUndefined();
    expect(accountNamedInFile("november.csv", accounts)).toBeUndefined();
  });
});

describe("the account of a file with the same header", () => {
  it("[IM1] is the one for which all of its marks were confirmed", () => {
    const confirmed = [
      { account: checking, marks: ["a", "b"] },
      { account: savings, marks: ["c"] },
      { account: savings, marks: ["d"] },
      { account: null, marks: ["e"] },
    ];
    expect(accountByMarks(["a"], confirmed)).toEqual(checking);
    expect(accountByMarks(["c", "d"], confirmed)).toEqual(savings);
    expect(accountByMarks(["e"], confirmed)).toBeNull();
  });

  it("[IM2] is open if a mark is unknown, or was confirmed for two accounts, or if there is none", () => {
    const confirmed = [
      { account: checking, marks: ["customer", "one"] },
      { account: savings, marks: ["customer"] },
    ];
    expect(accountByMarks(["customer"], confirmed)).toBeUndefined();
    expect(accountByMarks(["customer", "two"], confirmed)).toBeUndefined();
    expect(accountByMarks([], confirmed)).toBeUndefined();
    expect(accountByMarks(["one"], [])).toBeUndefined();
  });
});

const key = (day: number, name: string) => `2026-11-${String(day).padStart(2, "0")} 100 ${name}`;
const imported = (account: ChosenAccount, ...keys: string[]) =>
  keys.map((one) => ({ ...(account && { account }), imported: { sourceId: "bank", key: one } }));

function found(file: readonly string[], ...existing: ReturnType<typeof imported>) {
  const evidence = createAccountEvidence(
    file.map((one) => ({ key: one })),
    new Set(["bank"]),
  );
  for (const entry of existing) evidence.know(entry);
  return evidence.account();
}

describe("rows that an account already has", () => {
  const rows = [key(1, "Shop"), key(2, "Fee"), key(3, "Rent"), key(5, "Shop")];

  it("[IM1] tell the account", () => {
    const others = imported(checking, key(2, "Fee"), key(2, "Gas"), key(3, "Gas"));
    expect(found(rows, ...imported(savings, rows[0]!, rows[1]!, rows[2]!), ...others)).toEqual(savings);
    expect(found(rows, ...imported(null, rows[0]!, rows[1]!))).toBeNull();
  });

  it("[IM3] tell nothing if it is one row, or if other rows of the same days are missing in the file", () => {
    expect(found(rows, ...imported(checking, rows[1]!))).toBeUndefined();
    expect(found(rows, ...imported(checking, rows[1]!, rows[2]!, key(3, "Gas"), key(4, "Gas")))).toBeUndefined();
    expect(found(rows, ...imported(checking, rows[1]!, rows[1]!))).toBeUndefined();
    expect(found(rows)).toBeUndefined();
  });

  it("[IM3] tell nothing if two accounts have them", () => {
    expect(found(rows, ...imported(checking, ...rows), ...imported(savings, ...rows))).toBeUndefined();
  });

  it("tell nothing from files with another header", () => {
    const evidence = createAccountEvidence([{ key: rows[0]! }, { key: rows[1]! }], new Set(["other"]));
    for (const entry of imported(checking, ...rows)) evidence.know(entry);
    expect(evidence.account()).toBeUndefined();
  });

  it("[IM1] never tell an account with busy days for the file of another one", () => {
    const names = fc.constantFrom("Shop", "Fee", "Gas", "Rent", "Pay");
    const days = fc.array(fc.tuple(fc.integer({ min: 2, max: 27 }), names), { minLength: 12, maxLength: 40 });
    fc.assert(
      fc.property(days, fc.array(names, { minLength: 1, maxLength: 4 }), (entries, shared) => {
        const own = entries.map(([day, name], at) => key(day, `${name} ${at}`));
        const fees = shared.map((name, at) => key(10 + at, name));
        const file = [key(1, "First"), ...fees, key(28, "Last")];
        const account = found(file, ...imported(checking, ...own, ...fees));
        expect(account).toBeUndefined();
      }),
    );
  });

  it("[IM1] tell the account of a file that goes on where an earlier one ended", () => {
    const days = fc.array(fc.integer({ min: 1, max: 28 }), { minLength: 4, maxLength: 30 });
    fc.assert(
      fc.property(days, (all) => {
        const keys = all.toSorted((a, b) => a - b).map((day, at) => key(day, `Shop ${at}`));
        const before = keys.slice(0, Math.ceil(keys.length / 2));
        const file = [...keys.slice(Math.floor(before.length / 2)), key(28, "New")];
        expect(found(file, ...imported(checking, ...before), ...imported(savings, key(3, "Other")))).toEqual(
          before.length - Math.floor(before.length / 2) >= 2 ? checking : undefined,
        );
      }),
    );
  });
});
