import type { Household } from "#domain/household/household.ts";
import { longestLabel } from "#domain/household/limits.ts";
import type { Transaction } from "#domain/household/records.ts";
import type { Minor } from "#domain/money/money.ts";
import { checkTransaction } from "#domain/spending/transaction.ts";
import type { Cadence } from "#domain/time/cadence.ts";
import type { Day } from "#domain/time/day.ts";
import { longestNote } from "#sync/kinds/fields.ts";
import type { Draft } from "./draft.ts";
import { type Read, readDay, readUntil } from "./read-day.ts";
import { readAmount, readSplits } from "./read-splits.ts";

/** What follows from the rest where it was not chosen. */
export interface Settled {
  categoryId: string;
  personId: string;
}

export interface ReadEntry {
  entry: Omit<Transaction, "id" | "imported">;
  repeat: { cadence: Cadence; until?: Day } | undefined;
  quickLabel: string | undefined;
  ruleContains: string | undefined;
}

/** By the name of the field. */
export type Problems = Readonly<Record<string, string>>;

export type ReadDraft = { ok: true; value: ReadEntry } | { ok: false; problems: Problems };

const tooLong = (what: string, most: number): string =>
  `${what} has room for ${most} letters. What you typed is still here.`;

/** The entry with all that was asked besides, or everything that stands in its way. */
export function readDraft(draft: Draft, settled: Settled, household: Household, today: Day): ReadDraft {
  const amount = readAmount(draft, household);
  const day = readDay(draft.day, today);
  const until = draft.cadence === "" || !day.ok ? none : readUntil(draft.until, day.value);
  const parts = partsOf(draft, settled, amount, household);
  const problems: Record<string, string> = { ...textProblems(draft), ...personProblems(draft, settled, amount) };
  if (!amount.ok) problems.amount = amount.words;
  if (!day.ok) problems.day = day.words;
  if (!until.ok) problems.until = until.words;
  if (!parts.ok) Object.assign(problems, parts.problems);
  if (Object.keys(problems).length > 0 || !amount.ok || !day.ok || !until.ok || !parts.ok)
    return { ok: false, problems };
  const entry = entryOf(draft, settled, { amount: amount.value, day: day.value, ...parts.value });
  const checked = checkTransaction({ ...entry, id: "new" }, household.currency);
  if (!checked.ok) return { ok: false, problems: { amount: "This can’t be kept as it stands. Look over the amount." } };
  const repeat =
    draft.cadence === "" ? undefined : { cadence: draft.cadence, ...(until.value && { until: until.value }) };
  return { ok: true, value: { entry, repeat, ...besidesOf(draft) } };
}

const none: Read<undefined> = { ok: true, value: undefined };

const besidesOf = ({ quickLabel, ruleContains }: Draft) => ({
  quickLabel: quickLabel?.trim(),
  ruleContains: ruleContains?.trim(),
});

function textProblems({ payee, note, quickLabel, ruleContains }: Draft): Record<string, string> {
  const problems: Record<string, string> = {};
  if (payee.trim().length > longestLabel) problems.payee = tooLong("A name", longestLabel);
  if (note.trim().length > longestNote) problems.note = tooLong("A note", longestNote);
  for (const [name, text] of Object.entries({ quickLabel, ruleContains })) {
    if (text !== undefined && text.trim() === "") problems[name] = "Give it a word or two, or take the tick off.";
    if (text !== undefined && text.trim().length > longestLabel) problems[name] = tooLong("This", longestLabel);
  }
  return problems;
}

function personProblems({ type, toPersonId }: Draft, settled: Settled, amount: Read<Minor>): Record<string, string> {
  if (type !== "transfer" || toPersonId === "") return {};
  if (toPersonId === settled.personId) return { toPersonId: "Choose someone else: nobody hands money to themselves." };
  if (amount.ok && amount.value < 0) return { amount: "Type it without a minus, and choose who handed it to whom." };
  return {};
}

type Parts = Pick<Transaction, "categoryId" | "splits">;

/** Only spending counts in categories. A single part is no split. */
function partsOf(
  draft: Draft,
  { categoryId }: Settled,
  amount: Read<Minor>,
  household: Household,
): { ok: true; value: Parts } | { ok: false; problems: Problems } {
  if (draft.type === "income" || draft.type === "transfer") return { ok: true, value: {} };
  const inOne = (id: string) => ({ ok: true, value: id === "" ? {} : { categoryId: id } }) as const;
  if (!draft.splits) return inOne(categoryId);
  const splits = readSplits(draft, household);
  if (!splits.ok || !amount.ok) return { ok: false, problems: splits.ok ? {} : splits.problems };
  return splits.value.length === 1 ? inOne(splits.value[0]!.categoryId) : { ok: true, value: { splits: splits.value } };
}

/** Only a transfer hands money to someone, and only spending is for someone. */
function entryOf(
  { type, payee, note, forPersonId, toPersonId }: Draft,
  { personId }: Settled,
  read: { amount: Minor; day: Day } & Parts,
): ReadEntry["entry"] {
  const kind = type === "refund" ? "spending" : type;
  return {
    ...{ kind, payee: payee.trim(), note: note.trim(), personId, ...read },
    ...(kind === "spending" && forPersonId !== "" && { forPersonId }),
    ...(kind === "transfer" && toPersonId !== "" && { toPersonId }),
  };
}
