import type { AccountRef } from "#domain/household/household.ts";
import type { Day } from "#domain/time/day.ts";
import { recordWith } from "#sync/kinds/kinds.fixture.ts";
import type { AnyRecord } from "#sync/record.ts";
import * as made from "../../households/records.ts";

/**
 * November 2026 of Maya and Tom, whose weeks begin on Monday: week 44 ends on 1 November, week 48 is 23 – 29 November. Every
 * figure in the tables below is worked out from the entries by hand.
 *
 * Everyday spending by week. Rolled over: Groceries nothing, Eating out what is left, Getting around what is left or
 * overspent. Each category begins with week 44, which spends nothing.
 *
 *   week  Groceries (200)         Eating out (80)         Getting around (60)     no category                       sum
 *   45    45.00                   62.50                   24.00                   64.20                          195.70
 *   46    96.30 + 82.40           212.00                  –                       8.40 + 38.00                   437.10
 *   47    58.15                   –                       260.00                  –                              318.15
 *   48    −15.00                  18.20                   36.00                   74.10 + 30.00 + 21.60
 *                                                                                   − 10.00 + 2.00 = 117.70      156.90
 *   all                                                                                                        1,107.85
 *
 *   Eating out      into 45: 80.00, 46: 80 + 80 − 62.50 = 97.50, 47: 97.50 + 80 − 212 < 0, so 0.00, 48: 0 + 80 − 0 = 80.00
 *   Getting around  into 45: 60.00, 46: 60 + 60 − 24 = 96.00, 47: 96 + 60 − 0 = 156.00, 48: 156 + 60 − 260 = −44.00
 *
 *   week 48         budget + rolled over − spent  = left
 *   Groceries       200.00 +   0.00 +  15.00      = 215.00
 *   Eating out       80.00 +  80.00 −  18.20      = 141.80
 *   Getting around   60.00 −  44.00 −  36.00      = −20.00
 *   no category                     − 117.70      = −117.70
 *   all             340.00 +  36.00 − 156.90      = 219.10, and 219.10 ÷ 3 days, Friday to Sunday = 73.03
 *
 * Not among it: the flight of 250.00, which the Lisbon goal pays, the payment of the mortgage, transfers and saves.
 */
export const today = "2026-11-27" as Day;

/** The balances of 31 October. */
const statedOn = "2026-10-31" as Day;
const own = { checking: 3_000, wallet: 120, savings: 8_000, brokerage: 15_000, house: 420_000 };
const owe = { blue: 600, green: 150, mortgage: 250_000 };

const stated = (kind: AccountRef["kind"], amounts: Readonly<Record<string, number>>) =>
  Object.entries(amounts).map(([id, amount]) => made.stated({ kind, id }, statedOn, amount));

export const household: readonly AnyRecord[] = [
  recordWith(made.householdOf(today, "Maya and Tom", 4), { confirmed: {} }),
  ...[made.adult("maya", "Maya"), made.adult("tom", "Tom")],
  made.pay("maya", "Clinic", 1_840, "2026-12-04" as Day),
  made.pay("tom", "School", 1_420, "2026-12-13" as Day, "monthly"),
  made.budget("groceries", "Groceries", "need", 200),
  made.budget("eating-out", "Eating out", "want", 80, "leftover"),
  made.budget("transport", "Getting around", "need", 60, "both"),
  made.account("checking", "Checking", "checking", own.checking),
  made.account("wallet", "Wallet", "cash", own.wallet),
  made.account("savings", "Savings", "savings", own.savings),
  made.account("brokerage", "Brokerage", "investment", own.brokerage),
  made.account("house", "House", "property", own.house),
  made.debt("blue", "Blue card", "card", owe.blue, 19.9, 25),
  made.debt("green", "Green card", "card", owe.green, 0, 25),
  recordWith(made.debt("mortgage", "Mortgage", "mortgage", owe.mortgage, 3.5, 1_450), { accountId: "house" }),
  recordWith(made.bill("mortgage-bill", "Mortgage payment", 1_450, "2026-11-25" as Day), { debtId: "mortgage" }),
  made.goal("lisbon", 1, "Lisbon trip", "travel", 3_000, { alreadySaved: made.units(900) }),
  ...stated("account", own),
  ...stated("debt", owe),
];

export interface ByHand {
  day: string;
  amount: string;
  /** "Spent" if absent. */
  type?: "Money back" | "Transfer";
  payee?: string;
  category?: string;
  /** As the choice is called; Checking if absent. */
  at?: string;
  to?: string;
  goal?: string;
}

/** In the spending room, in this order. The rows marked with a file come with that file again, and are left out there. */
export const typed: readonly ByHand[] = [
  { day: "2026-11-02", amount: "45", payee: "Farmers market", category: "Groceries", at: "Wallet" },
  // Again in the file of checking.
  { day: "2026-11-05", amount: "24", payee: "Metro card", category: "Getting around" },
  { day: "2026-11-07", amount: "62.50", payee: "Trattoria Blu", category: "Eating out", at: "Green card, owed" },
  // Again in the file of checking.
  { day: "2026-11-10", amount: "100", type: "Transfer", to: "Wallet" },
  { day: "2026-11-12", amount: "8.40", payee: "Qvist", at: "Wallet" },
  // Again in the file of the blue card.
  { day: "2026-11-14", amount: "96.30", payee: "Harvest Lane Market", category: "Groceries", at: "Blue card, owed" },
  // Again in the file of checking; the file of the savings has its other half.
  { day: "2026-11-18", amount: "300", type: "Transfer", to: "Savings" },
  // Again in the file of checking.
  { day: "2026-11-19", amount: "120", type: "Transfer", to: "Green card, owed" },
  { day: "2026-11-21", amount: "260", payee: "Wheels for a day", category: "Getting around", at: "Green card, owed" },
  { day: "2026-11-24", amount: "30", payee: "Odell Rainey", at: "Green card, owed" },
  {
    ...{ day: "2026-11-26", amount: "15", type: "Money back", payee: "Harvest Lane Market", category: "Groceries" },
    at: "Green card, owed",
  },
  // Again in the file of the blue card.
  { day: "2026-11-26", amount: "250", payee: "Skyways", at: "Blue card, owed", goal: "Lisbon trip" },
];

export interface BankFile {
  account: string;
  lines: readonly string[];
  isNew: number;
  isHere: number;
  /** What is said about each transfer that the file is found to have. */
  transfers: readonly RegExp[];
}

/** Each bank has a header of its own. */
export const files: readonly BankFile[] = [
  {
    account: "Checking",
    lines: [
      "Date,Payee,Amount",
      "2026-11-05,METRO CARD 0417,-24.00",
      "2026-11-06,PAYROLL CLINIC,1840.00",
      "2026-11-09,HARVEST LANE MARKET 0042,-82.40",
      "2026-11-10,ATM WITHDRAWAL,-100.00",
      "2026-11-13,PAYROLL SCHOOL,1420.00",
      "2026-11-16,BLUE CARD PAYMENT,-400.00",
      "2026-11-18,TRANSFER TO SAVINGS,-300.00",
      "2026-11-19,GREEN CARD AUTOPAY,-120.00",
      "2026-11-20,PAYROLL CLINIC,1840.00",
      "2026-11-22,TRANSFER TO SAVINGS,-150.00",
      "2026-11-23,HALVARD AND SONS,-74.10",
      "2026-11-24,OLMSTEDT,-21.60",
      "2026-11-25,HOME MORTGAGE,-1450.00",
    ],
    isNew: 8,
    isHere: 5,
    transfers: [/^Checking → Blue card$/, /^Checking → Savings, carries out your save$/],
  },
  {
    account: "Blue card",
    lines: [
      "Posted;Description;Amount",
      "2026-11-03;BRASSWICK;-64,20",
      "2026-11-11;PAPER MOON;-38,00",
      "2026-11-13;TRATTORIA BLU;-212,00",
      "2026-11-14;HARVEST LANE MARKET;-96,30",
      "2026-11-17;PAYMENT THANK YOU;400,00",
      "2026-11-21;HARVEST LANE MARKET;-58,15",
      "2026-11-24;PAPER MOON;10,00",
      "2026-11-26;SKYWAYS 7741;-250,00",
    ],
    isNew: 6,
    isHere: 2,
    transfers: [/^Checking → Blue card, with “BLUE CARD PAYMENT” of 16 Nov/],
  },
  {
    account: "Savings",
    lines: [
      "Booking date,Text,Withdrawals,Deposits",
      "2026-11-19,TRANSFER FROM CHECKING,,300.00",
      "2026-11-23,TRANSFER FROM CHECKING,,150.00",
      "2026-11-25,ACCOUNT FEE,2.00,",
      "2026-11-27,INTEREST PAID,,6.40",
    ],
    isNew: 4,
    isHere: 0,
    transfers: [/^Checking → Savings, with “No payee” of 18 Nov/, /^Checking → Savings, carries out your save$/],
  },
];

export interface Register {
  figure: string;
  label: string;
  /** After each row, the newest first; the last two are the stated and the first balance. */
  balances: readonly string[];
}

/** The running balances. The comment of a line says what moved. */
export const registers: readonly Register[] = [
  {
    figure: "balance:checking",
    label: "Checking",
    balances: [
      "$5,141.90", // −100.00 saved for investing
      "$5,241.90", // −40.00 saved for the green card
      "$5,281.90", // −60.00 saved for Lisbon
      "$5,341.90", // −36.00 metro card
      "$5,377.90", // −1,450.00 mortgage
      "$6,827.90", // −21.60 Olmstedt
      "$6,849.50", // −74.10 Halvard and Sons
      "$6,923.60", // −150.00 the transfer that carried out the save of week 47
      "$7,073.60", // +1,840.00 pay
      "$5,233.60", // −120.00 to the green card
      "$5,353.60", // −300.00 to the savings
      "$5,653.60", // −400.00 to the blue card
      "$6,053.60", // +1,420.00 pay
      "$4,633.60", // −100.00 to the wallet
      "$4,733.60", // −82.40 market
      "$4,816.00", // +1,840.00 pay
      "$2,976.00", // −24.00 metro card
      ...["$3,000.00", "$3,000.00"],
    ],
  },
  {
    figure: "balance:wallet",
    label: "Wallet",
    // Upwards: −45.00 market, +100.00 from checking, −8.40 Qvist, −18.20 lunch.
    balances: ["$148.40", "$166.60", "$175.00", "$75.00", "$120.00", "$120.00"],
  },
  {
    figure: "balance:savings",
    label: "Savings",
    balances: [
      "$8,514.40", // +60.00 saved for Lisbon
      "$8,454.40", // +6.40 interest
      "$8,448.00", // −2.00 fee
      "$8,450.00", // +150.00 the save of week 47
      "$8,300.00", // +300.00 from checking
      ...["$8,000.00", "$8,000.00"],
    ],
  },
  {
    figure: "balance:brokerage",
    label: "Brokerage",
    // +100.00 saved for investing.
    balances: ["$15,100.00", "$15,000.00", "$15,000.00"],
  },
  {
    figure: "owed:blue",
    label: "Blue card",
    balances: [
      "$908.65", // +250.00 Skyways
      "$658.65", // −10.00 back from Paper Moon
      "$668.65", // +58.15 market
      "$610.50", // −400.00 from checking
      "$1,010.50", // +96.30 market
      "$914.20", // +212.00 trattoria
      "$702.20", // +38.00 Paper Moon
      "$664.20", // +64.20 Brasswick
      ...["$600.00", "$600.00"],
    ],
  },
  {
    figure: "owed:green",
    label: "Green card",
    balances: [
      "$327.50", // −40.00 saved for it
      "$367.50", // −15.00 back from the market
      "$382.50", // +30.00 Odell Rainey
      "$352.50", // +260.00 wheels
      "$92.50", // −120.00 from checking
      "$212.50", // +62.50 trattoria
      ...["$150.00", "$150.00"],
    ],
  },
  {
    figure: "owed:mortgage",
    label: "Mortgage",
    // −1,450.00, the bill of 25 November.
    balances: ["$248,550.00", "$250,000.00", "$250,000.00"],
  },
];

/**
 * In cents, as every screen marks them.
 *
 *   own   5,141.90 + 148.40 + 8,514.40 + 15,100.00 + 420,000.00 = 448,904.70
 *   owe   908.65 + 327.50 + 248,550.00                          = 249,786.15
 *   net                                                           199,118.55
 *
 * The same from what came in and went out: 195,370.00 on 31 October + 5,106.40 of pay and interest − 1,357.85 spent, the
 * flight included.
 *
 *   Lisbon     900.00 + 150.00 + 60.00 saved − 250.00 for the flight = 860.00
 *   emergency  8,514.40 in savings − 860.00 of Lisbon                = 7,654.40
 *   saved      150.00 + 60.00 + 40.00 + 100.00                       = 350.00
 */
export const figures = {
  "safe-to-spend": 21_910,
  "spent-week": 15_690,
  "saved-year": 35_000,
  "net-worth": 19_911_855,
  owed: 24_978_615,
  "emergency-held": 765_440,
  "goal-held:lisbon": 86_000,
  "balance:checking": 514_190,
  "balance:wallet": 14_840,
  "balance:savings": 851_440,
  "balance:brokerage": 1_510_000,
  "balance:house": 42_000_000,
  "owed:blue": 90_865,
  "owed:green": 32_750,
  "owed:mortgage": 24_855_000,
} as const;

export type FigureName = keyof typeof figures;
