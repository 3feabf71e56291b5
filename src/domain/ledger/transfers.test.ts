import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Transaction } from "../household/records.ts";
import { debt } from "../plan/sample-household.ts";
import { addDays, type Day } from "../time/day.ts";
import { card, checking, couple, entry, ledgerOf, saveOn, savings } from "./ledger.fixture.ts";
import { pairableWith, pairedFields, pairOf, unpairedFields } from "./pairs.ts";
import { findTransfers } from "./transfers.ts";

const found = (rows: Transaction[], existing: Transaction[] = [], saves: Parameters<typeof findTransfers>[2] = []) =>
  findTransfers(rows, existing, saves, couple);

const out = (day: string, amount: number, payee: string, account: Transaction["account"] = checking, more = {}) =>
  entry({ day, amount, payee, account: account!, ...more });
const into = (day: string, amount: number, payee: string, account: Transaction["account"] = checking) =>
  entry({ day, amount, payee, account: account!, kind: "income" });
const back = (day: string, amount: number, payee: string) => entry({ day, amount: -amount, payee, account: card });

const pairIds = (rows: Transaction[], existing: Transaction[] = []) =>
  found(rows, existing).transfers.map(({ id, pairedWith }) => [id, pairedWith?.id]);

describe("equal and opposite amounts in two accounts", () => {
  it("[TF1] within 5 days are one transfer, and no longer after that", () => {
    const left = out("2026-11-10", 20_000, "ACH 8821");
    expect(pairIds([into("2026-11-15", 20_000, "ACH 8821", savings)], [left])[0]![1]).toBe(left.id);
    expect(pairIds([into("2026-11-16", 20_000, "ACH 8821", savings)], [left])).toEqual([]);
    expect(pairIds([into("2026-11-11", 20_000, "ACH 8821", checking)], [left])).toEqual([]);
    expect(pairIds([into("2026-11-11", 20_001, "ACH 8821", savings)], [left])).toEqual([]);
  });

  it("[TF1] pair the nearest day first, and each of them once", () => {
    const [far, near] = [out("2026-11-08", 5_000, "ACH 1"), out("2026-11-11", 5_000, "ACH 2")];
    const [first, second] = [into("2026-11-12", 5_000, "ACH 3", savings), into("2026-11-12", 5_000, "ACH 4", savings)];
    const third = into("2026-11-12", 5_000, "ACH 5", savings);
    expect(new Map(pairIds([first, second, third], [far, near]) as [string, string][])).toEqual(
      new Map([
        [first.id, near.id],
        [second.id, far.id],
      ]),
    );
  });

  it("[TF1] on one day pair by their words", () => {
    const [plain, told] = [out("2026-11-10", 5_000, "ACH 1"), out("2026-11-10", 5_000, "Transfer to Savings")];
    expect(pairIds([into("2026-11-10", 5_000, "Transfer from Checking", savings)], [plain, told])[0]![1]).toBe(told.id);
  });

  it("[TF2] are none if one of them is clearly something else", () => {
    const groceries = out("2026-11-10", 2_000, "Harvest Lane", checking, { categoryId: "food" });
    expect(pairIds([back("2026-11-11", 2_000, "Return desk")], [groceries])).toEqual([]);
    const rent = out("2026-11-10", 120_000, "Landlord", checking, { bill: { id: "rent", due: "2026-11-10" } });
    expect(pairIds([into("2026-11-11", 120_000, "ACH 1", savings)], [rent])).toEqual([]);
    const unsorted = out("2026-11-10", 120_000, "Landlord");
    expect(pairIds([into("2026-11-11", 120_000, "ACME PAYROLL", savings)], [unsorted])).toEqual([]);
  });

  it("complete a transfer that one file told by its words, or that was typed", () => {
    const typed = entry({ day: "2026-11-10", amount: 20_000, kind: "transfer", account: checking, toAccount: savings });
    const row = into("2026-11-12", 20_000, "Deposit", savings);
    expect(pairIds([row], [typed])).toEqual([[row.id, typed.id]]);
    expect(pairIds([{ ...row, account: card }], [typed])).toEqual([]);
  });
});

describe("words", () => {
  const told = (row: Transaction, household = couple) => findTransfers([row], [], [], household).transfers[0]?.other;
  it.each(["PAYMENT THANK YOU", "AUTOPAY", "CREDIT CARD PAYMENT", "Kreditkartenabrechnung", "PRÉLÈVEMENT CARTE"])(
    "[TF3] %s out of checking pays the only card",
    (payee) => expect(told(out("2026-11-10", 15_000, payee))).toEqual(card),
  );

  it("[TF3] of a payment on a card’s own statement are a transfer, not income and no refund", () => {
    expect(found([back("2026-11-10", 15_000, "AUTOPAY 3321")]).transfers).toHaveLength(1);
    expect(found([back("2026-11-10", 15_000, "Harvest Lane")]).transfers).toHaveLength(0);
  });

  it("[TF3] that name one of several cards pay that one; otherwise the card stays open", () => {
    const two = { ...couple, debts: [...couple.debts, debt(0, { id: "blue", label: "Blue Horizon", kind: "card" })] };
    expect(told(out("2026-11-10", 15_000, "BLUE HORIZON PAYMENT 0042"), two)).toEqual({ kind: "debt", id: "blue" });
    expect(
      findTransfers([out("2026-11-10", 9, "CREDIT CARD PAYMENT")], [], [], two).transfers[0]!.other,
    ).toBeUndefined();
    expect(told(out("2026-11-10", 15_000, "BLUE HORIZON CINEMA"), two)).toBeUndefined();
  });

  it("[TF3] of both statements make one payment of the card, whichever file comes first", () => {
    const left = out("2026-11-10", 15_000, "CREDIT CARD PAYMENT");
    const came = back("2026-11-12", 15_000, "PAYMENT THANK YOU");
    const asStored = (row: Transaction) => {
      const [transfer] = found([row]).transfers;
      const to = transfer?.other && row.amount > 0 ? { toAccount: transfer.other } : {};
      return { ...row, kind: "transfer", ...to } as Transaction;
    };
    for (const [first, second] of [
      [left, came],
      [came, left],
    ] as const) {
      const stored = asStored(first);
      const { transfers, refunds } = found([second], [stored]);
      expect(transfers).toMatchObject([{ id: second.id, pairedWith: { kind: "transaction", id: first.id } }]);
      expect(refunds.size).toBe(0);
    }
  });

  it("[TF3] of a card’s payment count as spending where no card is listed", () => {
    const none = { ...couple, debts: [] };
    expect(findTransfers([out("2026-11-10", 9, "CREDIT CARD PAYMENT")], [], [], none).transfers).toEqual([]);
  });

  it.each([
    ["TRANSFER TO SAVINGS", savings],
    ["ÜBERTRAG TAGESGELD", savings],
    ["VIREMENT LIVRET A", savings],
    ["TRANSFER TO JOHN SMITH", undefined],
    ["COMCAST AUTOPAY", undefined],
    ["SAVINGS SUPERMARKET", undefined],
    ["VIREMENT LOYER", undefined],
  ])("[TF4] %s tells its account", (payee, account) => expect(told(out("2026-11-10", 9_000, payee))).toEqual(account));
});

describe("a save", () => {
  const save = saveOn("2026-11-10", 5_000, { kind: "goal", id: "trip" });
  it("[TF5] is carried out by money that arrives where it went, or leaves by the words of a transfer", () => {
    const [left, came] = [out("2026-11-13", 5_000, "Transfer to savings"), into("2026-11-14", 5_000, "ACH", savings)];
    for (const row of [left, came])
      expect(found([row], [], [save]).transfers[0]!.pairedWith).toEqual({ kind: "save", id: save.id });
    const carried = { ...left, ...pairedFields(left, { kind: "save", id: save.id }, undefined) } as Transaction;
    expect(found([came], [carried], [save]).transfers[0]!.pairedWith!.kind).toBe("save");
    expect(found([{ ...left, id: "again" }], [carried], [save]).transfers[0]!.pairedWith).toBeUndefined();
  });

  it("[TF5] is not carried out by a purchase of the same amount", () => {
    expect(found([out("2026-11-10", 5_000, "Harvest Lane")], [], [save]).transfers).toEqual([]);
  });
});

describe("money that comes in", () => {
  it("[TF6] from a payee who was paid before is a refund, and pay stays income", () => {
    const bought = out("2026-10-03", 4_000, "IKEA 0311", card, { categoryId: "home" });
    const refund = into("2026-11-10", 1_500, "Ikea 0078");
    const pay = into("2026-11-10", 250_000, "OAK AND SONS PAYROLL");
    const unknown = into("2026-11-10", 700, "Anna");
    expect(found([refund, pay, unknown], [bought]).refunds).toEqual(new Set([refund.id]));
    const earlier = into("2026-10-01", 300, "Ikea 1");
    expect(found([refund], [bought, earlier]).refunds.size).toBe(0);
  });
});

describe("a file of returns alone", () => {
  it("[TF6] holds refunds of the shops that were paid before, from whatever account", () => {
    const bought = [
      out("2026-10-03", 4_000, "IKEA 0311", card, { categoryId: "home" }),
      out("2026-10-04", 2_000, "Blue Shoes", checking, { categoryId: "clothes" }),
    ];
    const returns = [into("2026-11-10", 4_000, "Ikea 0078"), into("2026-11-11", 500, "BLUE SHOES")];
    const { refunds, transfers } = found(returns, bought);
    expect([refunds, transfers]).toEqual([new Set(returns.map(({ id }) => id)), []]);
  });
});

describe("a made-up month", () => {
  it("[TF2] pairs its transfers and nothing else", () => {
    const sorted = { categoryId: "food" };
    const before = [
      out("2026-10-20", 8_240, "Harvest Lane", checking, sorted),
      out("2026-10-21", 2_000, "Blue Door", card, sorted),
      into("2026-10-15", 121_000, "Oak & Sons payroll"),
    ];
    const inChecking = [
      out("2026-11-02", 8_240, "Harvest Lane 0042"),
      out("2026-11-03", 120_000, "Landlord"),
      out("2026-11-05", 40_000, "CARD SERVICES ACH"),
      out("2026-11-06", 20_000, "ONLINE BKG 771"),
      into("2026-11-13", 121_000, "Oak & Sons payroll"),
      out("2026-11-14", 2_000, "Blue Door"),
    ];
    const onCard = [
      entry({ day: "2026-11-06", amount: -40_000, payee: "PAYMENT THANK YOU", account: card }),
      entry({ day: "2026-11-15", amount: -2_000, payee: "Blue Door", account: card }),
      out("2026-11-08", 8_240, "Harvest Lane", card),
    ];
    const inSavings = [
      into("2026-11-09", 20_000, "ONLINE BKG 771", savings),
      into("2026-11-30", 812, "INTEREST", savings),
    ];
    const ids = pairIds([...onCard, ...inSavings], [...before, ...inChecking]);
    expect(new Map(ids as [string, string][])).toEqual(
      new Map([
        [onCard[0]!.id, inChecking[2]!.id],
        [inSavings[0]!.id, inChecking[3]!.id],
      ]),
    );
  });
});

describe("a pair", () => {
  const left = out("2026-11-10", 20_000, "A", checking, { categoryId: "food" });
  const came = into("2026-11-12", 20_000, "B", savings);
  const paired = (a: Transaction, b: Transaction): Transaction =>
    ({ ...a, ...pairedFields(a, { kind: "transaction", id: b.id }, b.account) }) as Transaction;
  const partners = (entries: Transaction[]) => ({
    entry: (id: string) => entries.find((one) => one.id === id),
    save: () => undefined,
  });

  it("[TF7] moves each account once, and unpairing turns both halves back into what they were", () => {
    const pair = [paired(left, came), paired(came, left)];
    const ledger = ledgerOf({ entries: pair });
    expect([checking, savings].map((of) => ledger.on(of, "2026-11-20" as Day)!.amount)).toEqual([80_000, 520_000]);
    const restored = pair.map((half) => JSON.parse(JSON.stringify({ ...half, ...unpairedFields(half) })));
    expect(restored).toEqual([left, came].map((one) => JSON.parse(JSON.stringify(one))));
  });

  it("[TF9] of a typed transfer and the row of the other account’s file moves each account once", () => {
    const typed = entry({ day: "2026-11-10", amount: 20_000, kind: "transfer", account: checking, toAccount: savings });
    const ledger = ledgerOf({ entries: [paired(typed, came), paired(came, typed)] });
    expect([checking, savings].map((of) => ledger.on(of, "2026-11-20" as Day)!.amount)).toEqual([80_000, 520_000]);
  });

  it("[TF8] holds only if both halves point to each other", () => {
    const other = into("2026-11-11", 20_000, "C", savings);
    const [a, b, c] = [paired(left, other), paired(came, left), paired(other, left)];
    const all = partners([a, b, c]);
    expect([a, b, c].map((half) => pairOf(half, all) !== undefined)).toEqual([true, false, true]);
    expect(pairableWith(b, [a, b, c], all)).toEqual([]);
    expect(pairableWith(came, [left, other], partners([left, other]))).toEqual([left]);
  });
});

describe("any entries", () => {
  const accounts = fc.constantFrom(checking, savings, card);
  const lists = fc.array(
    fc.record({
      at: fc.integer({ min: 0, max: 12 }),
      amount: fc.integer({ min: 1, max: 4 }),
      account: accounts,
      kind: fc.constantFrom("spending" as const, "income" as const),
      payee: fc.constantFrom("ACH 1", "Transfer to Savings", "PAYMENT THANK YOU", "Shop"),
    }),
    { maxLength: 20 },
  );
  const made = (rows: typeof lists extends fc.Arbitrary<infer T> ? T : never): Transaction[] =>
    rows.map(({ at, ...row }) => entry({ ...row, day: addDays("2026-11-01" as Day, at) }));

  it("[TF1] give the same pairs in any order, each entry in one pair at most, equal and opposite in two accounts", () => {
    fc.assert(
      fc.property(lists, lists, (one, other) => {
        const [rows, existing] = [made(one), made(other)];
        const { transfers, refunds } = found(rows, existing);
        const again = found(rows.toReversed(), existing.toReversed());
        expect(again.transfers).toEqual(transfers);
        expect(again.refunds).toEqual(refunds);
        const byId = new Map([...rows, ...existing].map((row) => [row.id, row]));
        const pairs = transfers.flatMap(({ id, pairedWith }) => (pairedWith ? [[id, pairedWith.id] as const] : []));
        expect(new Set(pairs.map(([, to]) => to)).size).toBe(pairs.length);
        for (const [id, to] of pairs) {
          const [a, b] = [byId.get(id)!, byId.get(to)!];
          expect([a.amount, a.account === b.account]).toEqual([b.amount, false]);
          expect((a.kind === "income") !== (b.kind === "income")).toBe(true);
        }
      }),
    );
  });

  it("are not compared each with each", () => {
    let reads = 0;
    const counted = (one: Transaction): Transaction => {
      const { account } = one;
      return Object.defineProperty({ ...one }, "account", {
        enumerable: true,
        get() {
          reads += 1;
          return account;
        },
      });
    };
    const dayOf = (at: number) => addDays("2020-01-01" as Day, at % 2_000);
    const existing = Array.from({ length: 10_000 }, (_, at) =>
      counted(entry({ day: dayOf(at), amount: 100 + (at % 500), payee: `Shop ${at % 900}`, account: checking })),
    );
    const rows = Array.from({ length: 1_000 }, (_, at) => into(dayOf(at), 100 + (at % 500), `ACH ${at}`, savings));
    expect(found(rows, existing).transfers.length).toBeGreaterThan(0);
    expect(reads).toBeLessThan(20 * (existing.length + rows.length));
  });
});
