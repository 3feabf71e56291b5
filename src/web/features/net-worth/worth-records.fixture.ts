import { addMonths, type Day } from "#domain/time/day.ts";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import type { AnyRecord } from "#sync/record.ts";

/** On a Friday in November 2026. */
export const today = "2026-11-13" as Day;

type Fields = Readonly<Record<string, unknown>>;

export const account = (id: string, label: string, kind: string, balance: number, more: Fields = {}): AnyRecord =>
  recordOf("account", { id, label, kind, balance, ...more });

export const debt = (id: string, label: string, balance: number, more: Fields = {}): AnyRecord =>
  recordOf("debt", {
    id,
    label,
    kind: "other",
    balance,
    apr: 4_990,
    minimum: 5_200,
    ...more,
  });

let made = 0;

export const balance = (of: string, day: string, amount: number, more: Fields = {}): AnyRecord => {
  made += 1;
  const kind = of.startsWith("debt:") ? "debt" : "account";
  const id = `b${String(made).padStart(6, "0")}`;
  return recordOf("balance", { id, of: { kind, id: of.replace("debt:", "") }, day, amount, ...more });
};

/** Monthly balances up to the day `last`, changing almost evenly from one amount to another. */
export const monthly = (of: string, months: number, from: number, to: number, last: Day = today): AnyRecord[] =>
  Array.from({ length: months }, (_, index) => {
    const wave = Math.round(Math.sin(index * 1.7) * (to - from) * 0.02);
    const amount = Math.round(from + ((to - from) * index) / (months - 1)) + (index === months - 1 ? 0 : wave);
    return balance(of, addMonths(last, index - months + 1), amount);
  });

/** Two years of Maya and Tom: eight accounts and four debts, one of them paid off. */
export const twoYears = (): AnyRecord[] => [
  account("checking", "Checking", "checking", 250_000),
  account("emergency", "Emergency fund", "savings", 400_000),
  account("deposit", "House deposit", "savings", 500_000),
  account("401k", "401(k)", "retirement", 2_400_000, { ownerIds: ["maya"] }),
  account("roth", "Roth IRA", "retirement", 800_000, { ownerIds: ["tom"] }),
  account("fund", "Index fund", "investment", 350_000),
  account("car", "Car, 2019 hatchback", "vehicle", 1_400_000, { yearlyChange: -15_000 }),
  account("kiln", "Kiln and studio", "other", 250_000, { ownerIds: ["maya"] }),
  debt("dental", "Dental plan", 150_000, { apr: 0, minimum: 6_500 }),
  debt("student", "Student loan, federal", 480_000),
  debt("car-loan", "Car loan", 1_250_000, { apr: 6_400, minimum: 27_300, accountId: "car", kind: "car" }),
  debt("card", "Card", 640_000, { apr: 21_990, minimum: 4_500 }),
  ...monthly("checking", 25, 210_000, 341_260),
  ...monthly("emergency", 25, 420_000, 1_258_400, "2026-11-08" as Day),
  ...monthly("deposit", 25, 310_000, 1_960_800, "2026-11-08" as Day),
  ...monthly("401k", 25, 2_480_000, 4_123_000, "2026-11-01" as Day),
  ...monthly("roth", 25, 900_000, 1_487_000, "2026-11-01" as Day),
  ...monthly("fund", 25, 320_000, 624_000, "2026-11-01" as Day),
  balance("car", "2025-03-04", 1_400_000, { low: 1_250_000, high: 1_550_000 }),
  balance("car", "2026-03-04", 1_200_000, { low: 950_000, high: 1_450_000 }),
  balance("kiln", "2025-01-10", 280_000, { low: 200_000, high: 350_000 }),
  balance("kiln", "2026-03-10", 250_000, { low: 150_000, high: 350_000 }),
  ...monthly("debt:dental", 10, 150_000, 72_000),
  ...monthly("debt:student", 25, 480_000, 315_000),
  ...monthly("debt:car-loan", 20, 1_250_000, 648_000, "2026-10-20" as Day),
  ...monthly("debt:card", 19, 640_000, 30_000, "2026-05-13" as Day),
  balance("debt:card", "2026-06-13", 0),
];
