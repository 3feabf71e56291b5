import type { AnyRecord, FieldValues, RecordKind } from "../record.ts";

const envelopeNames = new Set(["edition", "version", "deleted", "restored"]);

/** A record for tests: what belongs to the envelope and the fields are given in one object. Undefined fields are omitted. */
export function recordOf(kind: RecordKind, given: FieldValues): AnyRecord {
  const entries = Object.entries(given).filter(([, value]) => value !== undefined);
  const [envelope, fields] = [true, false].map((isEnvelope) =>
    Object.fromEntries(entries.filter(([name]) => envelopeNames.has(name) === isEnvelope)),
  );
  const id = (given.id as string | undefined) ?? `${kind}-1`;
  return { id, kind, edition: 1, version: 0, deleted: false, ...envelope, fields: { id, ...fields } };
}

/** The record with other fields or another envelope, given in one object. */
export const recordWith = ({ kind, fields, ...envelope }: AnyRecord, given: FieldValues): AnyRecord =>
  recordOf(kind, { ...envelope, ...fields, ...given });

/** Valid fields of entries, templates, recurring entries, rules and import sources. */
const entrySamples = {
  transaction: [
    {
      day: "2026-10-01",
      amount: 4_250,
      payee: "Market",
      personId: "maya",
      kind: "spending",
      categoryId: "f",
      note: "",
      forPersonId: "tom",
      account: { kind: "debt", id: "card" },
      isCleared: true,
      recordedAt: 1_790_000_000_000,
      imported: { sourceId: "bank", key: "01.10.2026;-42,50;MARKET 4711" },
    },
    {
      day: "2026-10-02",
      amount: 6_000,
      payee: "Warehouse",
      personId: "tom",
      kind: "spending",
      splits: [
        { categoryId: "food", amount: 7_000 },
        { categoryId: "", amount: -1_000 },
      ],
      note: "With a voucher",
      goalId: "lisbon",
    },
    {
      day: "2026-10-03",
      amount: -900,
      payee: "",
      personId: "tom",
      kind: "transfer",
      note: "To savings",
      account: { kind: "account", id: "savings" },
      pairedWith: { kind: "save", id: "save-1" },
    },
    {
      day: "2026-10-03",
      amount: 900,
      payee: "",
      personId: "tom",
      kind: "transfer",
      note: "",
      account: { kind: "account", id: "checking" },
      toAccount: { kind: "debt", id: "card" },
    },
    {
      day: "2026-10-04",
      amount: 30_000,
      payee: "",
      personId: "tom",
      kind: "transfer",
      note: "Rent",
      toPersonId: "maya",
    },
    {
      day: "2026-10-05",
      amount: 120_000,
      payee: "Rent",
      personId: "maya",
      kind: "spending",
      note: "",
      bill: { id: "rent", due: "2026-10-05" },
    },
  ],
  recurring: [
    {
      schedule: { cadence: "weekly", on: "2026-10-05" },
      entry: { amount: 1_500, payee: "Pool", personId: "tom", kind: "spending", categoryId: "fun", note: "" },
      until: "2027-05-31",
    },
    {
      schedule: { cadence: "twice-monthly", on: "2026-10-15" },
      entry: {
        amount: 2,
        payee: "",
        personId: "m",
        kind: "income",
        splits: [{ categoryId: "a", amount: 2 }],
        note: "",
      },
    },
  ],
  template: [
    {
      label: "Coffee",
      entry: { amount: 450, payee: "Corner", personId: "maya", kind: "spending", note: "", forPersonId: "maya" },
    },
    {
      label: "Half the rent",
      entry: { amount: 60_000, payee: "", personId: "tom", kind: "transfer", toPersonId: "maya", note: "Rent" },
    },
  ],
  rule: [
    { contains: "market", categoryId: "food", order: 1 },
    { contains: "pool", categoryId: "fun", order: 20 },
  ],
  "import-source": [
    { label: "Everyday account", header: "Date;Payee;Amount", mapping: { day: 0, payee: 1, amount: 2, order: "dmy" } },
    { label: "Card", header: "", mapping: { skip: ["Balance"] } },
  ],
};

type Samples = Readonly<Record<RecordKind, readonly Readonly<Record<string, unknown>>[]>>;

/** Valid fields of every kind, for tests; every field differs between the samples of a kind if it can. */
export const samples: Samples = {
  household: [
    {
      name: "Maya and Tom",
      country: "US",
      currency: "USD",
      locale: "en-US",
      calendars: [{ from: "2026-W01", firstDay: 1, timeZone: "America/New_York" }],
      moneyDate: 7,
      reason: "A home with a garden.",
      defaultAccount: { kind: "account", id: "checking" },
      began: "2026-W40",
      settling: { since: "2026-10-01", by: "income" },
      payoff: { order: { own: ["card", "car"] }, rhythm: "weekly", extra: 2_500 },
      assumptions: { growth: 5_000, inflation: 2_000, withdrawal: 4_000 },
    },
    {
      name: "",
      country: "KW",
      currency: "KWD",
      locale: "ar-KW",
      calendars: [
        { from: "2026-W01", firstDay: 1, timeZone: "UTC" },
        { from: "2026-W30", firstDay: 7, timeZone: "Asia/Kuwait" },
      ],
      moneyDate: 5,
      reason: "",
      settling: { since: "2026-01-31", by: "equal" },
      payoff: {
        order: "snowball",
        rhythm: "monthly",
        extra: 0,
        keepsFreed: true,
        oneOffs: [{ on: "2027-03-31", amount: 100_000, debtId: "card" }],
      },
      assumptions: { growth: 0, inflation: 100_000, withdrawal: 1 },
    },
  ],
  person: [
    { name: "Maya", kind: "adult", uid: "u1", defaultAccount: { kind: "debt", id: "card" } },
    { name: "نور 🌙", kind: "child", birthYear: 2019 },
  ],
  income: [
    { personId: "maya", label: "Office", pay: { cadence: "monthly", amount: 320_000, nextOn: "2026-10-31" } },
    { personId: "tom", label: "Studio", pay: { cadence: "irregular", low: 100_000, usual: 180_000, per: "monthly" } },
  ],
  bill: [
    { label: "Rent", amount: 120_000, cadence: "monthly", nextDue: "2026-11-01", categoryId: "home" },
    { label: "Insurance", amount: 60_000, cadence: "yearly", nextDue: "2027-02-28", isSeparate: true },
    { label: "Loan", amount: 30_000, cadence: "monthly", nextDue: "2026-11-03", debtId: "car" },
  ],
  category: [
    { label: "Home", kind: "need", weeklyBudget: 0, rollover: "off", isHousing: true },
    { label: "Fun", kind: "want", weeklyBudget: 8_000, rollover: "both", group: "Free time", color: 3 },
    { label: "Pets", kind: "want", weeklyBudget: 0, rollover: "off", isArchived: true },
  ],
  account: [
    { label: "Checking", kind: "checking", balance: -12_000, ownerIds: ["tom"], closedOn: "2027-01-31" },
    {
      label: "House",
      kind: "property",
      balance: 30_000_000,
      low: 28_000_000,
      high: 33_000_000,
      ownerIds: ["maya", "tom"],
      yearlyChange: -1_500,
    },
  ],
  debt: [
    { label: "Card", kind: "card", balance: 240_000, apr: 22_990, minimum: 5_000 },
    {
      label: "Aunt Ida",
      kind: "family",
      balance: 0,
      apr: 0,
      minimum: 0,
      ownerIds: ["maya"],
      accountId: "house",
      closedOn: "2027-02-28",
    },
  ],
  balance: [
    { of: { kind: "account", id: "checking" }, day: "2026-10-04", amount: 151_200, recordedAt: 1_790_000_000_000 },
    { of: { kind: "debt", id: "card" }, day: "2026-10-11", amount: 230_000, low: 220_000, high: 230_000 },
  ],
  goal: [
    { label: "Lisbon", kind: "travel", target: 200_000, priority: 2, alreadySaved: 0, state: "active" },
    {
      label: "Car insurance",
      kind: "own",
      target: 62_400,
      priority: 3,
      alreadySaved: 0,
      state: "paused",
      ownerIds: ["maya"],
      funding: { by: "fixed", weekly: 1_200 },
      billId: "insurance",
      paidUntil: "2026-03-03",
      sweepTo: { kind: "goal", id: "lisbon" },
    },
    {
      label: "Index fund",
      kind: "investing",
      target: 1,
      priority: 1_000,
      alreadySaved: 0,
      state: "finished",
      ownerIds: ["maya", "tom"],
      funding: { by: "share", share: 100 },
      sweepTo: { kind: "investing" },
    },
    { label: "Deposit", kind: "home", target: 0, by: "2030-06-30", priority: 1, alreadySaved: 9, state: "archived" },
    {
      label: "Roof",
      kind: "home",
      target: 500_000,
      priority: 4,
      alreadySaved: 120_000,
      heldIn: [
        { accountId: "savings", amount: 100_000 },
        { accountId: "checking", amount: 20_000 },
      ],
      state: "active",
    },
  ],
  withdrawal: [
    { goalId: "lisbon", week: "2026-W41", amount: 4_000, recordedAt: 1_790_000_000_000, note: "Flights" },
    { goalId: "deposit", week: "2026-W53", amount: 1, recordedAt: 0 },
  ],
  habit: [
    { label: "Cook on Sundays", timesAWeek: 1 },
    { label: "Walk to work", timesAWeek: 5 },
  ],
  "habit-tick": [
    { habitId: "cook", personId: "maya", day: "2026-10-04" },
    { habitId: "walk", personId: "tom", day: "2026-10-05" },
  ],
  ...entrySamples,
  save: [
    {
      week: "2026-W40",
      personId: "maya",
      amount: 5_000,
      target: { kind: "goal", id: "lisbon" },
      fromAccountId: "checking",
      toAccountId: "savings",
      note: "",
      recordedAt: 1,
    },
    { week: "2026-W41", personId: "tom", amount: 0, target: { kind: "buffer" }, note: "Tight", recordedAt: 2 },
  ],
  "week-review": [
    { week: "2026-W40", decision: "saved", isFolded: true },
    { week: "2026-W41", decision: "nothing", isFolded: false },
  ],
  "sign-off": [
    { week: "2026-W40", personId: "maya", step: 2, furthest: 5 },
    {
      week: "2026-W41",
      personId: "tom",
      step: 7,
      furthest: 7,
      thanks: "The soup on Tuesday.",
      signedAt: 3,
      choices: [{ categoryId: "fun", choice: "from", from: "food", at: 2 }],
      among: ["maya", "tom"],
      decided: "Walk to work on Fridays.",
      signedDecision: {
        texts: [
          { text: "Cook twice before the market.", personIds: ["maya"] },
          { text: "Walk to work on Fridays.", personIds: ["tom"] },
        ],
        choices: [{ categoryId: "fun", choice: "from", from: "food" }],
      },
    },
  ],
  pause: [{ from: "2026-W30", to: "2026-W33" }, { from: "2026-W50" }],
  settings: [{ sharing: "by-income" }, { sharing: "half-and-half" }, {}],
  "intake-draft": [
    { part: "debts", order: 0, label: "Card", balance: "about 2,4", apr: "" },
    { part: "people", order: 3, name: "Tom", kind: "adult" },
  ],
  overridden: [
    {
      of: { kind: "transaction", id: "market" },
      names: ["amount", "splits"],
      replaced: 12,
      at: 1_790_000_000_000,
      lost: { amount: 4_000 },
      won: { amount: 4_500 },
    },
    {
      of: { kind: "bill", id: "rent" },
      names: ["categoryId"],
      replaced: 13,
      at: 0,
      lost: {},
      won: { categoryId: "home" },
    },
  ],
};
