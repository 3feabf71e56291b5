import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Household } from "../household/household.ts";
import type { Balance, Save, Transaction } from "../household/records.ts";
import { minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import { account } from "../plan/sample-household.ts";
import { addDays, type Day } from "../time/day.ts";
import { entryMovements, withEntryChanges } from "./entry-movements.ts";
import {
  broker,
  card,
  checking,
  couple,
  entry,
  ledgerOf,
  listedDay,
  saveOn,
  savings,
  stated,
} from "./ledger.fixture.ts";
import { createLedger } from "./ledger.ts";

const day = (text: string) => text as Day;

/** What an account holds or a debt owes on a day. */
const balanceOf = (records: Parameters<typeof ledgerOf>[0], of: Balance["of"], on = "2026-11-20") =>
  ledgerOf(records).on(of, day(on))?.amount;

describe("a balance", () => {
  it("[LD1] is the last stated one plus the entries of later days", () => {
    const entries = [
      entry({ day: "2026-11-10", amount: 1_000, account: checking }),
      entry({ day: "2026-11-12", amount: 2_500, account: checking }),
      entry({ day: "2026-11-13", amount: 10_000, kind: "income", account: checking }),
      entry({ day: "2026-11-14", amount: -500, account: checking }),
    ];
    const balances = [stated(checking, "2026-11-11", 90_000)];
    expect(balanceOf({ entries, balances }, checking)).toBe(90_000 - 2_500 + 10_000 + 500);
    expect(balanceOf({ entries, balances }, checking, "2026-11-12")).toBe(87_500);
    expect(balanceOf({ entries, balances }, checking, "2026-11-10")).toBe(99_000);
  });

  it("[LD1] counts entries of the stated day only if they were recorded after it", () => {
    const balances = [stated(checking, "2026-11-11", 90_000, 500)];
    const before = entry({ day: "2026-11-11", amount: 1_000, account: checking, recordedAt: 499 });
    const imported = entry({ day: "2026-11-11", amount: 4_000, account: checking });
    const after = entry({ day: "2026-11-11", amount: 2_000, account: checking, recordedAt: 501 });
    expect(balanceOf({ entries: [before, imported, after], balances }, checking)).toBe(88_000);
  });

  it("[LD1] includes every entry of the day on which the account was listed", () => {
    const entries = [entry({ day: listedDay, amount: 1_000, account: checking })];
    expect(balanceOf({ entries }, checking)).toBe(99_000);
  });

  it("[LD2] is not changed by entries before the first stated one", () => {
    const entries = [entry({ day: "2026-10-01", amount: 1_000, account: checking })];
    expect(balanceOf({ entries }, checking)).toBe(100_000);
    expect(balanceOf({ entries }, checking, "2026-10-15")).toBeUndefined();
  });

  it("[LD3] stays as it is for an entry without an account", () => {
    expect(balanceOf({ entries: [entry({ day: "2026-11-10", amount: 1_000 })] }, checking)).toBe(100_000);
  });

  it("[LD4] of a card rises by what is bought with it, and falls by what is returned", () => {
    const entries = [
      entry({ day: "2026-11-10", amount: 3_000, account: card }),
      entry({ day: "2026-11-11", amount: -1_000, account: card }),
    ];
    expect(balanceOf({ entries }, card)).toBe(42_000);
  });

  it("grows by its yearly change between what moves it", () => {
    const household: Household = {
      ...couple,
      accounts: [account(1_000_000, { id: "broker", kind: "investment", yearlyChange: 10_000 as Rate })],
    };
    const entries = [entry({ day: "2027-11-02", amount: 100_000, kind: "income", account: broker })];
    expect(balanceOf({ household, entries }, broker, "2027-11-02")).toBe(1_200_000);
    expect(balanceOf({ household, entries }, broker, "2028-11-01")).toBe(1_320_000);
  });
});

describe("a transfer", () => {
  it("[LD5] leaves one account and arrives in the other, and pays a debt at once", () => {
    const entries = [
      entry({ day: "2026-11-10", amount: 20_000, kind: "transfer", account: checking, toAccount: savings }),
      entry({ day: "2026-11-11", amount: 15_000, kind: "transfer", account: checking, toAccount: card }),
    ];
    expect(balanceOf({ entries }, checking)).toBe(65_000);
    expect(balanceOf({ entries }, savings)).toBe(520_000);
    expect(balanceOf({ entries }, card)).toBe(25_000);
  });

  it("[LD6] that came from two files moves each account once", () => {
    const out = entry({ day: "2026-11-10", amount: 20_000, kind: "transfer", account: checking });
    const into = entry({ day: "2026-11-12", amount: -20_000, kind: "transfer", account: savings });
    const pair = [
      { ...out, toAccount: savings, pairedWith: { kind: "transaction" as const, id: into.id } },
      { ...into, pairedWith: { kind: "transaction" as const, id: out.id } },
    ];
    expect(balanceOf({ entries: pair }, checking)).toBe(80_000);
    expect(balanceOf({ entries: pair }, savings)).toBe(520_000);
  });
});

describe("a save", () => {
  it("[LD7] moves its amount from the everyday account to where its target is held", () => {
    const saves = [
      saveOn("2026-11-10", 1_000, { kind: "goal", id: "trip" }),
      saveOn("2026-11-10", 2_000, { kind: "debt", id: "card" }),
      saveOn("2026-11-10", 3_000, { kind: "investing" }),
      saveOn("2026-11-10", 4_000, { kind: "emergency" }),
    ];
    expect(balanceOf({ saves }, checking)).toBe(90_000);
    expect(balanceOf({ saves }, savings)).toBe(505_000);
    expect(balanceOf({ saves }, card)).toBe(38_000);
    expect(balanceOf({ saves }, broker)).toBe(903_000);
  });

  it("[LD7] changes no balance where no account holds its target", () => {
    const household = { ...couple, accounts: couple.accounts.filter(({ id }) => id === "checking") };
    const saves = [saveOn("2026-11-10", 1_000, { kind: "goal", id: "trip" })];
    expect(balanceOf({ household, saves }, checking)).toBe(100_000);
  });

  it("[LD8] that an imported transfer carried out counts once in each account", () => {
    const save = saveOn("2026-11-10", 5_000, { kind: "goal", id: "trip" });
    const pairedWith = { kind: "save" as const, id: save.id };
    const out = entry({ day: "2026-11-13", amount: 5_000, kind: "transfer", account: checking, pairedWith });
    expect(balanceOf({ saves: [save], entries: [out] }, checking)).toBe(95_000);
    expect(balanceOf({ saves: [save], entries: [out] }, savings)).toBe(505_000);
    // A balance stated between the two includes the money that the bank moved later.
    const balances = [stated(checking, "2026-11-11", 100_000, 1)];
    expect(balanceOf({ saves: [save], entries: [out], balances }, checking)).toBe(95_000);
  });

  it("of an earlier week counts on that week's last day", () => {
    const saves = [saveOn("2026-11-20", 1_000, { kind: "emergency" })];
    expect(balanceOf({ saves }, savings, "2026-11-14")).toBe(500_000);
    expect(balanceOf({ saves }, savings, "2026-11-15")).toBe(501_000);
  });
});

const accounts = [undefined, checking, savings, broker, card] as const;

const entries: fc.Arbitrary<Transaction[]> = fc
  .array(
    fc.record({
      at: fc.integer({ min: -20, max: 20 }),
      amount: fc.integer({ min: -5_000, max: 5_000 }).filter((amount) => amount !== 0),
      kind: fc.constantFrom("spending" as const, "income" as const, "transfer" as const),
      account: fc.constantFrom(...accounts),
      toAccount: fc.constantFrom(...accounts),
      recordedAt: fc.constantFrom(undefined, 1, 2),
    }),
    { maxLength: 30 },
  )
  .map((rows) =>
    rows.map(({ at, kind, amount, account, toAccount, recordedAt }) =>
      entry({
        day: addDays(day("2026-11-10"), at),
        amount,
        kind,
        ...(account && { account }),
        ...(kind === "transfer" && toAccount && toAccount.id !== account?.id && { toAccount }),
        ...(recordedAt !== undefined && { recordedAt }),
      }),
    ),
  );

const everything = [checking, savings, broker, card];
const amounts = (ledger: ReturnType<typeof ledgerOf>) =>
  everything.map((of) => ledger.of(of).map(({ day: on, amount }) => [on, amount]));

describe("the ledger of any household", () => {
  it("[LD9] gives the same balances in any order of the entries, and after any changes as when read anew", () => {
    fc.assert(
      fc.property(entries, entries, (first, second) => {
        const whole = ledgerOf({ entries: [...first, ...second] });
        expect(amounts(ledgerOf({ entries: [...second, ...first].reverse() }))).toEqual(amounts(whole));
        const grown = withEntryChanges(entryMovements(first), [], second);
        const shrunk = withEntryChanges(entryMovements([...first, ...second]), second, []);
        const read = (movements: typeof grown) =>
          createLedger()({
            household: couple,
            balances: [],
            entries: movements,
            saves: [],
            listedOn: () => listedDay,
          });
        expect(amounts(read(grown))).toEqual(amounts(whole));
        expect(amounts(read(shrunk))).toEqual(amounts(ledgerOf({ entries: first })));
      }),
    );
  });

  it("[LD10] transfers within the household leave what it owns less what it owes as it is", () => {
    const target = fc.constantFrom<Save["target"]>(
      { kind: "goal", id: "trip" },
      { kind: "debt", id: "card" },
      { kind: "investing" },
      { kind: "buffer" },
      { kind: "account", id: "broker" },
    );
    const saves = fc.array(fc.record({ amount: fc.integer({ min: 0, max: 9_000 }), target }), { maxLength: 10 });
    fc.assert(
      fc.property(entries, saves, (rows, records) => {
        const transfers = rows
          .filter(({ kind, account, toAccount }) => kind === "transfer" && account && toAccount)
          .map((row) => ({ ...row, day: day("2026-11-10") }));
        const made = records.map(({ amount, target: to }, index) =>
          saveOn("2026-11-11", amount, to, { id: `save-${index}` }),
        );
        const owing = { ...couple, debts: couple.debts.map((one) => ({ ...one, balance: minor(10_000_000) })) };
        const ledger = ledgerOf({ household: owing, entries: transfers, saves: made });
        const worth = (on: Day) =>
          everything.reduce((total, of) => {
            const { amount } = ledger.on(of, on)!;
            return of.kind === "debt" ? total - amount : total + amount;
          }, 0);
        expect(worth(day("2026-11-20"))).toBe(worth(listedDay));
      }),
    );
  });

  it("computes an account again only if something of it changed", () => {
    const ledger = createLedger();
    const input = { household: couple, balances: [], saves: [], listedOn: () => listedDay };
    const before = entryMovements([entry({ day: "2026-11-10", amount: 1_000, account: checking })]);
    const after = withEntryChanges(before, [], [entry({ day: "2026-11-11", amount: 2_000, account: card })]);
    const [inChecking, onCard] = [checking, card].map((of) => ledger({ ...input, entries: before }).of(of));
    const next = ledger({ ...input, entries: after });
    expect(next.of(checking)).toBe(inChecking);
    expect(next.of(card)).not.toBe(onCard);
    expect(withEntryChanges(after, [], [entry({ day: "2026-11-11", amount: 2_000 })])).toBe(after);
  });
});
