import { expect, it } from "vitest";
import { readRecord } from "../read-record.ts";
import type { RecordKind } from "../record.ts";
import { largestAmount } from "./fields.ts";
import { recordOf, samples } from "./kinds.fixture.ts";

const read = (kind: RecordKind, sample: number, change: Readonly<Record<string, unknown>>) =>
  readRecord(recordOf(kind, { ...samples[kind][sample], ...change }));

const month = { cadence: "monthly", amount: 1 };

const refused: [what: string, kind: RecordKind, sample: number, change: Record<string, unknown>, field: string][] = [
  ["[SC7] an amount past a billion units of three decimals", "account", 0, { balance: largestAmount + 1 }, "balance"],
  ["[SC7] an amount as far below zero", "account", 0, { balance: -largestAmount - 1 }, "balance"],
  ["[SC7] half a minor unit", "save", 0, { amount: 0.5 }, "amount"],
  ["[SC7] a bill below zero", "bill", 0, { amount: -1 }, "amount"],
  ["[SC7] a save below zero", "save", 0, { amount: -1 }, "amount"],
  ["[SC7] a withdrawal of nothing", "withdrawal", 0, { amount: 0 }, "amount"],
  ["[SC7] pay below zero", "income", 0, { pay: { ...month, amount: -1 } }, "pay"],
  ["[SC7] a rate above 100 %", "debt", 0, { apr: 100_001 }, "apr"],
  ["[SC7] a rate below 0", "debt", 0, { apr: -1 }, "apr"],
  ["[SC7] a rate between thousandths", "debt", 0, { apr: 0.5 }, "apr"],
  ["[SC8] a day that no calendar has", "bill", 0, { nextDue: "2026-02-30" }, "nextDue"],
  ["[SC8] a day with a space", "bill", 0, { nextDue: " 2026-02-28" }, "nextDue"],
  ["[SC8] a week that its year lacks", "pause", 1, { from: "2025-W53" }, "from"],
  ["[SC8] pay due on no day", "income", 0, { pay: { ...month, nextOn: "soon" } }, "pay"],
  ["[SC8] an unknown cadence", "income", 0, { pay: { ...month, cadence: "daily" } }, "pay"],
  ["[SC9] a label without a letter", "goal", 0, { label: " " }, "label"],
  ["[SC9] a label of 81 characters", "goal", 0, { label: "x".repeat(81) }, "label"],
  ["[SC9] a note of 2 001 characters", "save", 0, { note: "x".repeat(2_001) }, "note"],
  ["[SC9] an id that is none", "save", 0, { personId: "<b>" }, "personId"],
  ["[SC9] a target without its id", "save", 0, { target: { kind: "goal" } }, "target"],
  ["[SC9] a habit on eight days a week", "habit", 0, { timesAWeek: 8 }, "timesAWeek"],
  ["[SC10] a balance below its low", "account", 1, { low: 30_000_001 }, "balance"],
  ["[SC10] a balance above its high", "balance", 1, { high: 229_999 }, "amount"],
  ["[SC10] a pause that ends before it begins", "pause", 0, { to: "2026-W29" }, "to"],
  ["[SC11] a transaction of nothing", "transaction", 0, { amount: 0 }, "amount"],
  ["[SC11] splits that do not add up", "transaction", 1, { amount: 6_001 }, "amount"],
  ["[SC11] no splits at all in a list of them", "transaction", 0, { splits: [] }, "splits"],
  ["[SC11] a recurring entry of nothing", "recurring", 0, { entry: { ...sampleEntry(), amount: 0 } }, "entry"],
  ["[SC21] money handed over without a transfer", "transaction", 0, { toPersonId: "maya2" }, "amount"],
  ["[SC21] money handed to oneself", "transaction", 3, { toPersonId: "tom" }, "amount"],
  ["[SC21] a template that hands over spending", "template", 0, { entry: handed(0) }, "entry"],
  ["[SC21] a template that hands to oneself", "template", 1, { entry: { ...handed(1), toPersonId: "tom" } }, "entry"],
  ["[SC22] a quick entry without a name", "template", 0, { label: "" }, "label"],
  ["[SC22] a quick entry of nothing", "template", 0, { entry: { ...handed(1), amount: 0 } }, "entry"],
  ["[SC23] a row of no file", "transaction", 0, { imported: { key: "x" } }, "imported"],
  ["[SC23] a row without words", "transaction", 0, { imported: { sourceId: "bank", key: "" } }, "imported"],
  ["[SC23] a row of 201 characters", "transaction", 0, { imported: row(201) }, "imported"],
  ["[SC24] a header of 4 001 characters", "import-source", 0, { header: "x".repeat(4_001) }, "header"],
  ["[SC24] a mapping over 4 kB", "import-source", 0, { mapping: { a: "é".repeat(2_045) } }, "mapping"],
  ["[SC24] a mapping that is a list", "import-source", 0, { mapping: [1] }, "mapping"],
  ["[SC25] a loss of more than everything a year", "account", 0, { yearlyChange: -100_001 }, "yearlyChange"],
  ["[SC25] a gain of more than 100 % a year", "account", 0, { yearlyChange: 100_001 }, "yearlyChange"],
  ["[SC25] a change between thousandths", "account", 0, { yearlyChange: 0.5 }, "yearlyChange"],
  ["[SC26] an owner named twice", "account", 0, { ownerIds: ["maya", "maya"] }, "ownerIds"],
  ["[SC26] an owner who is no id", "debt", 0, { ownerIds: ["<b>"] }, "ownerIds"],
  ["[SC26] a debt taken for no id", "debt", 0, { accountId: "" }, "accountId"],
  ["[SC27] settling from no day", "household", 0, { settling: { since: "2026-02-30", by: "equal" } }, "settling"],
  ["[SC27] settling by nothing known", "household", 0, { settling: { since: "2026-02-01", by: "age" } }, "settling"],
  ["[SC28] a fixed amount of nothing", "goal", 0, { funding: { by: "fixed", weekly: 0 } }, "funding"],
  ["[SC28] more than all of what is put aside", "goal", 0, { funding: { by: "share", share: 1_001 } }, "funding"],
  ["[SC28] a way to feed a goal that nobody knows", "goal", 0, { funding: { by: "moonlight" } }, "funding"],
  ["[SC28] a sweep to no goal", "goal", 0, { sweepTo: { kind: "goal" } }, "sweepTo"],
  ["[SC28] a fund for no bill", "goal", 0, { billId: "" }, "billId"],
  ["[SC29] an unknown order of debts", "household", 0, { payoff: payoff({ order: "tallest" }) }, "payoff"],
  ["[SC29] an extra below zero", "household", 0, { payoff: payoff({ extra: -1 }) }, "payoff"],
  ["[SC29] a rhythm of nothing known", "household", 0, { payoff: payoff({ rhythm: "daily" }) }, "payoff"],
  ["[SC29] one-off money of nothing", "household", 0, { payoff: payoff({ oneOffs: [oneOff(0)] }) }, "payoff"],
  ["[SC29] 201 one-offs", "household", 0, { payoff: payoff({ oneOffs: Array(201).fill(oneOff(1)) }) }, "payoff"],
  ["[SC30] growth above 100 %", "household", 0, { assumptions: assumed({ growth: 100_001 }) }, "assumptions"],
  ["[SC30] a withdrawal of nothing", "household", 0, { assumptions: assumed({ withdrawal: 0 }) }, "assumptions"],
  ["[SC30] half of the assumptions", "household", 0, { assumptions: { growth: 1 } }, "assumptions"],
  ["[SC12] an unknown currency", "household", 0, { currency: "XAU" }, "currency"],
  ["[SC12] a currency in small letters", "household", 0, { currency: "usd" }, "currency"],
  ["[SC12] a locale that is none", "household", 0, { locale: "no such" }, "locale"],
  ["[SC12] no calendar", "household", 0, { calendars: [] }, "calendars"],
  ["[SC12] a time zone that is none", "household", 0, { calendars: [calendar({ timeZone: "Moon" })] }, "calendars"],
  ["[SC12] calendars out of order", "household", 0, { calendars: [calendar({}), calendar({})] }, "calendars"],
];

function sampleEntry(): object {
  return samples.recurring[0]?.entry as object;
}

function handed(sample: number): object {
  return { ...(samples.template[sample]?.entry as object), toPersonId: "maya" };
}

function row(length: number): object {
  return { sourceId: "bank", key: "x".repeat(length) };
}

function payoff(change: object): object {
  return { order: "avalanche", rhythm: "monthly", extra: 0, ...change };
}

function oneOff(amount: number): object {
  return { on: "2027-01-31", amount };
}

function assumed(change: object): object {
  return { growth: 5_000, inflation: 2_000, withdrawal: 4_000, ...change };
}

function calendar(change: object): object {
  return { from: "2026-W01", firstDay: 1, timeZone: "UTC", ...change };
}

it.each(refused)("%s is refused", (_, kind, sample, change, field) => {
  expect(read(kind, sample, change)).toEqual({ ok: false, problem: "bad-fields", field });
});

it("[SC7] a zero below zero is nothing but zero", () => {
  const saved = read("save", 1, { amount: -0 });
  expect(saved.ok && Object.is(saved.value.amount, 0)).toBe(true);
});

it("[SC25] a change of a zero below zero is nothing but zero", () => {
  const still = read("account", 0, { yearlyChange: -0 });
  expect(still.ok && Object.is(still.value.yearlyChange, 0)).toBe(true);
});

it.each([
  ["[SC23] a row of 200 characters", "transaction", { imported: row(200) }],
  ["[SC24] a mapping of 4 kB", "import-source", { mapping: { a: "é".repeat(2_044) } }],
  ["[SC24] a mapping of nothing", "import-source", { mapping: {} }],
  ["[SC25] a loss of everything a year", "account", { yearlyChange: -100_000 }],
  ["[SC25] a gain of 100 % a year", "account", { yearlyChange: 100_000 }],
  ["[SC26] nobody's own", "account", { ownerIds: [] }],
  ["[SC7] the largest amount", "account", { balance: largestAmount }],
  ["[SC7] the largest debt", "account", { balance: -largestAmount }],
  ["[SC7] a rate of 100 %", "debt", { apr: 100_000 }],
  ["[SC28] all of what is put aside", "goal", { funding: { by: "share", share: 1_000 } }],
  ["[SC28] what the others leave", "goal", { funding: { by: "leftover" }, ownerIds: [] }],
  ["[SC29] no extra, and the freed kept", "household", { payoff: payoff({ keepsFreed: true, oneOffs: [] }) }],
  ["[SC30] no growth at all", "household", { assumptions: assumed({ growth: 0 }) }],
  ["[SC31] a goal of before funding", "goal", {}],
  ["[SC31] settings that still say how debts are paid", "settings", { payoffOrder: "snowball", payoffExtra: 5 }],
  ["[SC9] a label of 80 characters", "goal", { label: "x".repeat(80) }],
  ["[SC9] a note of 2 000 characters", "save", { note: "x".repeat(2_000) }],
] as [string, RecordKind, Record<string, unknown>][])("%s is taken", (_, kind, change) => {
  expect(read(kind, 0, change).ok).toBe(true);
});
