import { expect, it } from "vitest";
import { own } from "../merge.ts";
import { readRecord } from "../read-record.ts";
import type { FieldValues, RecordKind } from "../record.ts";
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
  ["a day that no calendar has", "bill", 0, { nextDue: "2026-02-30" }, "nextDue"],
  ["a day with a space", "bill", 0, { nextDue: " 2026-02-28" }, "nextDue"],
  ["a week that its year lacks", "pause", 1, { from: "2025-W53" }, "from"],
  ["pay due on no day", "income", 0, { pay: { ...month, nextOn: "soon" } }, "pay"],
  ["an unknown cadence", "income", 0, { pay: { ...month, cadence: "daily" } }, "pay"],
  ["[SC9] a label without a letter", "goal", 0, { label: " " }, "label"],
  ["[SC9] a label of 81 characters", "goal", 0, { label: "x".repeat(81) }, "label"],
  ["[SC9] a note of 2 001 characters", "save", 0, { note: "x".repeat(2_001) }, "note"],
  ["[SC9] an id that is none", "save", 0, { personId: "<b>" }, "personId"],
  ["[SC9] a target without its id", "save", 0, { target: { kind: "goal" } }, "target"],
  ["[SC9] a habit on eight days a week", "habit", 0, { timesAWeek: 8 }, "timesAWeek"],
  ["a balance below its low", "account", 1, { low: 30_000_001 }, "balance"],
  ["a balance above its high", "balance", 1, { high: 229_999 }, "amount"],
  ["a pause that ends before it begins", "pause", 0, { to: "2026-W29" }, "to"],
  ["a transaction of nothing", "transaction", 0, { amount: 0 }, "amount"],
  ["splits that do not add up", "transaction", 1, { amount: 6_001 }, "amount"],
  ["no splits at all in a list of them", "transaction", 0, { splits: [] }, "splits"],
  ["a recurring entry of nothing", "recurring", 0, { entry: { ...sampleEntry(), amount: 0 } }, "entry"],
  ["money handed over without a transfer", "transaction", 0, { toPersonId: "maya2" }, "amount"],
  ["money handed to oneself", "transaction", 3, { toPersonId: "tom" }, "amount"],
  ["a template that hands over spending", "template", 0, { entry: handed(0) }, "entry"],
  ["a template that hands to oneself", "template", 1, { entry: { ...handed(1), toPersonId: "tom" } }, "entry"],
  ["a quick entry without a name", "template", 0, { label: "" }, "label"],
  ["a quick entry of nothing", "template", 0, { entry: { ...handed(1), amount: 0 } }, "entry"],
  ["a row of no file", "transaction", 0, { imported: { key: "x" } }, "imported"],
  ["a row without words", "transaction", 0, { imported: { sourceId: "bank", key: "" } }, "imported"],
  ["a row of 201 characters", "transaction", 0, { imported: row(201) }, "imported"],
  ["a header of 4 001 characters", "import-source", 0, { header: "x".repeat(4_001) }, "header"],
  ["a mapping over 4 kB", "import-source", 0, { mapping: { a: "é".repeat(2_045) } }, "mapping"],
  ["a mapping that is a list", "import-source", 0, { mapping: [1] }, "mapping"],
  ["a loss of more than everything a year", "account", 0, { yearlyChange: -100_001 }, "yearlyChange"],
  ["a gain of more than 100 % a year", "account", 0, { yearlyChange: 100_001 }, "yearlyChange"],
  ["a change between thousandths", "account", 0, { yearlyChange: 0.5 }, "yearlyChange"],
  ["an owner named twice", "account", 0, { ownerIds: ["maya", "maya"] }, "ownerIds"],
  ["an owner who is no id", "debt", 0, { ownerIds: ["<b>"] }, "ownerIds"],
  ["a debt taken for no id", "debt", 0, { accountId: "" }, "accountId"],
  ["settling from no day", "household", 0, { settling: { since: "2026-02-30", by: "equal" } }, "settling"],
  ["settling by nothing known", "household", 0, { settling: { since: "2026-02-01", by: "age" } }, "settling"],
  ["a fixed amount of nothing", "goal", 0, { funding: { by: "fixed", weekly: 0 } }, "funding"],
  ["more than all of what is put aside", "goal", 0, { funding: { by: "share", share: 1_001 } }, "funding"],
  ["a way to feed a goal that nobody knows", "goal", 0, { funding: { by: "moonlight" } }, "funding"],
  ["a sweep to no goal", "goal", 0, { sweepTo: { kind: "goal" } }, "sweepTo"],
  ["a fund for no bill", "goal", 0, { billId: "" }, "billId"],
  ["an unknown order of debts", "household", 0, { payoff: payoff({ order: "tallest" }) }, "payoff"],
  ["an extra below zero", "household", 0, { payoff: payoff({ extra: -1 }) }, "payoff"],
  ["a rhythm of nothing known", "household", 0, { payoff: payoff({ rhythm: "daily" }) }, "payoff"],
  ["one-off money of nothing", "household", 0, { payoff: payoff({ oneOffs: [oneOff(0)] }) }, "payoff"],
  ["201 one-offs", "household", 0, { payoff: payoff({ oneOffs: Array(201).fill(oneOff(1)) }) }, "payoff"],
  ["growth above 100 %", "household", 0, { assumptions: assumed({ growth: 100_001 }) }, "assumptions"],
  ["a withdrawal of nothing", "household", 0, { assumptions: assumed({ withdrawal: 0 }) }, "assumptions"],
  ["half of the assumptions", "household", 0, { assumptions: { growth: 1 } }, "assumptions"],
  ["an unknown currency", "household", 0, { currency: "XAU" }, "currency"],
  ["a currency in small letters", "household", 0, { currency: "usd" }, "currency"],
  ["a locale that is none", "household", 0, { locale: "no such" }, "locale"],
  ["no calendar", "household", 0, { calendars: [] }, "calendars"],
  ["a time zone that is none", "household", 0, { calendars: [calendar({ timeZone: "Moon" })] }, "calendars"],
  ["calendars out of order", "household", 0, { calendars: [calendar({}), calendar({})] }, "calendars"],
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

it("[SC7] negative zero is treated as zero", () => {
  const saved = read("save", 1, { amount: -0 });
  expect(saved.ok && Object.is(own(saved.value.fields as FieldValues, "amount"), 0)).toBe(true);
});

it("a change of a zero below zero is nothing but zero", () => {
  const still = read("account", 0, { yearlyChange: -0 });
  expect(still.ok && Object.is(own(still.value.fields as FieldValues, "yearlyChange"), 0)).toBe(true);
});

it.each([
  ["a row of 200 characters", "transaction", { imported: row(200) }],
  ["a mapping of 4 kB", "import-source", { mapping: { a: "é".repeat(2_044) } }],
  ["a mapping of nothing", "import-source", { mapping: {} }],
  ["a loss of everything a year", "account", { yearlyChange: -100_000 }],
  ["a gain of 100 % a year", "account", { yearlyChange: 100_000 }],
  ["nobody's own", "account", { ownerIds: [] }],
  ["[SC7] the largest amount", "account", { balance: largestAmount }],
  ["[SC7] the largest debt", "account", { balance: -largestAmount }],
  ["[SC7] a rate of 100 %", "debt", { apr: 100_000 }],
  ["all of what is put aside", "goal", { funding: { by: "share", share: 1_000 } }],
  ["what the others leave", "goal", { funding: { by: "leftover" }, ownerIds: [] }],
  ["no extra, and the freed kept", "household", { payoff: payoff({ keepsFreed: true, oneOffs: [] }) }],
  ["no growth at all", "household", { assumptions: assumed({ growth: 0 }) }],
  ["a goal of before funding", "goal", {}],
  ["settings that still say how debts are paid", "settings", { payoffOrder: "snowball", payoffExtra: 5 }],
  ["[SC9] a label of 80 characters", "goal", { label: "x".repeat(80) }],
  ["[SC9] a note of 2 000 characters", "save", { note: "x".repeat(2_000) }],
] as [string, RecordKind, Record<string, unknown>][])("%s is taken", (_, kind, change) => {
  expect(read(kind, 0, change).ok).toBe(true);
});
