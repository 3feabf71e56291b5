import type { LiveRecord } from "../read-record.ts";
import { canonicalJson } from "./canonical-json.ts";
import { amount, inCurrency, moment, number, reference, tableOf, text, yes } from "./csv-table.ts";

export const balanceTable = tableOf("balance", [
  text("Day", ({ day }) => day),
  text("Of", ({ of }) => of.kind),
  ...reference<LiveRecord<"balance">>("Account or debt", ({ of }) => of.id),
  amount("Amount", (balance) => balance.amount),
  amount("At least", ({ low }) => low),
  amount("At most", ({ high }) => high),
  inCurrency,
]);

export const withdrawalTable = tableOf("withdrawal", [
  text("Week", ({ week }) => week),
  ...reference<LiveRecord<"withdrawal">>("Goal", ({ goalId }) => goalId),
  amount("Amount", (withdrawal) => withdrawal.amount),
  inCurrency,
  text("Note", ({ note }) => note),
  moment("Recorded at", ({ recordedAt }) => recordedAt),
]);

export const habitTickTable = tableOf("habit-tick", [
  text("Day", ({ day }) => day),
  ...reference<LiveRecord<"habit-tick">>("Habit", ({ habitId }) => habitId),
  ...reference<LiveRecord<"habit-tick">>("Person", ({ personId }) => personId),
]);

export const saveTable = tableOf("save", [
  text("Week", ({ week }) => week),
  ...reference<LiveRecord<"save">>("Person", ({ personId }) => personId),
  amount("Amount", (save) => save.amount),
  inCurrency,
  text("To", ({ target }) => target.kind),
  ...reference<LiveRecord<"save">>("Target", ({ target }) => ("id" in target ? String(target.id) : undefined)),
  text("Note", ({ note }) => note),
  moment("Recorded at", ({ recordedAt }) => recordedAt),
]);

export const weekReviewTable = tableOf("week-review", [
  text("Week", ({ week }) => week),
  text("Decision", ({ decision }) => decision),
  yes("Folded", ({ isFolded }) => isFolded),
  text("One decision", ({ resolved }) => resolved),
]);

export const signOffTable = tableOf("sign-off", [
  text("Week", ({ week }) => week),
  ...reference<LiveRecord<"sign-off">>("Person", ({ personId }) => personId),
  number("Step", ({ step }) => step),
  text("Decision", ({ decided }) => decided),
  text("Thank you for", ({ thanks }) => thanks),
  moment("Signed at", ({ signedAt }) => signedAt),
  text("Signed decision", ({ signedDecision }) => signedDecision?.texts.map(({ text }) => text).join(" / ")),
]);

export const pauseTable = tableOf("pause", [text("From week", ({ from }) => from), text("To week", ({ to }) => to)]);

/** One line for each value; both are written as JSON, because any field of any kind may be among them. */
export const overriddenTable = tableOf("overridden", [
  text("Kind", ({ of }) => of.kind),
  ...reference<LiveRecord<"overridden">>("Of", ({ of }) => of.id),
  text("Fields", ({ names }) => names.join(" / ")),
  text("Overridden", ({ lost }) => canonicalJson(lost)),
  text("By", ({ won }) => canonicalJson(won)),
  moment("Overridden at", ({ at }) => at),
]);
